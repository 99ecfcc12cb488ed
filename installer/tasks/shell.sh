# shell [ARGUMENTS…]: bash inside the environment, with the project's settings.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

exec bash "$@"

#!/usr/bin/env bash
# Called by enter_root.sh in a mount namespace of its own: mounts the given triples (kind, the
# host's path, the path inside) into ROOT and replaces itself by COMMAND in there.
#   mount_and_chroot.sh ROOT FOLDER COUNT [KIND FROM TO]… COMMAND…
set -euo pipefail

root=$1 folder=$2 count=$3
shift 3
for ((; count > 0; count--)); do
    kind=$1 from=$2 to=$root$3
    shift 3
    if [[ -d $from ]]; then
        mkdir -p "$to"
    elif [[ ! -e $to ]]; then
        : >"$to"
    fi
    mount --rbind "$from" "$to"
    [[ $kind != read-only ]] || mount -o remount,bind,ro "$to"
done
exec chroot "$root" sh -c 'cd "$1" && shift && exec "$@"' sh "$folder" "$@"

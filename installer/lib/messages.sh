# Speaking to the user. Everything goes to stderr: stdout belongs to the program being run.

say() {
    printf '%s\n' "$*" >&2
}

# One clear sentence on what went wrong and what to do about it, then the end.
fail() {
    printf 'installer/dev: %s\n' "$*" >&2
    exit 1
}

# Prints the reason hidden in a log of apt or mmdebstrap as half a sentence with a remedy.
# The order matters: a full disk also causes failed downloads, and so on.
explain_package_failure() {
    local log=$1
    says() { grep -qE "$1" "$log"; }
    disk_is_full() { (($(df --output=avail --block-size=1M "$log" | tail -n 1) < 50)); }

    if disk_is_full || says 'No space left on device|enough free space'; then
        echo "the disk is full; free about 4 GB and start again"
    elif says 'NO_PUBKEY|is not signed|signatures (could|were)|The following signatures'; then
        echo "the mirror's signature is unknown here; update the package debian-archive-keyring and start again"
    elif says 'is expired|is not valid yet'; then
        echo "the mirror's release file is outside its dates; correct the clock, or set" \
            "Acquire::Check-Valid-Until \"false\" in apt's configuration if the mirror is old on purpose"
    elif says 'not resolve|failure resolving|[Cc]ould not connect|[Uu]nable to connect|Connection (refused|timed out|failed)|unreachable|Failed to fetch'; then
        echo "the package mirror cannot be reached; check the network and apt's proxy and mirror settings, then start again"
    elif says 'Unable to locate package|no installation candidate|unmet dependencies'; then
        echo "the mirror lacks a needed package; run 'apt-get update' or use a complete mirror, then start again"
    elif says 'Permission denied|Operation not permitted|are you root'; then
        echo "the system does not permit it; start once as root or ask the administrator"
    elif says 'received signal'; then
        echo "it was interrupted; start again"
    else
        echo "see the end of $log for the reason"
    fi
}

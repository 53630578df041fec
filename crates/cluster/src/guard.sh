# Keeps a PostgreSQL for as long as somebody holds its input open, and leaves nothing behind, however
# they end. It is told to `start` and to `kill`, one word a line, and answers each with a line.
# $1: the folder, $2: where the programs are
folder=$1
programs=$2
trap '' INT TERM HUP

# PostgreSQL does not run as root.
as=
if [ "$(id -u)" = 0 ]; then
    user=nobody
    id postgres >/dev/null 2>&1 && user=postgres
    as="setpriv --reuid=$user --regid=$(id -g $user) --clear-groups"
    chown "$user" "$folder"
fi

# One role needs a password; it is there to be refused. Nothing is synced: the machine may lose it all.
make() {
    $as "$programs/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync \
        >"$folder/log" 2>&1 || return 1
    printf 'local all guarded scram-sha-256\nlocal all all trust\n' |
        $as tee "$folder/data/pg_hba.conf" >/dev/null
}

is_there() {
    kill -0 "$pid" 2>/dev/null
}

# The processes of one that was killed may still hold its memory for a moment: then it is tried again.
start() {
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        (cd "$folder" && exec $as "$programs/postgres" -D "$folder/data" -k "$folder" \
            -c listen_addresses= -c max_connections=300 -c fsync=off >>"$folder/log" 2>&1) &
        pid=$!
        while is_there; do
            "$programs/pg_isready" -q -h "$folder" && return
            sleep 0.05
        done
        sleep 0.3
    done
    return 1
}

if make && start; then echo ready; else tail -5 "$folder/log" | tr '\n' ' '; echo; fi
while read -r word; do
    case $word in
        start) if start; then echo ready; else echo failed; fi ;;
        kill) kill -9 "$pid"; wait "$pid"; echo killed ;;
    esac
done 2>/dev/null
if is_there; then
    kill -QUIT "$pid"
    wait "$pid"
fi
rm -rf "$folder"

#!/bin/sh
# One server after the other, each only when the one before is ready: nobody who calls meanwhile notices.
#   deploy/restart.sh systemd 3001 3002
#   deploy/restart.sh compose server-1 server-2
set -eu

way=$1
shift

ready() {
  case $way in
    systemd) curl -fsS -o /dev/null "http://127.0.0.1:$1/readyz" ;;
    compose) compose exec -T "$1" node -e "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))" ;;
  esac
}

compose() {
  docker compose -f deploy/compose.yaml --env-file deploy/callstead.env "$@"
}

restart() {
  case $way in
    systemd) systemctl restart "callstead@$1" ;;
    compose) compose up -d --no-deps --force-recreate "$1" ;;
    *) echo "systemd or compose?" >&2; exit 2 ;;
  esac
}

for server in "$@"; do
  restart "$server"
  tries=0
  until ready "$server" 2>/dev/null; do
    tries=$((tries + 1))
    if [ "$tries" -ge 120 ]; then
      echo "$server does not become ready; the others were left alone." >&2
      exit 1
    fi
    sleep 1
  done
  sleep 5 # the proxy has to see it, too
  echo "$server is back."
done

#!/bin/sh
# A new park's secrets into NAME/park.env, and its database with a user who reaches no other as SQL for PostgreSQL's administrator:
#   ./new-park.sh valley valley.example | docker compose exec -T postgres psql -U postgres -v ON_ERROR_STOP=1
#   ./new-park.sh valley valley.example db.internal | psql -h db.internal -U postgres
set -eu
name=${1:?Usage: new-park.sh NAME HOST [DATABASE_HOST]} host=${2:?Usage: new-park.sh NAME HOST [DATABASE_HOST]} database=${3:-postgres}
case $name in *[!a-z0-9-]* | -* | '') echo "A park's name has a to z, digits and - alone: $name" >&2; exit 1 ;; esac
if [ -e "$name/park.env" ]; then echo "$name/park.env is there already: its keys open that park's data." >&2; exit 1; fi

password=$(openssl rand -hex 32)
umask 077
mkdir -p "$name"
cat >"$name/park.env" <<END
# Secrets of $name: never into git, and a copy to where the backups are not. All that docs/operations.md names may stand here.
PUBLIC_ORIGIN=https://$host
DATABASE_URL=postgres://$name:$password@$database/$name
S3_PREFIX=$name
AUTH_SECRET=$(openssl rand -hex 32)
DATA_KEYS=k1:$(openssl rand -base64 32)
# Of the first owner (admin), at the first start alone.
ADMIN_PASSWORD=$(openssl rand -hex 12)
END
cat <<END
create user "$name" password '$password';
create database "$name" owner "$name";
revoke all on database "$name" from public;
END

#!/bin/sh
# A new park's secrets into NAME/park.env, and as SQL for PostgreSQL's administrator its database, with a user who reaches no other park's:
#   ./new-park.sh valley valley.example | docker compose exec -T postgres psql -U postgres -v ON_ERROR_STOP=1
#   ./new-park.sh valley valley.example db.internal | psql -h db.internal -U postgres -v ON_ERROR_STOP=1
# Where there are secrets already, they stay: the same SQL is printed, and what it makes is made once.
set -eu
LC_ALL=C
usage='Usage: new-park.sh NAME HOST [DATABASE_HOST]'
name=${1:?$usage} host=${2:?$usage} database=${3:-postgres} file=$1/park.env
refuse() { echo "$1" >&2; exit 1; }

# It becomes a service, a volume, a user, a database and a release of Helm.
case $name in [!a-z]* | *[!a-z0-9-]* | *-) refuse "A park's name has a to z, digits and - alone, and begins with a letter: $name" ;; esac
[ ${#name} -le 40 ] || refuse "A park's name has at most 40 characters: $name"
case $name in
  postgres | redis | store | proxy | database | pictures | certificates | template0 | template1 | public | none)
    refuse "Something else is called so already: $name" ;;
esac
case $host in *[!A-Za-z0-9.-]*) refuse "A host has letters, digits, . and - alone: $host" ;; esac
case $database in *[!A-Za-z0-9.:-]*) refuse "A host has letters, digits, . and - alone, and a port after a colon: $database" ;; esac

umask 077
mkdir -p "$name"
if [ -e "$file" ]; then
  echo "$file is there already, and stays: its keys open that park's data." >&2
else
  password=$(openssl rand -hex 32)
  cat >"$file" <<END
# Secrets of $name: never into git, and a copy to where the backups are not. All that docs/operations.md names may stand here.
PUBLIC_ORIGIN=https://$host
DATABASE_URL=postgres://$name:$password@$database/$name
S3_PREFIX=$name
AUTH_SECRET=$(openssl rand -hex 32)
DATA_KEYS=k1:$(openssl rand -base64 32)
# Of the first owner (admin), at the first start alone.
ADMIN_PASSWORD=$(openssl rand -hex 12)
END
fi
password=$(sed -n "s|^DATABASE_URL=postgres://$name:\([0-9a-f]\{64\}\)@.*|\1|p" "$file")
[ "$password" ] || refuse "$file has no DATABASE_URL as this script writes it."
cat <<END
select 'create user "$name" password ''$password''' where not exists (select from pg_roles where rolname = '$name') \gexec
select 'create database "$name" owner "$name"' where not exists (select from pg_database where datname = '$name') \gexec
revoke all on database "$name" from public;
END

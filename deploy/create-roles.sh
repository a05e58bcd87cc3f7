#!/bin/sh
# Run once by the image of PostgreSQL, on an empty folder: the server owns nothing, so it can switch nothing off.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v owner="$OWNER_PASSWORD" -v server="$SERVER_PASSWORD" <<'SQL'
create role callstead_owner login password :'owner';
create role callstead_server login password :'server';
create database callstead owner callstead_owner;
SQL

-- Wrong passwords are counted per account, for all devices together that never logged in to it: anybody could lock
-- anybody out. A device that did has tries of its own; the browser holds its token, we hold the hash.
create table known_device (
  token_hash text        primary key,
  user_id    uuid        not null references auth_user (id) on delete cascade,
  session_id uuid, -- the login that made it known: ended from elsewhere, it ends this, too; gone by itself, it does not
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index known_device_user on known_device (user_id);           -- forgotten with a new password
create index known_device_expires_at on known_device (expires_at);  -- delete-expired

-- One at a time for each person: mailed when their account is locked, and lets them in meanwhile.
create table sign_in_link (
  user_id    uuid        primary key references auth_user (id) on delete cascade,
  token_hash text        not null unique,
  expires_at timestamptz not null
);
create index sign_in_link_expires_at on sign_in_link (expires_at); -- delete-expired

-- Keys for programs. A key is shown once; only its hash is kept, and what was random through and through needs no salt.
create table api_key (
  id           uuid        primary key default gen_random_uuid(),
  account_id   uuid        not null references account (id) on delete cascade,
  user_id      uuid        not null references profile (id) on delete cascade, -- who made it, and in whose name it acts
  key_hash     bytea       not null unique check (length(key_hash) = 32),
  mode         text        not null check (mode in ('live', 'test')),
  hint         text        not null check (length(hint) = 4), -- its last letters
  name         text        not null check (name <> '' and length(name) <= 80),
  scopes       text[]      not null check (cardinality(scopes) > 0),
  addresses    cidr[]      not null default '{}', -- empty: from anywhere
  created_at   timestamptz not null default now(),
  expires_at   timestamptz check (expires_at > created_at),
  revoked_at   timestamptz,
  last_used_at timestamptz -- to the minute
);
create index api_key_of_account on api_key (account_id, created_at desc, id desc);

-- What was revoked stays so, and nobody widens a key that is already somewhere: a new one is made instead.
create function keep_api_key() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger api_key_kept before update on api_key for each row execute function keep_api_key();

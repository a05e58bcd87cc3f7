-- Accounts at carriers that admins add; those of the environment stay where they are. Tokens are sealed (server/src/secrets).
create table carrier_account (
  id             uuid        primary key default gen_random_uuid(),
  kind           text        not null check (kind in ('twilio', 'signalwire')),
  name           text        not null check (length(name) between 1 and 60),
  host           text        not null check (length(host) between 3 and 200),      -- that is asked: Twilio's, or the space at SignalWire
  account_sid    text        not null check (length(account_sid) between 3 and 64), -- project id at SignalWire
  token          text        not null,
  previous_token text,                 -- still signs webhooks for a while after a rotation
  previous_until timestamptz,
  -- What a number costs a month where the carrier's API does not say: SignalWire has no such thing.
  local_monthly_cents     integer check (local_monthly_cents between 0 and 1000000),
  toll_free_monthly_cents integer check (toll_free_monthly_cents between 0 and 1000000),
  created_at     timestamptz not null default now(),
  checked_at     timestamptz not null default now(), -- last time it was asked, at night or by somebody
  check_failure  text        check (check_failure in ('credentials', 'limited', 'unreachable', 'refused')),
  mended_count   integer     not null default 0,     -- of that check: numbers whose addresses were ours no more
  missing_count  integer     not null default 0,     -- ours, and the carrier does not know them
  foreign_count  integer     not null default 0,     -- the account's, and not ours
  check ((previous_token is null) = (previous_until is null)),
  unique (host, account_sid)
);

alter table tracking_number
  add column carrier_account_id uuid references carrier_account (id),
  add column carrier_sid        text check (length(carrier_sid) between 1 and 64), -- what the carrier calls it
  add column monthly_cents      integer check (monthly_cents between 0 and 1000000),
  add column drift              text check (drift in ('mended', 'missing', 'failed')), -- what the last check found; null: all right
  add column drift_at           timestamptz,
  add column returning_since    timestamptz, -- the carrier is asked to take it back: nobody gets it any more
  add check ((carrier_account_id is null) = (carrier_sid is null)),
  add check ((drift is null) = (drift_at is null)),
  add check (returning_since is null or (application_id is null and carrier_account_id is not null)),
  add unique (carrier_account_id, carrier_sid); -- also: the numbers of an account

-- Stands before the carrier is asked: whatever becomes of us then, somebody looks whether the number was bought.
create table number_order (
  id            uuid        primary key, -- chosen by whoever asks, so that asking again orders nothing; the carrier keeps it as the number's name
  account_id    uuid        not null references carrier_account (id) on delete cascade,
  number        text        not null check (number ~ '^\+1[2-9][0-9]{9}$'),
  monthly_cents integer     check (monthly_cents between 0 and 1000000),
  origin        text        not null check (origin in ('admin', 'refill')),
  state         text        not null default 'asked' check (state in ('asked', 'bought', 'refused', 'not_bought')),
  failure       text        check (failure in ('credentials', 'limited', 'unreachable', 'refused', 'number_gone')),
  asked_at      timestamptz not null default now(),
  settled_at    timestamptz,
  check ((state = 'asked') = (settled_at is null))
);
create unique index number_order_open on number_order (number) where state = 'asked'; -- never asked for twice
create index number_order_recent on number_order (asked_at desc);
create index number_order_of_account on number_order (account_id);

-- How carriers and we got on, hour by hour. `carrier`: an account's id, 'environment', 'simulator', or 'unknown' for what nobody of ours signed.
create table carrier_hour (
  carrier          text        not null check (length(carrier) between 1 and 40),
  hour             timestamptz not null,
  webhooks         integer     not null default 0,
  forged           integer     not null default 0,
  unanswered       integer     not null default 0, -- an error of ours, or the carrier hung up before we said anything
  answer_ms        bigint      not null default 0, -- of all of them together
  slowest_ms       integer     not null default 0,
  last_webhook_at  timestamptz,
  primary key (carrier, hour)
);
create index carrier_hour_at on carrier_hour (hour); -- the last day, and what is forgotten

-- With whose tokens webhooks are signed every process keeps in memory, too.
create trigger carrier_account_routes after insert or update of token, previous_token, previous_until or delete on carrier_account
  for each row execute function tell_routing('id');

-- Files of what was sold after a click of Google's, for its scheduled upload: fetched at an address that nobody else knows.
create table conversion_feed (
  id              uuid        primary key default gen_random_uuid(),
  account_id      uuid        not null references account (id) on delete cascade,
  conversion_name text        not null check (length(conversion_name) between 1 and 100), -- as Google Ads calls it
  token_hash      bytea       not null unique,
  fetched_at      timestamptz,
  created_at      timestamptz not null default now()
);
create index conversion_feed_of_account on conversion_feed (account_id, created_at desc, id desc);

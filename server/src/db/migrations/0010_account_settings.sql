-- What people settle on their account page.

-- Null: whichever zone their browser is in. Reports group by it, so PostgreSQL itself must know the name.
alter table profile add column time_zone text
  check (time_zone is null or timezone(time_zone, timestamptz '2000-01-01 00:00+00') is not null);

-- A new login address counts only once the link sent to it was opened. One at a time: a newer request replaces the older.
create table email_change (
  user_id    uuid        primary key references auth_user (id) on delete cascade,
  new_email  text        not null check (new_email = lower(new_email)),
  token_hash text        not null unique, -- a leaked table opens no door
  expires_at timestamptz not null
);
create index email_change_expires on email_change (expires_at); -- the nightly clean-up

-- How a publisher is paid. The details are sealed with a key of the network and bound to their owner's id, so a row
-- copied to somebody else opens for nobody; the hint is all that is ever shown.
create table payment_method (
  user_id        uuid        primary key references profile (id) on delete cascade,
  kind           text        not null check (kind in ('paypal', 'us_bank', 'iban')),
  hint           text        not null,
  sealed_details text        not null check (sealed_details like 'v1.%'),
  changed_at     timestamptz not null default now()
);

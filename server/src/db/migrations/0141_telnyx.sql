-- Telnyx as a third carrier. Its webhooks are signed with a key whose public half is kept as it is: it is no secret.
alter table carrier_account
  drop constraint carrier_account_kind_check,
  add constraint carrier_account_kind_check check (kind in ('twilio', 'signalwire', 'telnyx')),
  add column public_key text check (public_key ~ '^[A-Za-z0-9+/]{43}=$'),
  add constraint carrier_account_public_key_of_telnyx check ((kind = 'telnyx') = (public_key is not null));

-- Every process keeps the public keys in memory, too.
drop trigger carrier_account_routes on carrier_account;
create trigger carrier_account_routes
  after insert or update of token, previous_token, previous_until, public_key or delete on carrier_account
  for each row execute function tell_routing('id');

-- The books of the simulated Telnyx, which nobody else reads: there a number belongs to an application, and an order takes its time.
create table simulator_application (
  id                 text        primary key,
  account_sid        text        not null,
  friendly_name      text        not null,
  voice_url          text        not null,
  voice_fallback_url text        not null default '',
  voice_method       text        not null default 'post',
  status_callback    text        not null default '',
  voice_profile_id   text,
  active             boolean     not null default true,
  created_at         timestamptz not null default now()
);
create index simulator_application_of_account on simulator_application (account_sid, created_at);

create table simulator_order (
  id                 text        primary key,
  account_sid        text        not null,
  number             text        not null,
  customer_reference text        not null default '',
  connection_id      text,
  needs_papers       boolean     not null default false,
  status             text        not null,
  times_asked        integer     not null default 0, -- how often somebody looked how far it is
  created_at         timestamptz not null default now()
);
create index simulator_order_of_account on simulator_order (account_sid, created_at desc);

alter table simulator_number
  add column connection_id text,
  add column is_active boolean not null default true; -- an order that is not done yet shows its number as pending

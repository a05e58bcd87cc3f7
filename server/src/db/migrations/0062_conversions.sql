-- Conversions that advertisers report by postback. A campaign's token says whose a postback is; only its hash is kept.
create table postback_token (
  id           uuid        primary key default gen_random_uuid(),
  campaign_id  uuid        not null references campaign (id) on delete cascade,
  token_hash   bytea       not null unique check (length(token_hash) = 32),
  hint         text        not null, -- its last letters
  state        text        not null check (state in ('current', 'previous', 'revoked')),
  created_at   timestamptz not null,
  created_by   uuid        references profile (id) on delete set null,
  revoked_at   timestamptz,
  last_used_at timestamptz,
  check ((state = 'revoked') = (revoked_at is not null))
);
create unique index postback_token_valid on postback_token (campaign_id, state) where state <> 'revoked'; -- two at most

-- Clicks that nobody clicked: what is reported for one is a test. Its own token makes the address work as it stands.
create table postback_test (
  click_id    text        primary key,
  campaign_id uuid        not null references campaign (id) on delete cascade,
  token_hash  bytea       not null unique check (length(token_hash) = 32),
  created_at  timestamptz not null,
  created_by  uuid        references profile (id) on delete set null,
  expires_at  timestamptz not null
);
create index postback_test_of_campaign on postback_test (campaign_id);

create table conversion (
  id                    text        primary key, -- conv_…, sortable: it holds when it was first reported
  received_at           timestamptz not null,
  campaign_id           uuid        not null references campaign (id), -- a campaign with conversions cannot be deleted
  campaign_version      integer     not null,
  advertiser_id         uuid        not null references account (id),
  publisher_id          uuid        references account (id),
  application_id        uuid,
  source                text        not null check (source in ('click', 'call', 'lead')),
  source_id             text        not null,
  source_at             timestamptz, -- when the click or call was
  txid                  text        not null default '',
  subs                  jsonb       not null default '{}', -- what the tracking link carried
  is_test               boolean     not null default false,
  status                text        not null check (status in ('approved', 'pending', 'rejected')),
  amount_cents          bigint      check (amount_cents >= 0), -- as reported; null: nothing was
  -- How it is priced, as agreed when it was reported. Null: not by conversion.
  pricing               jsonb,
  share_basis_points    integer     not null,
  own_share             integer,     -- agreed with this publisher
  approval_days         integer     not null check (approval_days >= 0),
  price_cents           bigint      not null default 0 check (price_cents >= 0),
  payout_cents          bigint      not null default 0 check (payout_cents between 0 and price_cents),
  billing               text        not null default 'none' check (billing in
    ('none', 'held', 'approved', 'paid', 'disputed', 'refused', 'review')),
  reason                text        check (reason in
    ('information', 'test', 'rejected', 'no_price', 'over_cap', 'over_budget', 'no_balance')),
  day                   date        not null, -- of the campaign: whose budget and cap it uses
  takes_slot            boolean     not null, -- one for a call takes none, its call has one
  approve_at            timestamptz,
  dispute               jsonb,
  amended               integer     not null default 0 check (amended >= 0), -- how many postbacks changed it
  revision              integer     not null default 0,
  unique (source_id, txid), -- reported once, however often
  constraint conversion_sides check (is_test = (publisher_id is null)),
  constraint conversion_test check (not is_test or billing = 'none'),
  constraint conversion_unbilled check ((billing in ('none', 'review')) = (reason is not null)),
  constraint conversion_waits check ((billing = 'review') = (reason is not null and reason in ('over_cap', 'over_budget', 'no_balance'))),
  constraint conversion_charged check (billing in ('none', 'refused') or price_cents > 0),
  constraint conversion_approves check (billing <> 'held' or approve_at is not null)
);
create index conversion_newest on conversion (received_at desc, id desc);
create index conversion_of_campaign on conversion (campaign_id, received_at desc, id desc);
create index conversion_of_publisher on conversion (publisher_id, received_at desc, id desc);
create index conversion_of_advertiser on conversion (advertiser_id, received_at desc, id desc);
create index conversion_to_approve on conversion (approve_at) where billing = 'held'; -- the approvals job
create index conversion_waiting on conversion (advertiser_id, received_at) where billing = 'review'; -- booked when money comes
create index conversion_txid on conversion (txid) where txid <> '';
create trigger conversion_kept before delete on conversion for each row execute function refuse_change();
create trigger conversion_not_truncated before truncate on conversion for each statement execute function refuse_change();

-- What happened to a conversion.
create table conversion_event (
  id            bigint      generated always as identity primary key,
  conversion_id text        not null references conversion (id),
  at            timestamptz not null,
  kind          text        not null check (kind in
    ('received', 'booked', 'changed', 'approved', 'disputed', 'refused', 'paid', 'put_back')),
  data          jsonb       not null default '{}'
);
create index conversion_event_of_conversion on conversion_event (conversion_id, id);
create trigger conversion_event_append_only before update or delete on conversion_event
  for each row execute function refuse_change();

-- Every postback that came with a campaign's token, accepted or refused, and why. The token itself is in none.
create table postback_received (
  id            uuid        primary key default gen_random_uuid(),
  received_at   timestamptz not null,
  campaign_id   uuid        not null references campaign (id) on delete cascade,
  advertiser_id uuid        not null references account (id),
  method        text        not null check (method in ('GET', 'POST')),
  parameters    jsonb       not null,
  source_id     text,
  txid          text,
  code          text        check (code in ('id_missing', 'id_ambiguous', 'unknown_click', 'unknown_call', 'unknown_lead',
    'other_campaign', 'not_taken', 'outside_look_back', 'status_invalid', 'amount_missing', 'amount_invalid',
    'currency_mismatch', 'txid_invalid', 'rise_not_covered', 'duplicate')), -- null: accepted
  conversion_id text        references conversion (id),
  is_test       boolean     not null,
  check (code is not null or conversion_id is not null)
);
create index postback_received_of_advertiser on postback_received (advertiser_id, received_at desc, id desc);
create index postback_received_of_campaign on postback_received (campaign_id, received_at desc, id desc);
create index postback_received_newest on postback_received (received_at desc, id desc);
create index postback_received_source on postback_received (source_id) where source_id is not null;
create trigger postback_received_stays before update on postback_received for each row execute function refuse_change();

-- What of the books belongs to a conversion.
alter table ledger_entry add column conversion_id text references conversion (id),
  add constraint ledger_entry_one_sale check (call_id is null or conversion_id is null);
create index ledger_entry_of_conversion on ledger_entry (conversion_id) where conversion_id is not null;
alter table payout_line add column conversion_id text;

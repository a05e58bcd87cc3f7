-- Calls, as engine.md says. One row a call, by month; what it holds while it is open; counters that make caps,
-- concurrency and budgets exact. Whoever changes a counter or a reservation first locks the advertiser's balance
-- (lock_balances): that one row is the advertiser's turnstile, so nothing below can be counted twice or too far.
create table call (
  id               text        not null, -- call_…, sortable: it holds the time of arrival
  arrived_at       timestamptz not null,
  call_sid         text        not null,
  number           text        not null, -- the tracking number that was dialled
  caller           text,                 -- null: anonymous
  country          text,
  state            text,
  zip              text,
  city             text,
  -- null as far as the number is unknown or unassigned
  application_id   uuid,
  publisher_id     uuid,
  campaign_id      uuid,
  campaign_version integer,
  advertiser_id    uuid,
  status           text        not null check (status in
    ('ringing', 'connected', 'completed', 'no_answer', 'busy', 'failed', 'canceled', 'refused')),
  outcome          text        check (outcome in ('qualified', 'unqualified')),
  reason           text        check (reason in ('too_short', 'duplicate', 'out_of_geo', 'closed', 'over_cap',
    'no_capacity', 'over_budget', 'no_balance', 'blocked', 'anonymous', 'in_flight', 'no_target', 'no_answer', 'busy',
    'failed', 'caller_hung_up', 'not_assigned', 'publisher_inactive', 'campaign_inactive', 'fraud_hold')),
  billing          text        not null default 'none' check (billing in
    ('none', 'held', 'approved', 'paid', 'disputed', 'refused', 'review')),
  -- How it was judged: the routing's verdicts, and what the reservation found. The trace people read is made of both.
  decision         jsonb       not null,
  reservation      jsonb,
  target_position  smallint,             -- which of the decision's targets rings or rang last
  ring_seconds     integer     check (ring_seconds >= 0),
  talk_seconds     integer     check (talk_seconds >= 0),
  ended_by         text        check (ended_by in ('caller', 'target', 'network')),
  answered_at      timestamptz,
  ended_at         timestamptz,
  price_cents      bigint      check (price_cents >= 0),
  payout_cents     bigint      check (payout_cents >= 0),
  approve_at       timestamptz,          -- when a held call is approved by itself
  dispute          jsonb,                -- who, when, why; and the decision
  revision         integer     not null default 0, -- each change names the one it was made from
  primary key (arrived_at, id),
  check (outcome is null or (outcome = 'qualified') = (reason is null)), -- exactly one reason, or none
  check (payout_cents is null or payout_cents <= price_cents),
  check (billing = 'none' or price_cents is not null)
) partition by range (arrived_at);
create table call_of_no_month partition of call default;
create index call_of_campaign on call (campaign_id, arrived_at desc, id desc);
create index call_of_publisher on call (publisher_id, arrived_at desc, id desc);
create index call_of_advertiser on call (advertiser_id, arrived_at desc, id desc);
create index call_to_approve on call (approve_at) where billing = 'held'; -- the approvals job

-- Months are made ahead, and for history when it is made.
create function ensure_call_months(first_month date, last_month date) returns void language plpgsql as $$
declare
  month date := date_trunc('month', first_month);
begin
  while month <= last_month loop
    execute format('create table if not exists call_%s partition of call for values from (%L) to (%L)',
      to_char(month, 'YYYY_MM'), month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    month := month + interval '1 month';
  end loop;
end $$;
select ensure_call_months((now() - interval '1 month')::date, (now() + interval '3 months')::date);

-- A carrier's own id for a call: what came once is never taken for new.
create table carrier_call (
  call_sid   text        primary key,
  call_id    text        not null,
  arrived_at timestamptz not null
);

-- Everything the carrier told us about a call, each thing once, in whatever order it came.
create table carrier_event (
  call_sid    text        not null,
  key         text        not null,
  event       jsonb       not null,
  received_at timestamptz not null default clock_timestamp(),
  primary key (call_sid, key)
);
create trigger carrier_event_append_only before update or delete on carrier_event
  for each row execute function refuse_change();

-- What happened to a call, for everything that follows from it: live screens, notifications, postbacks, rollups.
create table call_event (
  id      bigint      generated always as identity primary key,
  call_id text        not null,
  at      timestamptz not null default clock_timestamp(),
  kind    text        not null,
  data    jsonb       not null default '{}'
);
create index call_event_of_call on call_event (call_id, id);
create trigger call_event_append_only before update or delete on call_event
  for each row execute function refuse_change();

-- An open call and all it holds; gone when the call ends.
create table call_live (
  call_id        text        primary key,
  call_sid       text        not null,
  arrived_at     timestamptz not null,
  advertiser_id  uuid        not null,
  campaign_id    uuid        not null,
  publisher_id   uuid        not null,
  caller         text,
  reserved_cents bigint      not null check (reserved_cents >= 0),
  day            date,       -- null: holds no slot
  month          date,
  target_id      text        not null,
  expires_at     timestamptz not null -- then a sweeper closes it
);
create unique index call_live_caller on call_live (campaign_id, caller); -- one call of a caller at a time
create index call_live_expires on call_live (expires_at);
create index call_live_advertiser on call_live (advertiser_id); -- open reservations of one advertiser

create table campaign_live (
  campaign_id uuid    primary key references campaign (id), -- a campaign with calls cannot be deleted
  calls       integer not null default 0 check (calls >= 0),
  spent_cents bigint  not null default 0 check (spent_cents >= 0) -- reserved or charged, ever
);
create table campaign_day (
  campaign_id uuid    not null,
  day         date    not null, -- in the campaign's zone, of the call's arrival
  slots       integer not null default 0 check (slots >= 0),
  spent_cents bigint  not null default 0 check (spent_cents >= 0),
  primary key (campaign_id, day)
);
create table campaign_month (
  campaign_id uuid    not null,
  month       date    not null,
  slots       integer not null default 0 check (slots >= 0),
  primary key (campaign_id, month)
);
-- When somebody last had a call to a campaign that counts against a duplicate.
create table caller_history (
  campaign_id  uuid        not null,
  caller       text        not null,
  connected_at timestamptz,
  connected_id text, -- that call
  qualified_at timestamptz,
  qualified_id text,
  primary key (campaign_id, caller)
);

-- Callers nobody wants: on the whole network, or one advertiser's.
create table blocked_caller (
  id            uuid        primary key default gen_random_uuid(),
  advertiser_id uuid        references profile (id),
  number        text        not null check (number like '+%'),
  reason        text,
  created_by    uuid        references profile (id),
  created_at    timestamptz not null default now(),
  unique nulls not distinct (advertiser_id, number)
);

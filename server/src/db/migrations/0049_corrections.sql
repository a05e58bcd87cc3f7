-- Corrections: many calls refused, approved or priced anew at once, for one reason, and put back the same way.
-- A set names what was asked; its items are the calls it found, as they stood and as they are to stand.
create table correction_set (
  id             uuid        primary key default gen_random_uuid(),
  number         integer     not null generated always as identity unique,
  action         text        not null check (action in ('refuse', 'approve', 'reprice', 'reverse')),
  filter         jsonb       not null, -- as the list of calls was asked for
  price_change   jsonb,                -- { kind, value }
  reverses_id    uuid        references correction_set (id),
  reason         text        not null check (reason <> ''),
  status         text        not null default 'previewed' check (status in ('previewed', 'running', 'done')),
  unbilled_calls integer     not null default 0, -- found, but nobody was ever charged for them
  created_by     uuid        not null references profile (id),
  created_at     timestamptz not null default now(),
  started_at     timestamptz,
  finished_at    timestamptz,
  constraint correction_set_price check ((action = 'reprice') = (price_change is not null)),
  constraint correction_set_reverses check ((action = 'reverse') = (reverses_id is not null)),
  constraint correction_set_started check ((status = 'previewed') = (started_at is null)),
  constraint correction_set_finished check ((status = 'done') = (finished_at is not null))
);
create index correction_set_newest on correction_set (created_at desc, id desc);
create unique index correction_set_reversed_once on correction_set (reverses_id) where status <> 'previewed';
create trigger correction_set_stays before update on correction_set
  for each row when (old.status = 'done') execute function refuse_change();
create trigger correction_set_kept before delete on correction_set
  for each row when (old.status <> 'previewed') execute function refuse_change();

create table correction_item (
  set_id              uuid        not null references correction_set (id) on delete cascade,
  call_id             text        not null,
  arrived_at          timestamptz not null,
  advertiser_id       uuid        not null references account (id),
  publisher_id        uuid        not null references account (id),
  verdict             text        not null check (verdict in ('change', 'not_billed', 'in_review', 'was_refused',
    'still_open', 'already', 'no_balance', 'no_budget', 'moved_on', 'paid_out')),
  before_billing      text        not null,
  before_price_cents  bigint      not null,
  before_payout_cents bigint      not null,
  after_billing       text        not null,
  after_price_cents   bigint      not null,
  after_payout_cents  bigint      not null,
  missing_cents       bigint      not null default 0, -- of a rise that cannot be paid
  is_invoiced         boolean     not null,           -- the invoice of its month is out: a credit or a late line follows
  done_at             timestamptz,                    -- corrected, or found not to be correctable when its turn came
  primary key (set_id, call_id)
);
create index correction_item_waiting on correction_item (set_id, call_id) where verdict = 'change' and done_at is null;
create trigger correction_item_stays before update or delete on correction_item
  for each row when (old.done_at is not null) execute function refuse_change();

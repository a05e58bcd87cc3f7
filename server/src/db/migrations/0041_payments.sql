-- Money in by card or bank debit. What happened is read from the gateway and applied once; the books are the ledger, these
-- rows say what was asked for and how far it came. No card number is ever here: the gateway has it.

create table payment_customer (
  account_id  uuid primary key references account (id),
  gateway_ref text not null unique
);

-- What an advertiser pays with. (A publisher is paid by a payment_method.)
create table funding_method (
  id            uuid        primary key default gen_random_uuid(),
  account_id    uuid        not null references account (id),
  gateway_ref   text        not null unique,
  kind          text        not null check (kind in ('card', 'us_bank_account')),
  brand         text,
  last4         text        not null,
  expires_month smallint,
  expires_year  smallint,
  is_default    boolean     not null default false,
  created_at    timestamptz not null default now(),
  removed_at    timestamptz,
  check (not (is_default and removed_at is not null))
);
create index funding_method_account on funding_method (account_id) where removed_at is null; -- readFunding
create unique index funding_method_default on funding_method (account_id) where is_default;

-- A page of the gateway on which somebody may add a method; found again by settle-payments if nobody tells us of its end.
create table method_request (
  id           uuid        primary key,
  account_id   uuid        not null references account (id),
  checkout_ref text        unique,
  status       text        not null default 'open' check (status in ('open', 'complete', 'expired')),
  created_by   uuid        not null,
  created_at   timestamptz not null default now()
);
create index method_request_open on method_request (created_at) where status = 'open'; -- settle-payments

create table payment (
  id                uuid        primary key, -- the gateway's idempotency key
  account_id        uuid        not null references account (id),
  origin            text        not null check (origin in ('checkout', 'auto_recharge')),
  amount_cents      bigint      not null check (amount_cents > 0),
  received_cents    bigint      check (received_cents > 0),
  status            text        not null default 'open'
                                check (status in ('open', 'processing', 'succeeded', 'declined', 'canceled')),
  saves_method      boolean     not null default false,
  checkout_ref      text        unique,
  intent_ref        text        unique,
  funding_method_id uuid        references funding_method (id),
  decline_code      text,
  fee_ref           text,
  fee_cents         bigint,
  created_by        uuid, -- null: the network itself
  created_at        timestamptz not null default now(),
  settled_at        timestamptz,
  checked_at        timestamptz, -- when settle-payments last asked the gateway
  constraint payment_received check ((status = 'succeeded') = (received_cents is not null))
);
-- One attempt under way for each advertiser, whoever tries at the same moment.
create unique index payment_one_recharge on payment (account_id)
  where origin = 'auto_recharge' and status in ('open', 'processing');
create index payment_account on payment (account_id, created_at desc, id desc);                       -- listPayments
create index payment_newest on payment (created_at desc, id desc);                                    -- listAllPayments
create index payment_under_way on payment (created_at) where status in ('open', 'processing');        -- settle-payments
create index payment_without_fee on payment (settled_at) where status = 'succeeded' and fee_ref is null; -- settle-payments

-- Below x add y, at most z a day of the network. It stops by itself after a decline and goes on only when somebody says so.
create table auto_recharge (
  account_id        uuid        primary key references account (id),
  below_cents       bigint      not null check (below_cents >= 0),
  add_cents         bigint      not null check (add_cents > 0),
  daily_limit_cents bigint      not null,
  funding_method_id uuid        references funding_method (id),
  is_on             boolean     not null,
  stopped_at        timestamptz,
  stopped_because   text        check (stopped_because in ('declined', 'canceled', 'method_removed')),
  decline_code      text,
  version           integer     not null default 1,
  changed_at        timestamptz not null default now(),
  constraint auto_recharge_stopped check ((stopped_at is null) = (stopped_because is null) and not (is_on and stopped_at is not null)),
  constraint auto_recharge_has_method check (not is_on or funding_method_id is not null)
);

create table refund (
  id           uuid        primary key, -- the gateway's idempotency key
  payment_id   uuid        not null references payment (id),
  amount_cents bigint      not null check (amount_cents > 0),
  status       text        not null default 'asked' check (status in ('asked', 'succeeded', 'failed')),
  gateway_ref  text        unique,
  reason       text        not null,
  created_by   uuid        not null,
  created_at   timestamptz not null default now(),
  settled_at   timestamptz
);
create index refund_payment on refund (payment_id);
create index refund_under_way on refund (created_at) where status = 'asked'; -- settle-payments

-- Whatever the code before it believes: no more goes back than came.
create function refuse_excess_refund() returns trigger language plpgsql as $$
declare
  received bigint;
begin
  select received_cents into received from payment where id = new.payment_id for update;
  if (select sum(amount_cents) from refund where payment_id = new.payment_id and status <> 'failed') > coalesce(received, 0) then
    raise exception 'more would be paid back than was received' using errcode = '23514', table = 'refund';
  end if;
  return null;
end $$;
create trigger refund_within_payment after insert or update of amount_cents, status on refund
  for each row when (new.status <> 'failed') execute function refuse_excess_refund();

create table chargeback (
  gateway_ref  text        primary key,
  payment_id   uuid        not null references payment (id),
  amount_cents bigint      not null check (amount_cents > 0),
  status       text        not null check (status in ('open', 'won', 'lost')),
  reason       text        not null,
  is_withdrawn boolean     not null,
  opened_at    timestamptz not null default now(),
  closed_at    timestamptz
);
create index chargeback_payment on chargeback (payment_id);

-- Money at the gateway that is nobody's in the books: an admin is told once and looks.
create table unbooked_payment (
  intent_ref   text        primary key,
  payment_id   uuid        references payment (id),
  amount_cents bigint      not null,
  currency     text        not null,
  reason       text        not null check (reason in ('not_asked_for', 'other_customer', 'other_intent', 'currency', 'no_amount')),
  found_at     timestamptz not null default now()
);

-- What the gateway told us of, each once. It is only a hint: whoever applies it reads the present state.
create table gateway_event (
  id          text        primary key,
  type        text        not null,
  object      text        not null check (object in ('intent', 'checkout', 'refund', 'dispute', 'method', 'other')),
  object_ref  text        not null,
  received_at timestamptz not null default now(),
  applied_at  timestamptz
);
create index gateway_event_waiting on gateway_event (received_at) where applied_at is null; -- settle-payments
create index gateway_event_old on gateway_event (received_at) where applied_at is not null; -- sweep-expired

-- A publisher may ask to be paid ahead of their day: a run of one, with a fee that was shown before. The share was agreed
-- when it was asked for; what it comes to is known when it is frozen.
alter table payout_run
  drop constraint payout_run_schedule_check,
  add column account_id       uuid    references account (id), -- of an early one: whose it is
  add column fee_basis_points integer check (fee_basis_points between 1 and 10000),
  add constraint payout_run_schedule_check check (schedule in ('monthly', 'weekly', 'by_hand', 'early')),
  add constraint payout_run_early_check
    check ((schedule = 'early') = (account_id is not null) and (schedule = 'early') = (fee_basis_points is not null));
drop index payout_run_scheduled;
create unique index payout_run_scheduled on payout_run (schedule, cut_off) where schedule in ('monthly', 'weekly'); -- proposed once, whoever does it
create unique index payout_run_early_open on payout_run (account_id) where schedule = 'early' and status = 'proposed'; -- one request at a time

-- Payouts that a payment service sends for us. Its id is written here before anybody is asked to send anything, and the
-- service takes it once: asked again it names the batch it has.
create table payout_batch (
  id           uuid        primary key,
  run_id       uuid        not null references payout_run (id),
  made_at      timestamptz not null,
  made_by      uuid        not null references profile (id),
  payout_count integer     not null check (payout_count > 0),
  total_cents  bigint      not null check (total_cents > 0),
  asked_at     timestamptz,        -- when the service was asked first: what it refuses later it may have taken before
  problem      text,               -- what it said when it was asked again
  ref          text        unique, -- what the service calls it, once it has it
  refused_at   timestamptz,
  refusal      text,               -- it would not take it: its payouts wait for another way
  check ((refused_at is null) = (refusal is null)),
  check (ref is null or refused_at is null)
);
create index payout_batch_of_run on payout_batch (run_id);
create trigger payout_batch_kept before delete on payout_batch for each row execute function refuse_change();
create trigger payout_batch_not_truncated before truncate on payout_batch for each statement execute function refuse_change();
create function guard_payout_batch() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger payout_batch_guarded before update on payout_batch for each row execute function guard_payout_batch();

alter table payout
  add column batch_id       uuid references payout_batch (id),
  add column gateway_status text, -- what the service says of it
  add constraint payout_one_way check (file_id is null or batch_id is null);
create index payout_in_batch on payout (batch_id) where batch_id is not null;

-- What the simulated service of a demo knows.
create table paypal_simulator_batch (
  id              text        primary key,
  sender_batch_id text        not null unique,
  made_at         timestamptz not null default now(),
  body            jsonb       not null
);

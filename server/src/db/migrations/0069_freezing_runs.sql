-- A large run is frozen piece by piece after its last approval, while it is 'freezing'. What was approved stands here, publisher by
-- publisher: each piece pays exactly that, or leaves a publisher out and says why.
alter table payout_run
  drop constraint payout_run_status_check,
  add constraint payout_run_status_check check (status in ('proposed', 'freezing', 'frozen', 'cancelled')),
  add column approved_at timestamptz, -- when the last approval came; unknown of runs before this
  add column approved_by uuid references profile (id),
  add column lines_up_to bigint,      -- what was booked later waits for another run; null: frozen in the moment of its approval
  add constraint payout_run_freezing_check check (status <> 'freezing' or (approved_at is not null and approved_by is not null));
create index payout_run_freezing on payout_run (approved_at) where status = 'freezing';

create table payout_run_item (
  run_id            uuid    not null references payout_run (id),
  account_id        uuid    not null references account (id),
  amount_cents      bigint  not null check (amount_cents > 0),
  sales_cents       bigint  not null,
  corrections_cents bigint  not null,
  refusals_cents    bigint  not null,
  lines             integer not null check (lines > 0),
  fingerprint       text    not null check (fingerprint ~ '^[0-9a-f]{64}$'), -- of the lines
  method_id         uuid    not null, -- the one in force then; it may be gone since
  method_kind       text    not null check (method_kind in ('paypal', 'us_bank', 'iban', 'wise', 'manual')),
  method_hint       text    not null,
  done_at           timestamptz, -- has its payout, or was left out
  primary key (run_id, account_id)
);
create index payout_run_item_waiting on payout_run_item (run_id, account_id) where done_at is null;
create function guard_payout_run_item() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger payout_run_item_guarded before update on payout_run_item
  for each row execute function guard_payout_run_item();
create trigger payout_run_item_kept before delete on payout_run_item for each row execute function refuse_change();
create trigger payout_run_item_not_truncated before truncate on payout_run_item
  for each statement execute function refuse_change();

-- Approved, and another sum, other lines or another method when its turn came.
alter table payout_run_skip
  drop constraint payout_run_skip_verdict_check,
  add constraint payout_run_skip_verdict_check check (verdict in
    ('on_hold', 'negative', 'below_threshold', 'no_method', 'tax_form_missing', 'excluded', 'changed'));

-- Money out. A publisher's payout is a set of lines of the books: sales that were approved, corrections, refusals since. Each
-- line stands in one payout at most, since that is one column of it; a run says which lines, an approval freezes them.

-- What was agreed with a publisher; without a row: monthly, and not on hold.
create table payout_terms (
  account_id  uuid        primary key references account (id) on delete cascade,
  schedule    text        not null check (schedule in ('monthly', 'weekly', 'net')),
  net_days    smallint    check (net_days between 1 and 90),
  held_reason text,
  changed_at  timestamptz not null,
  changed_by  uuid        references profile (id) on delete set null,
  check ((schedule = 'net') = (net_days is not null))
);

create table payout_run (
  id           uuid        primary key,
  number       integer     not null unique check (number > 0), -- without gaps
  schedule     text        not null check (schedule in ('monthly', 'weekly', 'by_hand')),
  cut_off      timestamptz not null,
  status       text        not null default 'proposed' check (status in ('proposed', 'frozen', 'cancelled')),
  proposed_at  timestamptz not null,
  proposed_by  uuid        references profile (id), -- null: the network itself
  frozen_at    timestamptz,
  cancelled_at timestamptz,
  check ((status = 'frozen') = (frozen_at is not null)),
  check ((status = 'cancelled') = (cancelled_at is not null))
);
create unique index payout_run_scheduled on payout_run (schedule, cut_off) where schedule <> 'by_hand'; -- proposed once, whoever does it

-- Whom an admin leaves out of one run, and why.
create table payout_run_exclusion (
  run_id      uuid        not null references payout_run (id),
  account_id  uuid        not null references account (id),
  reason      text        not null,
  excluded_by uuid        references profile (id) on delete set null,
  at          timestamptz not null,
  primary key (run_id, account_id)
);

-- Who approved what: the digest names all that stood in the run when they looked at it.
create table payout_approval (
  run_id  uuid        not null references payout_run (id),
  user_id uuid        not null references profile (id),
  digest  text        not null check (digest ~ '^[0-9a-f]{64}$'),
  at      timestamptz not null,
  primary key (run_id, user_id)
);

-- A file for a bank or a payment service. Its contents are written anew from what is kept here and in its payouts, and
-- are compared with the hash: account numbers are never stored in clear.
create table payout_file (
  id           uuid        primary key,
  run_id       uuid        not null references payout_run (id),
  number       integer     not null unique check (number > 0),
  format       text        not null check (format in ('nacha', 'pain001', 'paypal_csv', 'wise_csv', 'manual_csv')),
  name         text        not null,
  made_at      timestamptz not null,
  made_by      uuid        not null references profile (id),
  zone         text        not null,
  originator   jsonb       not null, -- who paid, as it was set then
  payout_count integer     not null check (payout_count > 0),
  total_cents  bigint      not null check (total_cents > 0),
  sha256       text        not null check (sha256 ~ '^[0-9a-f]{64}$')
);
create index payout_file_of_run on payout_file (run_id);
create trigger payout_file_append_only before update or delete on payout_file
  for each row execute function refuse_change();
create trigger payout_file_not_truncated before truncate on payout_file
  for each statement execute function refuse_change();

-- The id is made from run, publisher and attempt: a run that is repeated finds its payouts there already.
create table payout (
  id                uuid        primary key,
  run_id            uuid        not null references payout_run (id),
  account_id        uuid        not null references account (id),
  account_name      text        not null, -- as they were called then
  attempt           integer     not null check (attempt >= 1),
  amount_cents      bigint      not null check (amount_cents > 0),
  sales_cents       bigint      not null,
  corrections_cents bigint      not null,
  refusals_cents    bigint      not null,
  lines             integer     not null check (lines > 0),
  status            text        not null default 'frozen' check (status in ('frozen', 'sent', 'failed', 'returned')),
  -- The method in force when it was frozen, sealed for this payout: whatever is changed later does not redirect it.
  method_kind       text        not null check (method_kind in ('paypal', 'us_bank', 'iban', 'wise', 'manual')),
  method_hint       text        not null,
  sealed_method     text        not null check (sealed_method like 'v1.%'),
  file_id           uuid        references payout_file (id),
  frozen_at         timestamptz not null,
  sent_at           timestamptz, -- when somebody said so
  sent_on           date,        -- when the money left
  reference         text,
  failed_at         timestamptz,
  failure_reason    text,
  unique (run_id, account_id, attempt),
  check (amount_cents = sales_cents + corrections_cents + refusals_cents),
  check ((sent_at is null) = (sent_on is null)),
  check ((status in ('sent', 'returned')) = (sent_at is not null)),
  check ((status in ('failed', 'returned')) = (failed_at is not null and failure_reason is not null))
);
create unique index payout_alive on payout (run_id, account_id) where status in ('frozen', 'sent'); -- one attempt at a time
create index payout_of_account on payout (account_id, frozen_at desc, id desc); -- a publisher's own list
create index payout_in_file on payout (file_id) where file_id is not null;

-- Whom a frozen run did not pay, and why.
create table payout_run_skip (
  run_id            uuid    not null references payout_run (id),
  account_id        uuid    not null references account (id),
  verdict           text    not null check (verdict in ('on_hold', 'negative', 'below_threshold', 'no_method', 'tax_form_missing', 'excluded')),
  reason            text,
  amount_cents      bigint  not null,
  sales_cents       bigint  not null,
  corrections_cents bigint  not null,
  refusals_cents    bigint  not null,
  lines             integer not null,
  method_kind       text,
  method_hint       text,
  primary key (run_id, account_id)
);

-- What an entry of the books changed of what is payable to a publisher. Free while payout_id is null.
create table payout_line (
  entry_id     bigint      primary key references ledger_entry (id),
  account_id   uuid        not null,
  kind         text        not null check (kind not like 'payout\_%'),
  sale         text,        -- 'call:…', 'lead:…'; null for what belongs to none
  call_id      text,
  arrived_at   timestamptz, -- of the sale
  at           timestamptz not null,
  amount_cents bigint      not null check (amount_cents <> 0),
  payout_id    uuid        references payout (id),
  freed_from   uuid        references payout (id) -- which failed or came back last: a retry takes these again
);
insert into payout_line (entry_id, account_id, kind, sale, call_id, arrived_at, at, amount_cents)
  select e.id, split_part(m.account, ':', 2)::uuid, e.kind,
         substring(e.source_key from '^((?:call|lead|conversion):[^:]+):'), e.call_id,
         (select r.at from ledger_entry r where r.source_key = 'call:' || e.call_id || ':reserve'), e.at, m.cents
  from (
    select entry_id, account, sum(cents) as cents from (
      select entry_id, to_account as account, amount_cents as cents from ledger_posting where to_account like 'publisher:%:payable'
      union all
      select entry_id, from_account, -amount_cents from ledger_posting where from_account like 'publisher:%:payable') p
    group by entry_id, account having sum(cents) <> 0) m
  join ledger_entry e on e.id = m.entry_id
  where e.kind not like 'payout\_%';
create index payout_line_free on payout_line (account_id, at) where payout_id is null; -- a preview costs what is unpaid, not the history
create index payout_line_of_payout on payout_line (payout_id, at, entry_id) where payout_id is not null; -- statements
create index payout_line_freed on payout_line (freed_from) where freed_from is not null;
create index payout_line_of_sale on payout_line (sale, entry_id) where kind = 'approved'; -- what a correction goes with

-- Whatever moves what is payable to a publisher, but payouts themselves, is a line of some statement: nobody can book
-- past it, and nobody can forget it.
create function add_payout_line() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger ledger_posting_payout_line after insert on ledger_posting for each row
  when (new.to_account like 'publisher:%:payable' or new.from_account like 'publisher:%:payable')
  execute function add_payout_line();

-- A line says what was booked, for ever. It goes into a payout of its publisher when that is frozen, and out of it when
-- that failed or came back; never straight from one into another.
create function guard_payout_line() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger payout_line_guarded before insert or update on payout_line
  for each row execute function guard_payout_line();
create trigger payout_line_kept before delete on payout_line for each row execute function refuse_change();
create trigger payout_line_not_truncated before truncate on payout_line
  for each statement execute function refuse_change();

-- What was frozen stays: amount, method and whose it is. It is sent or fails once, may come back once, and stands in one
-- file at most.
create function guard_payout() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger payout_guarded before update on payout for each row execute function guard_payout();
create trigger payout_kept before delete on payout for each row execute function refuse_change();
create trigger payout_not_truncated before truncate on payout for each statement execute function refuse_change();

-- At the end of a transaction a payout on its way is the sum of its lines, and one that failed or came back has none.
create function check_payout_lines() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create constraint trigger payout_is_its_lines after insert or update on payout
  deferrable initially deferred for each row execute function check_payout_lines();

-- A run is decided once, and is never about another time than the one that was looked at.
create function guard_payout_run() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger payout_run_guarded before update on payout_run for each row execute function guard_payout_run();
create trigger payout_run_kept before delete on payout_run for each row execute function refuse_change();
create trigger payout_run_not_truncated before truncate on payout_run
  for each statement execute function refuse_change();

-- Advertisers who pay later. An invoice says what of it the balance did not pay when it was issued, and until when that
-- may wait; money that comes later covers the oldest first. Nothing here is changed: what was covered stands beside.
alter table invoice
  add column open_cents   bigint not null default 0,
  add column due_on       date,   -- the last day on which nobody asks for it, in the network's zone
  add column opened_after bigint, -- the newest entry of the books then: what came later can cover it
  add constraint invoice_open_check check (open_cents >= 0 and open_cents <= greatest(amount_cents, 0)),
  add constraint invoice_due_check check ((open_cents > 0) = (due_on is not null and opened_after is not null));
create index invoice_open on invoice (advertiser_id, month) where open_cents > 0; -- what is to be covered, and asked for

create table invoice_coverage (
  invoice_id   uuid        not null references invoice (id),
  entry_id     bigint      not null references ledger_entry (id),
  amount_cents bigint      not null check (amount_cents <> 0), -- below zero: the money was taken back again
  at           timestamptz not null default now(),
  primary key (entry_id, invoice_id)
);
create index invoice_coverage_of on invoice_coverage (invoice_id) include (amount_cents);

-- No invoice is covered beyond what was open, and no money covers more than itself; what an undone match takes back it
-- takes back at most. Whoever covers waits for the advertiser's balance first, so that two cannot both be right.
create function check_coverage() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger invoice_coverage_checked after insert on invoice_coverage for each row execute function check_coverage();
create trigger invoice_coverage_append_only before update or delete on invoice_coverage
  for each row execute function refuse_change();
create trigger invoice_coverage_not_truncated before truncate on invoice_coverage
  for each statement execute function refuse_change();

-- What was agreed with a trusted advertiser; how far below zero they may go is the floor of their balance.
create table net_terms (
  account_id uuid        primary key references account (id) on delete cascade,
  net_days   smallint    not null check (net_days between 0 and 120),
  changed_at timestamptz not null default now()
);

-- How far asking for an invoice has come: 1 to 3 are mails, 4 is the pause. Each happens once.
create table dunning (
  invoice_id uuid        not null references invoice (id),
  step       smallint    not null check (step between 1 and 4),
  at         timestamptz not null,
  primary key (invoice_id, step)
);

-- Whose balance is about to run out, so that they are told once and not at every look.
create table balance_alert (
  account_id uuid        primary key references account (id) on delete cascade,
  is_low     boolean     not null,
  changed_at timestamptz not null
);

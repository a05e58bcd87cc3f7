-- Statements and invoices: what somebody's accounts did in a period, by the date of the postings. A posting carries the
-- moment of its entry, so that a period of one account is one walk along an index, however long its history.
alter table ledger_posting add column at timestamptz;
alter table ledger_posting disable trigger ledger_posting_append_only;
update ledger_posting p set at = e.at from ledger_entry e where e.id = p.entry_id;
alter table ledger_posting enable trigger ledger_posting_append_only;
alter table ledger_posting alter column at set not null;
drop index ledger_posting_from, ledger_posting_to;
create index ledger_posting_from on ledger_posting (from_account, at, entry_id) include (amount_cents); -- statements, sums
create index ledger_posting_to on ledger_posting (to_account, at, entry_id) include (amount_cents);
create index ledger_entry_at on ledger_entry (at, id); -- the network's postings, newest first
create index ledger_entry_by_hand on ledger_entry (kind, at, id) -- the rare kinds among millions of calls
  where kind in ('top_up', 'withdrawal', 'adjustment', 'refused', 'payout_approved', 'payout_sent', 'payout_failed');

-- As before (0011), and each posting is dated like its entry.
create or replace function post_entries(entries jsonb) returns setof text language plpgsql as $$
declare
  accounts text[];
begin
  select array_agg(distinct a) into accounts
    from jsonb_array_elements(entries) e, jsonb_array_elements(e -> 'postings') p,
         unnest(array[p ->> 'from', p ->> 'to']) a
    where a not like 'network:%';
  if accounts is not null then perform lock_balances(accounts); end if;
  return query
    with given as (
      select value as entry, ordinality from jsonb_array_elements(entries) with ordinality
    ), booked as (
      insert into ledger_entry as e (source_key, kind, at, call_id, reason, created_by)
      select entry ->> 'sourceKey', entry ->> 'kind', coalesce((entry ->> 'at')::timestamptz, clock_timestamp()),
             entry ->> 'callId', entry ->> 'reason', (entry ->> 'createdBy')::uuid
      from given order by entry ->> 'sourceKey'
      on conflict (source_key) do nothing
      returning e.id, e.source_key, e.at
    ), posted as (
      insert into ledger_posting (entry_id, line, from_account, to_account, amount_cents, at)
      select booked.id, line, p ->> 'from', p ->> 'to', (p ->> 'amountCents')::bigint, booked.at
      from booked join given on given.entry ->> 'sourceKey' = booked.source_key,
           jsonb_array_elements(given.entry -> 'postings') with ordinality as t(p, line)
      returning from_account, to_account, amount_cents
    ), moved as (
      select account, sum(cents) as cents
      from (select from_account as account, -amount_cents as cents from posted
            union all select to_account, amount_cents from posted) m
      where account not like 'network:%'
      group by account having sum(cents) <> 0
    ), kept as (
      update ledger_balance b set balance_cents = balance_cents + moved.cents
      from moved where b.account = moved.account
      returning b.account
    )
    select booked.source_key from booked where (select count(*) from kept) >= 0;
end $$;

-- Monthly usage statements, paid from the balance. Numbers have no gaps: the one counter row is locked and moved in the
-- transaction that writes the invoice, so a number is used exactly if its invoice exists.
create table invoice_counter (
  only_row    boolean primary key default true check (only_row),
  last_number integer not null
);
insert into invoice_counter (last_number) values (0);

create table invoice (
  id            uuid        primary key default gen_random_uuid(),
  number        integer     not null unique check (number > 0),
  advertiser_id uuid        not null references profile (id),
  month         text        not null check (month ~ '^\d{4}-\d{2}$'),
  zone          text        not null, -- whose month it is
  issued_at     timestamptz not null,
  bill_to       jsonb       not null, -- the advertiser as they were called then
  calls         integer     not null,
  amount_cents  bigint      not null, -- below zero when more was given back than used
  unique (advertiser_id, month)
);
create trigger invoice_append_only before update or delete on invoice for each row execute function refuse_change();
create trigger invoice_not_truncated before truncate on invoice for each statement execute function refuse_change();

-- usage: calls charged in the month, less those given back in it. credit: given back now, charged in an earlier month.
-- late: booked after the invoice of its month was out.
create table invoice_line (
  invoice_id    uuid     not null references invoice (id),
  line          smallint not null,
  kind          text     not null check (kind in ('usage', 'credit', 'late')),
  campaign_id   uuid     not null references campaign (id),
  campaign      jsonb    not null, -- its id and titles then
  charged_month text,
  calls         integer  not null, -- below zero: given back
  amount_cents  bigint   not null,
  primary key (invoice_id, line)
);
create trigger invoice_line_append_only before update or delete on invoice_line
  for each row execute function refuse_change();
create trigger invoice_line_not_truncated before truncate on invoice_line
  for each statement execute function refuse_change();

-- Months that are done, so that the job has nothing to look for until the next one ends.
create table invoice_run (
  month     text        primary key check (month ~ '^\d{4}-\d{2}$'),
  issued_at timestamptz not null
);

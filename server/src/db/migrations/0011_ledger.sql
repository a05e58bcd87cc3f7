-- Money. Double entry: every posting takes from one account and gives to another, is positive and never changes; a
-- mistake is corrected by a new entry. A source key says what an entry is for, so nothing can be booked twice.
create table ledger_entry (
  id         bigint      generated always as identity primary key,
  source_key text        not null unique,
  kind       text        not null check (kind in (
    'top_up', 'withdrawal', 'reserve', 'qualified', 'released', 'approved', 'refused',
    'payout_approved', 'payout_sent', 'payout_failed', 'adjustment')),
  currency   text        not null default 'USD' check (currency = 'USD'),
  at         timestamptz not null default clock_timestamp(),
  call_id    text,
  reason     text,
  created_by uuid        references profile (id) -- null: the network itself
);
create index ledger_entry_of_call on ledger_entry (call_id) where call_id is not null; -- what a call moved
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger ledger_entry_not_truncated before truncate on ledger_entry
  for each statement execute function refuse_change();

create table ledger_posting (
  entry_id     bigint   not null references ledger_entry (id),
  line         smallint not null,
  from_account text     not null,
  to_account   text     not null check (to_account <> from_account),
  amount_cents bigint   not null check (amount_cents > 0),
  primary key (entry_id, line)
);
create index ledger_posting_from on ledger_posting (from_account, entry_id); -- statements
create index ledger_posting_to on ledger_posting (to_account, entry_id);
create trigger ledger_posting_append_only before update or delete on ledger_posting
  for each row execute function refuse_change();
create trigger ledger_posting_not_truncated before truncate on ledger_posting
  for each statement execute function refuse_change();

-- What each account of an advertiser or publisher holds, kept in the transaction of the postings. Network accounts
-- keep no running balance: they would be one hot row.
create table ledger_balance (
  account       text   primary key check (account not like 'network:%'),
  balance_cents bigint not null default 0,
  floor_cents   bigint, -- null: may go below zero without limit; an advertiser's is minus its credit limit
  check (floor_cents is null or balance_cents >= floor_cents)
);

-- Every account that takes part exists and is locked, always in the order of names: no two transactions can block each
-- other. Only what is owed to a publisher after approval may fall below zero: it is offset in the next payout.
create function lock_balances(accounts text[]) returns void language plpgsql as $$
declare
  found integer;
begin
  perform 1 from ledger_balance where account = any (accounts) order by account for update;
  get diagnostics found = row_count;
  if found = (select count(distinct a) from unnest(accounts) a) then return; end if;
  insert into ledger_balance (account, floor_cents)
    select distinct a, case when a like '%:payable' then null else 0 end from unnest(accounts) a order by a
    on conflict do nothing;
  perform 1 from ledger_balance where account = any (accounts) order by account for update;
end $$;

-- Books what is not booked yet and returns the source keys it booked. An entry whose key stands already is left alone.
-- entries: [{sourceKey, kind, callId, reason, createdBy, at, postings: [{from, to, amountCents}]}]
create function post_entries(entries jsonb) returns setof text language plpgsql as $$
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
      insert into ledger_entry (source_key, kind, at, call_id, reason, created_by)
      select entry ->> 'sourceKey', entry ->> 'kind', coalesce((entry ->> 'at')::timestamptz, clock_timestamp()),
             entry ->> 'callId', entry ->> 'reason', (entry ->> 'createdBy')::uuid
      from given order by entry ->> 'sourceKey'
      on conflict (source_key) do nothing
      returning id, source_key
    ), posted as (
      insert into ledger_posting (entry_id, line, from_account, to_account, amount_cents)
      select booked.id, line, p ->> 'from', p ->> 'to', (p ->> 'amountCents')::bigint
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
    select source_key from booked where (select count(*) from kept) >= 0;
end $$;

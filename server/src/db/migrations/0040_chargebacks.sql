-- Money the bank takes back is gone, whatever the balance says: a chargeback may leave an advertiser below the floor, and
-- so may a lowered credit limit. Everything else that lowers a balance is refused there, whoever books it.
alter table ledger_entry drop constraint ledger_entry_kind_check, add constraint ledger_entry_kind_check check (kind in (
  'top_up', 'withdrawal', 'withdrawal_failed', 'chargeback', 'chargeback_won', 'gateway_fee', 'reserve', 'qualified',
  'released', 'approved', 'refused', 'payout_approved', 'payout_sent', 'payout_failed', 'adjustment'));

drop index ledger_entry_by_hand;
create index ledger_entry_rare on ledger_entry (kind, at, id) -- the rare kinds among millions of calls
  where kind not in ('reserve', 'qualified', 'released', 'approved');

-- The accounts of calls and payouts keep their check; only what an advertiser has left follows the rule above.
alter table ledger_balance drop constraint ledger_balance_check;
alter table ledger_balance add constraint ledger_balance_check
  check (floor_cents is null or balance_cents >= floor_cents or account like 'advertiser:%:balance');

alter table ledger_balance add column lowest_floor_cents bigint;
update ledger_balance set lowest_floor_cents = floor_cents;

create function refuse_below_floor() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create function keep_lowest_floor() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger ledger_balance_floor before update of balance_cents on ledger_balance
  for each row when (new.balance_cents < old.balance_cents and new.balance_cents < new.floor_cents)
  execute function refuse_below_floor();
create trigger ledger_balance_lowest_floor before insert or update of floor_cents on ledger_balance
  for each row execute function keep_lowest_floor();

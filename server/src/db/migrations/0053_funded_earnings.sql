-- Where the money of an earning came from (decision 0023): what its reservation left of the advertiser's balance, written by
-- whoever books it. Without a value it was booked before, and nobody says anything about it.
alter table ledger_entry add column left_cents bigint check (left_cents is null or kind = 'reserve');

-- What came in from outside and what went out again, few rows among millions of reservations.
create index ledger_posting_from_outside on ledger_posting (to_account, entry_id)
  where from_account in ('network:gateway', 'network:adjustments');
create index ledger_posting_to_outside on ledger_posting (from_account, entry_id)
  where to_account in ('network:gateway', 'network:adjustments');

-- A line knows what its reservation found: a preview asks nobody else.
alter table payout_line
  add column advertiser_id    uuid,   -- whose money it is
  add column reserve_entry_id bigint, -- which reservation took it
  add column left_cents       bigint; -- what that left of their balance

-- Whether a sale is paid is what was sent for it in all its lines, not only in the first.
drop index payout_line_of_sale;
create index payout_line_of_sale on payout_line (sale, entry_id) where sale is not null;

-- What a correction had changed and its reversal puts back; what a payout ahead of its day costs.
alter table ledger_entry drop constraint ledger_entry_kind_check, add constraint ledger_entry_kind_check check (kind in (
  'top_up', 'withdrawal', 'withdrawal_failed', 'chargeback', 'chargeback_won', 'gateway_fee', 'reserve', 'qualified',
  'released', 'approved', 'refused', 'repriced', 'put_back', 'payout_approved', 'payout_sent', 'payout_failed',
  'payout_returned', 'adjustment', 'bonus', 'early_payout_fee', 'early_payout_fee_back'));

create function funded_mark(advertiser_id uuid, reserve_entry_id bigint, left_cents bigint) returns text language sql stable
  as 'select null::text'; -- as in functions/

-- Money out and corrections: a payout the bank sends back after it left, a bonus, a sale priced anew.
alter table ledger_entry drop constraint ledger_entry_kind_check, add constraint ledger_entry_kind_check check (kind in (
  'top_up', 'withdrawal', 'withdrawal_failed', 'chargeback', 'chargeback_won', 'gateway_fee', 'reserve', 'qualified',
  'released', 'approved', 'refused', 'repriced', 'payout_approved', 'payout_sent', 'payout_failed', 'payout_returned',
  'adjustment', 'bonus'));

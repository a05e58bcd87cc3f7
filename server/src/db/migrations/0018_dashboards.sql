-- Sums over the whole network read sold calls alone, and only from this index, which an open call never touches.
-- One account's calls have their own indexes; what waits for a decision stands in call_by_billing.
create index call_sold on call (arrived_at) include (price_cents, payout_cents)
  where billing in ('held', 'approved', 'disputed', 'paid');
create index application_pending on application (created_at) where status = 'pending'; -- how many wait

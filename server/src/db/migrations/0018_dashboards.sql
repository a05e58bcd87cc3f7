-- Sums over the whole network read sold calls alone, from the index; one account's calls have their own indexes.
create index call_sold on call (arrived_at) include (price_cents, payout_cents)
  where billing in ('held', 'approved', 'disputed', 'paid');
-- How many wait for an admin: a handful among millions.
create index call_to_decide on call (billing, arrived_at) where billing in ('disputed', 'review');
create index application_pending on application (created_at) where status = 'pending';

-- No invoice is covered beyond what was open, and no money covers more than itself; what an undone match takes back it
-- takes back at most. Whoever covers waits for the advertiser's balance first, so that two cannot both be right.
create or replace function check_coverage() returns trigger language plpgsql as $$
declare
  balance text;
  open bigint;
  moved bigint;
  covered bigint;
begin
  select 'advertiser:' || advertiser_id || ':balance', open_cents into balance, open from invoice where id = new.invoice_id;
  perform lock_balances(array[balance]);
  select coalesce(sum(amount_cents), 0) into covered from invoice_coverage where invoice_id = new.invoice_id;
  if covered < 0 or covered > open then
    raise exception 'an invoice is covered by % of the % that were open', covered, open using errcode = '23514';
  end if;
  select coalesce(sum(case when to_account = balance then amount_cents else -amount_cents end), 0) into moved
    from ledger_posting where entry_id = new.entry_id and balance in (from_account, to_account);
  select coalesce(sum(amount_cents), 0) into covered from invoice_coverage where entry_id = new.entry_id;
  if covered < least(0, moved) or covered > greatest(0, moved) then
    raise exception 'an entry of % covers %', moved, covered using errcode = '23514';
  end if;
  return null;
end $$;

-- The currency is fixed by the first entry, the zone by the first invoice or payout run. Who is about to write one is
-- waited for and seen, and whoever comes after it waits for the change: between them there is nothing to slip through.
-- Looked at before the lock, too: on a network at work a refused change makes nobody wait.
create or replace function guard_books() returns trigger language plpgsql
  security definer set search_path = public, pg_temp -- the server may not lock what it does not change
as $$
declare
  zone_before text := coalesce(
    (select value ->> 'zone' from network_setting where group_name = 'books' order by version desc limit 1),
    'America/New_York');
begin
  if new.value ->> 'currency' is distinct from network_currency() then
    if not exists (select from ledger_entry) then lock table ledger_entry in share row exclusive mode; end if;
    if exists (select from ledger_entry) then
      raise exception 'the first entry has fixed the currency' using errcode = '23514', table = 'ledger_entry';
    end if;
  end if;
  if new.value ->> 'zone' is distinct from zone_before then
    if not exists (select from invoice) and not exists (select from payout_run) then
      lock table invoice, payout_run in share row exclusive mode;
    end if;
    if exists (select from invoice) or exists (select from payout_run) then
      raise exception 'the first invoice or payout run has fixed the zone' using errcode = '23514', table = 'invoice';
    end if;
  end if;
  return new;
end $$;

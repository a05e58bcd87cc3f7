-- Whatever moves what is payable to a publisher, but payouts themselves, is a line of some statement: nobody can book
-- past it, and nobody can forget it.
create or replace function add_payout_line() returns trigger language plpgsql as $$
declare
  entry ledger_entry;
  reserved record; -- the last reservation: one that was given back was taken anew
  payable text := case when new.to_account like 'publisher:%:payable' then new.to_account else new.from_account end;
begin
  select * into strict entry from ledger_entry where id = new.entry_id;
  if entry.kind like 'payout\_%' then return null; end if;
  select r.id, r.left_cents, split_part(p.from_account, ':', 2)::uuid as advertiser_id into reserved
    from ledger_entry r join ledger_posting p on p.entry_id = r.id and p.line = 1
    where r.kind = 'reserve' and (r.call_id = entry.call_id or r.conversion_id = entry.conversion_id or r.lead_id = entry.lead_id)
    order by r.id desc limit 1;
  insert into payout_line as l (entry_id, account_id, kind, sale, call_id, conversion_id, lead_id, arrived_at, at, amount_cents,
                                advertiser_id, reserve_entry_id, left_cents)
  values (
    entry.id, split_part(payable, ':', 2)::uuid, entry.kind,
    substring(entry.source_key from '^((?:call|lead|conversion):[^:]+):'),
    entry.call_id, entry.conversion_id, entry.lead_id,
    case when entry.conversion_id is null -- when it came in
      then (select r.at from ledger_entry r where r.source_key = coalesce('call:' || entry.call_id, 'lead:' || entry.lead_id) || ':reserve')
      else (select c.received_at from conversion c where c.id = entry.conversion_id) end,
    entry.at,
    case when payable = new.to_account then new.amount_cents else -new.amount_cents end,
    reserved.advertiser_id, reserved.id, reserved.left_cents)
  on conflict (entry_id) do update set amount_cents = l.amount_cents + excluded.amount_cents
    where l.account_id = excluded.account_id;
  if not found then raise exception 'an entry moves what is payable to one publisher' using errcode = '23514'; end if;
  return null;
end $$;

-- A line says what was booked, for ever. It goes into a payout of its publisher when that is frozen, and out of it when
-- that failed or came back; never straight from one into another.
create or replace function guard_payout_line() returns trigger language plpgsql as $$
declare
  payout record;
begin
  if tg_op = 'INSERT' then
    if pg_trigger_depth() < 2 then raise exception 'lines are written by the books' using errcode = '23514'; end if;
    return new;
  end if;
  if new.payout_id is not distinct from old.payout_id then
    if pg_trigger_depth() < 2 then raise exception 'a line stays as it was booked' using errcode = '23514'; end if;
    return new; -- a second posting of its own entry
  end if;
  if (new.entry_id, new.account_id, new.kind, new.sale, new.call_id, new.conversion_id, new.lead_id, new.arrived_at, new.at, new.amount_cents,
      new.advertiser_id, new.reserve_entry_id, new.left_cents)
     is distinct from
     (old.entry_id, old.account_id, old.kind, old.sale, old.call_id, old.conversion_id, old.lead_id, old.arrived_at, old.at, old.amount_cents,
      old.advertiser_id, old.reserve_entry_id, old.left_cents) then
    raise exception 'a line stays as it was booked' using errcode = '23514';
  end if;
  select p.status, p.account_id, p.xmin::text::bigint as written_in into strict payout
    from payout p where p.id = coalesce(old.payout_id, new.payout_id);
  if old.payout_id is null then
    if payout.status <> 'frozen' or payout.account_id <> new.account_id or new.freed_from is distinct from old.freed_from
       or payout.written_in <> pg_current_xact_id()::text::bigint % 4294967296 then -- later it is looked at no more
      raise exception 'a line goes into a payout of its publisher as that is frozen' using errcode = '23514';
    end if;
  elsif new.payout_id is not null or payout.status not in ('failed', 'returned')
        or new.freed_from is distinct from old.payout_id then
    raise exception 'a line leaves a payout that failed or came back' using errcode = '23514';
  end if;
  return new;
end $$;

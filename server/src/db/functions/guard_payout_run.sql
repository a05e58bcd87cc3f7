-- A run is decided once, is never about another time than the one that was looked at, and is frozen when everybody in it is.
create or replace function guard_payout_run() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.schedule, new.cut_off, new.proposed_at, new.proposed_by, new.account_id, new.fee_basis_points)
     is distinct from (old.id, old.number, old.schedule, old.cut_off, old.proposed_at, old.proposed_by,
                         old.account_id, old.fee_basis_points)
     or (old.status, new.status) not in (('proposed', 'freezing'), ('proposed', 'cancelled'), ('freezing', 'frozen'))
     or (old.status = 'freezing'
         and (new.approved_at, new.approved_by, new.lines_up_to) is distinct from (old.approved_at, old.approved_by, old.lines_up_to))
  then
    raise exception 'a payout run stays as it was decided' using errcode = '23514';
  end if;
  if new.status = 'frozen' and exists (select from payout_run_item i where i.run_id = new.id and i.done_at is null) then
    raise exception 'a payout run is frozen when everybody in it is' using errcode = '23514';
  end if;
  return new;
end $$;

-- A run is decided once, and is never about another time than the one that was looked at.
create or replace function guard_payout_run() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.schedule, new.cut_off, new.proposed_at, new.proposed_by, new.account_id, new.fee_basis_points)
     is distinct from (old.id, old.number, old.schedule, old.cut_off, old.proposed_at, old.proposed_by,
                         old.account_id, old.fee_basis_points)
     or old.status <> 'proposed' then
    raise exception 'a payout run stays as it was decided' using errcode = '23514';
  end if;
  return new;
end $$;

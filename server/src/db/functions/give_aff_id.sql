-- Publishers and affiliates get their code with their account.
create or replace function give_aff_id() returns trigger language plpgsql as $$
begin
  if new.aff_id is null and new.type in ('publisher', 'affiliate') then new.aff_id := new_aff_id(); end if;
  return new;
end $$;

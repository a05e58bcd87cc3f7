-- A publisher's short public code, as tracking links carry it: no letter that looks like a digit. Made here, so that
-- every way of creating an account has it.
create or replace function new_aff_id() returns text language plpgsql volatile as $$
declare
  alphabet constant text := 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  code text;
begin
  loop
    select string_agg(substr(alphabet, 1 + floor(random() * length(alphabet))::integer, 1), '')
      into code from generate_series(1, 6);
    exit when not exists (select from account where aff_id = code);
  end loop;
  return code;
end $$;

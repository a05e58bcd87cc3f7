-- Eight letters without vowels by which a bank transfer is recognized, the last one a check letter as in
-- domain/src/transfers/transfer-reference.ts. Made here, so that every way of creating an advertiser has one.
create or replace function new_transfer_reference() returns text language plpgsql volatile as $$
declare
  letters constant text := 'BCDFGHJKMNPQRSTVWXZ';
  body text;
  code text;
begin
  loop
    select string_agg(substr(letters, 1 + floor(random() * 19)::integer, 1), '') into body from generate_series(1, 7);
    select body || substr(letters, 1 + c, 1) into code
    from generate_series(0, 18) c
    where (8 * c + (select sum(i * (strpos(letters, substr(body, i, 1)) - 1)) from generate_series(1, 7) i)) % 19 = 0;
    exit when not exists (select from transfer_reference where reference = code);
  end loop;
  return code;
end $$;

-- How each account is paid at a moment: the newest method that counts by then.
create or replace function payment_methods_at(moment timestamptz) returns setof payment_method
language sql stable rows 1000 as $$
  select distinct on (account_id) * from payment_method
  where counts_from <= moment
  order by account_id, counts_from desc
$$;

-- What the network's books are kept in. Whoever writes an entry holds the table before this is read, so no change of the
-- currency (guard_books) comes between.
create or replace function network_currency() returns text language plpgsql stable as $$
begin
  return coalesce(
    (select value ->> 'currency' from network_setting where group_name = 'books' order by version desc limit 1), 'USD');
end $$;

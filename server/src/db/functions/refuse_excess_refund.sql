-- Whatever the code before it believes: no more goes back than came.
create or replace function refuse_excess_refund() returns trigger language plpgsql as $$
declare
  received bigint;
begin
  select received_cents into received from payment where id = new.payment_id for update;
  if (select sum(amount_cents) from refund where payment_id = new.payment_id and status <> 'failed') > coalesce(received, 0) then
    raise exception 'more would be paid back than was received' using errcode = '23514', table = 'refund';
  end if;
  return null;
end $$;

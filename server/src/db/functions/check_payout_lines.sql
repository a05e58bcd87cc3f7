-- At the end of a transaction a payout on its way is the sum of its lines, and one that failed or came back has none. The
-- first attempt is what was approved.
create or replace function check_payout_lines() returns trigger language plpgsql as $$
declare
  now_status text;
  expected bigint;
  standing bigint;
begin
  if tg_op = 'INSERT' and new.attempt = 1 and not exists (
    select from payout_run_item i
    where i.run_id = new.run_id and i.account_id = new.account_id and i.amount_cents = new.amount_cents) then
    raise exception 'a payout of % was not approved', new.amount_cents using errcode = '23514';
  end if;
  select status, case when status in ('frozen', 'sent') then amount_cents else 0 end into now_status, expected
    from payout where id = new.id;
  select coalesce(sum(amount_cents), 0) into standing from payout_line where payout_id = new.id;
  if standing <> expected then
    raise exception 'a % payout of % has lines of %', now_status, expected, standing using errcode = '23514';
  end if;
  return null;
end $$;

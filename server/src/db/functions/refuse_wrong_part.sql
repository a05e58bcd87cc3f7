-- Whatever the code before it believes: a part of an appeal lies between the first decision and what was asked for, and the
-- payout keeps its share of what the sale had been.
create or replace function refuse_wrong_part() returns trigger language plpgsql as $$
declare
  a dispute_appeal%rowtype;
  over_cents bigint;
  under_cents bigint;
begin
  select * into strict a from dispute_appeal where sale_id = new.sale_id;
  over_cents := case when a.side = 'publisher' and a.first_billing = 'approved' then a.price_cents else 0 end;
  under_cents := case a.side when 'advertiser' then a.price_cents else a.full_price_cents end;
  if new.price_cents <= over_cents or new.price_cents >= under_cents or new.payout_cents <> div(
    2 * a.full_payout_cents::numeric * new.price_cents + a.full_price_cents - 1, 2 * a.full_price_cents) then
    raise exception 'no part of what the appeal asked for' using errcode = '23514', table = 'appeal_decision';
  end if;
  return new;
end $$;

-- Reserves and charges a conversion that is not charged yet, or says which limit refuses: then it waits for review with
-- that reason. Whoever calls it may hold the row lock of the advertiser's balance already; then the conversion's follows.
-- booking: Booking of modules/conversions/book-queries.ts
create or replace function book_conversion(booking jsonb) returns text language plpgsql as $$
declare
  b record;
  k record;
  c conversion;
  entry jsonb;
  refusal text;
begin
  select * into b from jsonb_to_record(booking) as x (
    id text, request jsonb, entries jsonb, "priceCents" bigint, "payoutCents" bigint, at timestamptz, "approveAt" timestamptz);
  select * into k from jsonb_to_record(b.request) as x (
    "advertiserId" uuid, "campaignId" uuid, day date, month text, "reservedCents" bigint);
  perform lock_balances(array['advertiser:' || k."advertiserId" || ':balance', 'advertiser:' || k."advertiserId" || ':reserved']);
  select * into strict c from conversion x where x.id = b.id for update;
  if c.billing not in ('none', 'review') or c.is_test then raise exception 'conversion % is charged already', c.id using errcode = '23514'; end if;
  select reservation_refusal(s.state, s.request) into refusal from reservation_state(array[b.request]) s;
  if refusal is not null then
    update conversion x set billing = 'review', reason = refusal, price_cents = b."priceCents",
        payout_cents = b."payoutCents", revision = x.revision + 1 where x.id = c.id;
    return refusal;
  end if;
  insert into campaign_live as x (campaign_id, spent_cents) values (k."campaignId", k."reservedCents")
    on conflict (campaign_id) do update set spent_cents = x.spent_cents + excluded.spent_cents;
  insert into campaign_day as x (campaign_id, day, slots, spent_cents)
    values (k."campaignId", k.day, c.takes_slot::integer, k."reservedCents")
    on conflict (campaign_id, day) do update
      set slots = x.slots + excluded.slots, spent_cents = x.spent_cents + excluded.spent_cents;
  insert into campaign_month as x (campaign_id, month, slots)
    select k."campaignId", (k.month || '-01')::date, 1 where c.takes_slot
    on conflict (campaign_id, month) do update set slots = x.slots + excluded.slots;
  for entry in select value from jsonb_array_elements(b.entries) loop -- in their order: what is reserved, then what becomes of it
    perform post_entries(jsonb_build_array(entry));
  end loop;
  update conversion x set billing = 'held', reason = null, price_cents = b."priceCents", payout_cents = b."payoutCents",
      approve_at = b."approveAt", revision = x.revision + 1 where x.id = c.id;
  insert into conversion_event (conversion_id, at, kind, data)
    values (c.id, b.at, 'booked', jsonb_build_object('priceCents', b."priceCents", 'payoutCents', b."payoutCents"));
  return null;
end $$;

-- Writes a conversion that was reported and charges it, all in one: answers its id, and whether it is new. One that was
-- reported before, by its source and txid, is left alone. Whatever is to be charged waits until book_conversion says so.
-- taken: {conversion: NewConversion, booking: Booking or null} of modules/conversions/book-queries.ts
create or replace function take_conversion(taken jsonb) returns table (id text, "isNew" boolean) language plpgsql as $$
declare
  given conversion := jsonb_populate_record(null::conversion, taken -> 'conversion');
  booking jsonb := nullif(taken -> 'booking', 'null');
begin
  -- The turnstile of the advertiser: of two that report the same thing at once the second waits here.
  perform lock_balances(array['advertiser:' || given.advertiser_id || ':balance']);
  select c.id into take_conversion.id from conversion c
    where c.source_id = given.source_id and c.txid = given.txid;
  "isNew" := take_conversion.id is null;
  if "isNew" then
    insert into conversion select given.*;
    insert into conversion_event (conversion_id, at, kind, data)
      values (given.id, given.received_at, 'received',
              jsonb_build_object('status', given.status, 'amountCents', given.amount_cents));
    if booking is not null then perform book_conversion(booking); end if;
    take_conversion.id := given.id;
  end if;
  return next;
end $$;

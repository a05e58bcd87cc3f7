-- Corrections serve all that is sold: a set is of calls, of leads or of conversions, and its items name them by their ids.
alter table correction_set
  add column subject text not null default 'call' check (subject in ('call', 'lead', 'conversion'));
alter table correction_set alter column subject drop default;
alter table correction_set rename column unbilled_calls to unbilled_items;
alter table correction_item rename column call_id to subject_id;

-- What a correction is called in the histories: a new price, and a sale that stands again as before.
alter table lead_event
  drop constraint lead_event_kind_check,
  add constraint lead_event_kind_check check (kind in ('received', 'accepted', 'rejected', 'approved', 'returned', 'refused',
    'paid', 'put_back', 'repriced', 'reinstated'));
alter table conversion_event
  drop constraint conversion_event_kind_check,
  add constraint conversion_event_kind_check check (kind in ('received', 'booked', 'changed', 'approved', 'disputed', 'refused',
    'paid', 'put_back', 'repriced', 'reinstated'));

-- A sale may be corrected down to nothing: it is still sold, for nothing.
alter table lead
  drop constraint lead_sold,
  add constraint lead_sold check (case when status = 'accepted' and not is_test
    then billing <> 'none' or price_cents = 0 else billing = 'none' end);
alter table conversion
  drop constraint conversion_charged,
  add constraint conversion_charged check (billing <> 'review' or price_cents > 0); -- what waits, waits for money

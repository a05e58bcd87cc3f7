-- A duplicate that is not billed holds concurrency only: no slot of a cap and no money.
create or replace function is_billable_reservation(state jsonb, request jsonb) returns boolean language sql immutable as $$
  select state ->> 'duplicateOfCallId' is null or (request -> 'duplicates' ->> 'bill')::boolean
$$;

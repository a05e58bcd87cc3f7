-- Why a reservation is refused in this state, in the order of the rules; null: it may be made. The answer for everybody who
-- reserves or asks whether one could; judgeReservation (domain) only explains it.
create or replace function reservation_refusal(state jsonb, request jsonb) returns text language sql immutable as $$
  select case
    when (state ->> 'isBlocked')::boolean then 'blocked'
    when (state ->> 'isSuppressed')::boolean then 'suppressed'
    when state ->> 'inFlightCallId' is not null then 'in_flight'
    when state ->> 'duplicateOfCallId' is not null and not (request -> 'duplicates' ->> 'route')::boolean then 'duplicate'
    when is_billable_reservation(state, request) and (
      (state ->> 'daySlots')::bigint >= (request ->> 'dailyCap')::bigint
      or (state ->> 'monthSlots')::bigint >= (request ->> 'monthlyCap')::bigint) then 'over_cap'
    when (state ->> 'campaignCalls')::bigint >= (request ->> 'campaignConcurrency')::bigint
      or (state ->> 'publisherCalls')::bigint >= (request ->> 'publisherConcurrency')::bigint then 'no_capacity'
    when request -> 'targets' -> 0 is not null and free_target(request -> 'targets', state -> 'targetCalls') is null
      then 'no_capacity'
    when is_billable_reservation(state, request) and (
      (state ->> 'daySpentCents')::bigint + (request ->> 'neededCents')::bigint > (request ->> 'dailyBudgetCents')::bigint
      or (state ->> 'totalSpentCents')::bigint + (request ->> 'neededCents')::bigint
         > (request ->> 'totalBudgetCents')::bigint) then 'over_budget'
    when is_billable_reservation(state, request)
      and (state ->> 'availableCents')::bigint < (request ->> 'neededCents')::bigint then 'no_balance'
  end
$$;

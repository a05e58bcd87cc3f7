-- The catalogue is sorted and narrowed by the terms that hold now: each version takes the place of the one before.
create or replace function follow_terms() returns trigger language plpgsql as $$
begin
  insert into campaign_listing as l (campaign_id, payout_cents, approval_days, states, zone, open_minutes)
  values (
    new.campaign_id,
    case when new.terms #>> '{pricing,kind}' <> 'percent' then
      coalesce(new.terms #>> '{pricing,ceilingCents}', new.terms #>> '{pricing,priceCents}')::bigint
        * (new.terms ->> 'publisherShareBasisPoints')::bigint / 10000 end,
    coalesce((new.terms ->> 'approvalDays')::integer, 0),
    case when not coalesce(new.terms #> '{geo,countries}' ? 'US', false) then '{}'::text[]
         when jsonb_array_length(new.terms #> '{geo,states}') > 0
           then array(select jsonb_array_elements_text(new.terms #> '{geo,states}')) end,
    coalesce(new.terms #>> '{hours,zone}', 'UTC'),
    coalesce((
      select range_agg(int4range(d.place * 1440 + (s ->> 'from')::integer, d.place * 1440 + (s ->> 'to')::integer))
      from (select spans, ordinality::integer - 1 as place
            from jsonb_array_elements(new.terms #> '{hours,week}') with ordinality as w (spans, ordinality)) d,
           jsonb_array_elements(d.spans) s), '{}'))
  on conflict (campaign_id) do update
    set payout_cents = excluded.payout_cents, approval_days = excluded.approval_days, states = excluded.states,
        zone = excluded.zone, open_minutes = excluded.open_minutes;
  return null;
end $$;

-- What the publishers' catalogue is sorted and narrowed by, beside the campaign: terms are long documents, and a list of all open campaigns
-- must not open each of them. Terms are followed by a trigger (functions/follow_terms.sql); the figures are of the last thirty days and
-- written every few minutes (modules/campaigns/listing), for adding up sums of all campaigns is nothing a visitor should wait for.
create table campaign_listing (
  campaign_id     uuid           primary key references campaign (id) on delete cascade,
  payout_cents    bigint,        -- the most a publisher can earn by one call or lead; null of a percentage
  approval_days   integer        not null,
  states          text[],        -- null: the whole country; none: another one
  zone            text           not null,
  open_minutes    int4multirange not null, -- of its week, which begins on Monday in its zone
  epc_cents       bigint,        -- null where too little came to say
  approval_points integer        check (approval_points between 0 and 10000) -- how many of 10,000 that were charged were not refused
);

create function follow_terms() returns trigger language plpgsql as 'begin return null; end'; -- as in functions/
create trigger campaign_version_is_listed after insert on campaign_version
  for each row execute function follow_terms();

insert into campaign_listing (campaign_id, payout_cents, approval_days, states, zone, open_minutes)
select c.id,
       coalesce(v.terms #>> '{pricing,ceilingCents}', v.terms #>> '{pricing,priceCents}')::bigint
         * (v.terms ->> 'publisherShareBasisPoints')::bigint / 10000
         * case when v.terms #>> '{pricing,kind}' <> 'percent' then 1 end,
       coalesce((v.terms ->> 'approvalDays')::integer, 0),
       case when not coalesce(v.terms #> '{geo,countries}' ? 'US', false) then '{}'::text[]
            when jsonb_array_length(v.terms #> '{geo,states}') > 0
              then array(select jsonb_array_elements_text(v.terms #> '{geo,states}')) end,
       coalesce(v.terms #>> '{hours,zone}', 'UTC'),
       coalesce((
         select range_agg(int4range(d.place * 1440 + (s ->> 'from')::integer, d.place * 1440 + (s ->> 'to')::integer))
         from (select spans, ordinality::integer - 1 as place
               from jsonb_array_elements(v.terms #> '{hours,week}') with ordinality as w (spans, ordinality)) d,
              jsonb_array_elements(d.spans) s), '{}')
from campaign c join campaign_version v on v.campaign_id = c.id and v.version = c.current_version;

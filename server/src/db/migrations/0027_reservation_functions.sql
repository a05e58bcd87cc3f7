-- These have other parameters now, or none of them is left: db/functions has what they became.
drop function if exists reserve_calls(jsonb);
drop function if exists advance_calls(jsonb);
drop function if exists record_carrier_events(jsonb);
drop function if exists reclaim_call(jsonb);
drop function if exists save_campaign_counters(uuid, integer, bigint, date, integer, bigint, date, integer);

-- A decision is written once and stays out of the row, which changes several times after. Squeezing it together took as
-- long as everything else about writing a call.
alter table call alter column decision set storage external;

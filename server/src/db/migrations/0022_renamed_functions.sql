-- They live on in db/functions as record_carrier_events and save_campaign_counters.
drop function if exists hear_carrier(jsonb);
drop function if exists keep_campaign_counts(uuid, integer, bigint, date, integer, bigint, date, integer);

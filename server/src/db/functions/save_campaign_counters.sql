-- Writes back the counters of a campaign that reserve_calls has added up in memory.
create or replace function save_campaign_counters(campaign uuid, live integer, spent bigint, on_day date,
  day_slots integer, day_spent bigint, in_month date, month_slots integer)
returns void language plpgsql as $$
begin
  insert into campaign_live as k (campaign_id, calls, spent_cents) values (campaign, live, spent)
    on conflict (campaign_id) do update set calls = excluded.calls, spent_cents = excluded.spent_cents;
  insert into campaign_day as k (campaign_id, day, slots, spent_cents) values (campaign, on_day, day_slots, day_spent)
    on conflict (campaign_id, day) do update set slots = excluded.slots, spent_cents = excluded.spent_cents;
  insert into campaign_month as k (campaign_id, month, slots) values (campaign, in_month, month_slots)
    on conflict (campaign_id, month) do update set slots = excluded.slots;
end $$;

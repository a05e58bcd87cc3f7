-- A call that was closed and turns out to have been a real one reserves anew what it gave back: 'reclaimed', or 'refused'
-- when a cap, a budget or the balance says no now, or 'stale' when somebody changed the call since it was read. Its caller
-- and concurrency are history: only slots and money count.
create or replace function reclaim_call(given jsonb) returns text language plpgsql as $$
declare
  c record;
  balance_account text;
  available bigint;
begin
  select * into c from jsonb_to_record(given) as b (
    id text, call_sid text, arrived_at timestamptz, revision integer, advertiser_id uuid, campaign_id uuid,
    publisher_id uuid, reserved_cents bigint, needed_cents bigint, day date, month date, daily_cap integer,
    monthly_cap integer, daily_budget_cents bigint, total_budget_cents bigint, target_id text, expires_at timestamptz, entry jsonb);
  balance_account := 'advertiser:' || c.advertiser_id || ':balance';
  perform lock_balances(array[balance_account]);
  -- The new revision makes sure that nobody closes it on what they read before.
  perform 1 from call k where k.arrived_at = c.arrived_at and k.id = c.id and k.revision = c.revision for update;
  if not found or exists (select 1 from call_live l where l.call_id = c.id) then return 'stale'; end if;
  select b.balance_cents - b.floor_cents into available from ledger_balance b where b.account = balance_account;
  if available < c.needed_cents
    or exists (select 1 from campaign_day k where k.campaign_id = c.campaign_id and k.day = c.day
               and (k.slots >= c.daily_cap or k.spent_cents + c.needed_cents > c.daily_budget_cents))
    or exists (select 1 from campaign_month k where k.campaign_id = c.campaign_id and k.month = c.month
               and k.slots >= c.monthly_cap)
    or exists (select 1 from campaign_live k where k.campaign_id = c.campaign_id
               and k.spent_cents + c.needed_cents > c.total_budget_cents)
  then return 'refused'; end if;
  update call k set revision = k.revision + 1 where k.arrived_at = c.arrived_at and k.id = c.id;
  update campaign_live k set calls = k.calls + 1, spent_cents = k.spent_cents + c.reserved_cents
    where k.campaign_id = c.campaign_id;
  update campaign_day k set slots = k.slots + 1, spent_cents = k.spent_cents + c.reserved_cents
    where k.campaign_id = c.campaign_id and k.day = c.day;
  update campaign_month k set slots = k.slots + 1 where k.campaign_id = c.campaign_id and k.month = c.month;
  insert into call_live (call_id, call_sid, arrived_at, advertiser_id, campaign_id, publisher_id, caller,
                         reserved_cents, day, month, target_id, expires_at)
    values (c.id, c.call_sid, c.arrived_at, c.advertiser_id, c.campaign_id, c.publisher_id, null,
            c.reserved_cents, c.day, c.month, c.target_id, c.expires_at);
  perform post_entries(jsonb_build_array(c.entry));
  return 'reclaimed';
end $$;

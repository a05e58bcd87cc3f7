-- Moves calls on. One that is over gives back or is charged for what it held; one that goes to its next target takes the
-- first that has a place. A call that changed since its revision was read is left alone and is not among those
-- returned: whoever asked reads it again.
-- batch: [{id, arrivedAt, revision, over, status, outcome, reason, billing, priceCents, payoutCents, ringSeconds,
--   talkSeconds, endedBy, answeredAt, endedAt, approveAt, keepsSlot, connected, caller, expiresAt,
--   moves: [{position, id, concurrency}], entries: [ledger entries], events: [{kind, data, at}]}]
create or replace function advance_calls(batch jsonb) returns table (call_id text, target smallint) language plpgsql as $$
declare
  balance_accounts text[];
  applied text[];
  m record;
  next_position smallint;
  next_target text;
begin
  select array_agg(distinct 'advertiser:' || l.advertiser_id || ':balance') into balance_accounts
    from jsonb_to_recordset(batch) as b (id text, over boolean, moves jsonb)
    join call_live l on l.call_id = b.id
    where b.over or b.moves is not null;
  if balance_accounts is not null then perform lock_balances(balance_accounts); end if;

  with changed as (
    update call c
    set status = b.status, outcome = b.outcome, reason = b.reason, billing = b.billing, price_cents = b."priceCents",
        payout_cents = b."payoutCents", ring_seconds = b."ringSeconds", talk_seconds = b."talkSeconds",
        ended_by = b."endedBy", answered_at = b."answeredAt", ended_at = b."endedAt", approve_at = b."approveAt",
        revision = c.revision + 1
    from jsonb_to_recordset(batch) as b (
           id text, "arrivedAt" timestamptz, revision integer, status text, outcome text, reason text, billing text,
           "priceCents" bigint, "payoutCents" bigint, "ringSeconds" integer, "talkSeconds" integer, "endedBy" text,
           "answeredAt" timestamptz, "endedAt" timestamptz, "approveAt" timestamptz)
    where c.arrived_at = b."arrivedAt" and c.id = b.id and c.revision = b.revision
    returning c.id
  )
  select coalesce(array_agg(id), '{}') into applied from changed;

  update call_live l set expires_at = b."expiresAt"
    from jsonb_to_recordset(batch) as b (id text, "expiresAt" timestamptz)
    where l.call_id = b.id and b."expiresAt" is not null and b.id = any (applied);

  for m in
    select b.id, b."arrivedAt" as arrived_at, b.moves, l.campaign_id
    from jsonb_to_recordset(batch) as b (id text, "arrivedAt" timestamptz, moves jsonb)
    join call_live l on l.call_id = b.id
    where b.moves is not null and b.id = any (applied)
    order by b.id
  loop
    select (t ->> 'position')::smallint, t ->> 'id' into next_position, next_target
      from jsonb_array_elements(m.moves) with ordinality as e (t, o)
      where t ->> 'concurrency' is null
         or (t ->> 'concurrency')::integer > (select count(*) from call_live k
              where k.campaign_id = m.campaign_id and k.target_id = t ->> 'id' and k.call_id <> m.id)
      order by o limit 1;
    if not found then continue; end if; -- all are full: the next change of this call ends it
    update call_live l set target_id = next_target where l.call_id = m.id;
    update call c set target_position = next_position where c.arrived_at = m.arrived_at and c.id = m.id;
  end loop;

  with ended as (
    select b.id, b."keepsSlot" as keeps_slot, coalesce(b."priceCents", 0) as price, b.outcome, b.connected,
           b.caller as called_by
    from jsonb_to_recordset(batch) as b (
           id text, over boolean, "keepsSlot" boolean, "priceCents" bigint, outcome text, connected boolean,
           caller text)
    where b.over and b.id = any (applied)
  ), freed as (
    delete from call_live l using ended where l.call_id = ended.id
    returning l.*, ended.keeps_slot, ended.price, ended.outcome, ended.connected, ended.called_by
  ), campaigns as (
    update campaign_live k set calls = k.calls - f.calls, spent_cents = k.spent_cents - f.unspent
    from (select campaign_id, count(*) as calls, sum(reserved_cents - price) as unspent from freed group by campaign_id) f
    where k.campaign_id = f.campaign_id
  ), days as (
    update campaign_day k set slots = k.slots - f.slots, spent_cents = k.spent_cents - f.unspent
    from (select campaign_id, day, count(*) filter (where not keeps_slot) as slots, sum(reserved_cents - price) as unspent
          from freed where day is not null group by campaign_id, day) f
    where k.campaign_id = f.campaign_id and k.day = f.day
  ), months as (
    update campaign_month k set slots = k.slots - f.slots
    from (select campaign_id, month, count(*) as slots from freed where month is not null and not keeps_slot
          group by campaign_id, month) f
    where k.campaign_id = f.campaign_id and k.month = f.month
  )
  insert into caller_history as k (campaign_id, caller, connected_at, connected_id, qualified_at, qualified_id)
    select f.campaign_id, f.called_by, f.arrived_at, f.call_id, case when f.outcome = 'qualified' then f.arrived_at end,
           case when f.outcome = 'qualified' then f.call_id end
    from freed f where f.called_by is not null and f.connected
    on conflict (campaign_id, caller) do update -- greatest of ids, too: they sort by time
      set connected_at = greatest(k.connected_at, excluded.connected_at),
          connected_id = greatest(k.connected_id, excluded.connected_id),
          qualified_at = greatest(k.qualified_at, excluded.qualified_at),
          qualified_id = greatest(k.qualified_id, excluded.qualified_id);

  perform post_entries(money.entries) from (
    select jsonb_agg(e) as entries
    from jsonb_to_recordset(batch) as b (id text, entries jsonb), jsonb_array_elements(b.entries) e
    where b.id = any (applied)) money
  where money.entries is not null;

  insert into call_event (call_id, kind, data, at)
    select b.id, e ->> 'kind', coalesce(e -> 'data', '{}'), coalesce((e ->> 'at')::timestamptz, clock_timestamp())
    from jsonb_to_recordset(batch) as b (id text, events jsonb), jsonb_array_elements(b.events) with ordinality as t (e, o)
    where b.id = any (applied) order by b.id, o;

  return query
    select c.id, c.target_position
    from jsonb_to_recordset(batch) as b (id text, "arrivedAt" timestamptz)
    join call c on c.arrived_at = b."arrivedAt" and c.id = b.id
    where c.id = any (applied);
end $$;

-- Moves calls on. One that is over gives back or is charged for what it held; one that goes to its next target takes the
-- first that has a place. A call that changed since its revision was read is left alone and is not among those
-- returned: whoever asked reads it again.
-- changes: [CallChange] of domain/src/calls/call-change.ts
create or replace function advance_calls(changes jsonb) returns table (id text, target smallint) language plpgsql
-- One plan for all, by the indexes, as in reserve_calls.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
declare
  balance_accounts text[];
  handed record;
  free smallint;
begin
  select array_agg(distinct a.account) into balance_accounts
    from jsonb_to_recordset(changes) as b (kind text, "advertiserId" uuid, entries jsonb)
    cross join lateral (
      select 'advertiser:' || b."advertiserId" || ':balance' as account
      union all
      select s.account from jsonb_array_elements(b.entries) e, jsonb_array_elements(e -> 'postings') p,
             unnest(array[p ->> 'from', p ->> 'to']) as s (account)
      where s.account not like 'network:%') a
    where b.kind in ('ended', 'failed-over');
  if balance_accounts is not null then perform lock_balances(balance_accounts); end if;

  return query
  with given as materialized (
    select b.* from jsonb_to_recordset(changes) as b (
      kind text, id text, "arrivedAt" timestamptz, revision integer, status text, outcome text, reason text,
      billing text, "priceCents" bigint, "payoutCents" bigint, "ringSeconds" integer, "talkSeconds" integer,
      "endedBy" text, "answeredAt" timestamptz, "endedAt" timestamptz, "approveAt" timestamptz, "keepsSlot" boolean,
      "wasConnected" boolean, person text, "expiresAt" timestamptz, entries jsonb, failed jsonb)
    order by b.id -- rows are locked in one order by all
  ), changed as (
    update call c
    set status = coalesce(b.status, c.status), outcome = b.outcome, reason = b.reason, billing = coalesce(b.billing, 'none'),
        price_cents = b."priceCents", payout_cents = b."payoutCents", ring_seconds = b."ringSeconds",
        talk_seconds = b."talkSeconds", ended_by = b."endedBy",
        answered_at = case when b.kind in ('ended', 'connected') then b."answeredAt" else c.answered_at end,
        ended_at = b."endedAt", approve_at = b."approveAt", revision = c.revision + 1
    from given b
    where c.arrived_at = b."arrivedAt" and c.id = b.id and c.revision = b.revision
    returning b.*, c.target_position, c.publisher_id, c.campaign_id, c.advertiser_id
  ), sooner as (
    update call_live l set expires_at = b."expiresAt" from changed b
    where l.call_id = b.id and b.kind = 'waiting'
  ), freed as (
    delete from call_live l using changed b where l.call_id = b.id and b.kind = 'ended'
    returning l.*, b."keepsSlot" as keeps_slot, coalesce(b."priceCents", 0) as price, b.outcome,
              b."wasConnected" as was_connected, decode(b.person, 'hex') as called_by
  ), campaigns as (
    update campaign_live k set calls = k.calls - f.calls, spent_cents = k.spent_cents - f.unspent
    from (select x.campaign_id, count(*) as calls, sum(x.reserved_cents - x.price) as unspent
          from freed x group by x.campaign_id) f
    where k.campaign_id = f.campaign_id
  ), days as (
    update campaign_day k set slots = k.slots - f.slots, spent_cents = k.spent_cents - f.unspent
    from (select x.campaign_id, x.day, count(*) filter (where not x.keeps_slot) as slots,
                 sum(x.reserved_cents - x.price) as unspent
          from freed x where x.day is not null group by x.campaign_id, x.day) f
    where k.campaign_id = f.campaign_id and k.day = f.day and (f.slots <> 0 or f.unspent <> 0)
  ), months as (
    update campaign_month k set slots = k.slots - f.slots
    from (select x.campaign_id, x.month, count(*) as slots from freed x
          where x.month is not null and not x.keeps_slot group by x.campaign_id, x.month) f
    where k.campaign_id = f.campaign_id and k.month = f.month
  ), history as (
    insert into caller_history as k (campaign_id, person, connected_at, connected_id, qualified_at, qualified_id)
    select f.campaign_id, f.called_by, f.arrived_at, f.call_id, case when f.outcome = 'qualified' then f.arrived_at end,
           case when f.outcome = 'qualified' then f.call_id end
    from freed f where f.called_by is not null and f.was_connected
    on conflict (campaign_id, person) do update -- greatest of ids, too: they sort by time
      set connected_at = greatest(k.connected_at, excluded.connected_at),
          connected_id = greatest(k.connected_id, excluded.connected_id),
          qualified_at = greatest(k.qualified_at, excluded.qualified_at),
          qualified_id = greatest(k.qualified_id, excluded.qualified_id)
  ), told as (
    insert into event_inbox (at, type, subject_type, subject_id, subject_name, account_id, actor_name, data)
    select coalesce(case b.kind when 'connected' then b."answeredAt" end, clock_timestamp()),
           case b.kind when 'failed-over' then 'call.target-failed' else 'call.' || b.kind end, 'call', b.id, b.id,
           b.advertiser_id, 'Callstead',
           jsonb_build_object('publisherId', b.publisher_id, 'advertiserId', b.advertiser_id, 'campaignId', b.campaign_id)
             || coalesce(b.failed, '{}')
             || case b.kind when 'ended' then jsonb_build_object(
                  'status', b.status, 'outcome', b.outcome, 'reason', b.reason, 'billing', b.billing) else '{}' end
    from changed b where b.kind <> 'waiting'
  ), booked as (
    insert into ledger_entry as e (source_key, kind, at, call_id)
    select g.entry ->> 'sourceKey', g.entry ->> 'kind', (g.entry ->> 'at')::timestamptz, b.id
    from changed b, jsonb_array_elements(b.entries) as g (entry)
    order by 1
    on conflict (source_key) do nothing
    returning e.id, e.call_id, e.source_key, e.at
  ), posted as (
    insert into ledger_posting (entry_id, line, from_account, to_account, amount_cents, at)
    select k.id, p.line, p.posting ->> 'from', p.posting ->> 'to', (p.posting ->> 'amountCents')::bigint, k.at
    from booked k join given b on b.id = k.call_id, jsonb_array_elements(b.entries) as g (entry),
         jsonb_array_elements(g.entry -> 'postings') with ordinality as p (posting, line)
    where g.entry ->> 'sourceKey' = k.source_key
    returning from_account, to_account, amount_cents
  ), balances as (
    update ledger_balance b set balance_cents = b.balance_cents + m.cents
    from (select x.account, sum(x.cents) as cents
          from (select p.from_account as account, -p.amount_cents as cents from posted p
                union all select p.to_account, p.amount_cents from posted p) x
          where x.account not like 'network:%' group by x.account having sum(x.cents) <> 0) m
    where b.account = m.account
  )
  select c.id, c.target_position from changed c where c.kind <> 'failed-over';

  for handed in
    select b.id, b."arrivedAt" as arrived_at, b.targets, c.target_position, l.campaign_id
    from jsonb_to_recordset(changes) as b (kind text, id text, "arrivedAt" timestamptz, revision integer, targets jsonb)
    join call c on c.arrived_at = b."arrivedAt" and c.id = b.id and c.revision = b.revision + 1
    join call_live l on l.call_id = b.id
    where b.kind = 'failed-over'
    order by b.id
  loop
    free := free_target(handed.targets, (
      select jsonb_object_agg(o.target_id, o.calls)
      from (select k.target_id, count(*) as calls from call_live k
            where k.campaign_id = handed.campaign_id and k.call_id <> handed.id group by k.target_id) o));
    if free is not null then -- else all are full: the next change of this call ends it
      update call_live l set target_id = handed.targets -> free ->> 'id' where l.call_id = handed.id;
      update call c set target_position = (handed.targets -> free ->> 'position')::smallint
        where c.arrived_at = handed.arrived_at and c.id = handed.id
        returning c.target_position into handed.target_position;
    end if;
    id := handed.id; target := handed.target_position;
    return next;
  end loop;
end $$;

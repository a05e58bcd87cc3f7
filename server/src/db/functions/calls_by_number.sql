-- Calls to numbers, or of callers, that begin so: at most `most` of each. The planner guesses badly how many begin so, and
-- with a bad guess walks millions of calls in order of time for a page that never fills. Here it may only take the indexes
-- of numbers, by one plan for all; `most` bounds what that costs, and whoever gets as many as asked for knows that walking
-- is the better way.
create or replace function calls_by_number(beginning text, callers boolean, since timestamptz, until timestamptz, most integer)
  returns table (arrived_at timestamptz, id text)
  language plpgsql stable rows 100
  set enable_seqscan = off
  set enable_bitmapscan = off
  set plan_cache_mode = force_generic_plan
as $$
begin
  return query
    select c.arrived_at, c.id from call c
    where c.number ~>=~ beginning and c.number ~<~ (beginning || ':') -- ':' comes after '9'
      and c.arrived_at >= since and c.arrived_at < until
    order by c.number using ~<~ limit most;
  if callers then
    return query
      select c.arrived_at, c.id from call c
      where c.caller ~>=~ beginning and c.caller ~<~ (beginning || ':')
        and c.arrived_at >= since and c.arrived_at < until
      order by c.caller using ~<~ limit most;
  end if;
end
$$;

-- Counts attempts against their limits and says how many there were in each window with these. One that has ended begins anew.
-- attempts: [{key, points, ms: how long its window is}], each key once; now_ms: milliseconds since 1970
create or replace function count_attempts(attempts jsonb, now_ms bigint)
returns table (counted text, used integer, ends bigint) language plpgsql as $$
begin
  -- A crash may forget the last few: nobody waits for the disk because of them.
  perform set_config('synchronous_commit', 'off', true);
  return query
    insert into rate_limit as r (key, points, expire)
    select a.key, a.points, now_ms + a.ms from jsonb_to_recordset(attempts) as a (key text, points integer, ms bigint) order by a.key
    on conflict (key) do update set
      points = case when r.expire <= now_ms then excluded.points else r.points + excluded.points end,
      expire = case when r.expire <= now_ms then excluded.expire else r.expire end
    returning r.key, r.points, r.expire;
end $$;

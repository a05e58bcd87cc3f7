-- Position of the first target that has a place, in ringing order; null when all are full.
-- targets: [{id, concurrency}]; used: {id: calls}, null where no target has a limit
create or replace function free_target(targets jsonb, used jsonb) returns smallint language sql immutable as $$
  select case when targets -> 0 ->> 'concurrency' is null then 0 else (
    select o - 1 from jsonb_array_elements(targets) with ordinality as e (t, o)
    where t ->> 'concurrency' is null
       or coalesce((used ->> (t ->> 'id'))::bigint, 0) < (t ->> 'concurrency')::bigint
    order by o limit 1) end::smallint
$$;

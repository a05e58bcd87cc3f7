-- Lends the number that has rested longest, or none when all are in use; notes how the pool did. Leases of one pool are
-- given one after the other, so that each sees the ones before it; that no two overlap the table itself sees to.
-- request: LeaseRequest of modules/leases/queries.ts
create or replace function lease_number(request jsonb)
returns table (number text, until timestamptz) language plpgsql as $$
declare
  application uuid := request ->> 'applicationId';
  moment timestamptz := request ->> 'at';
  until_moment timestamptz := request ->> 'leasedUntil';
  lent text;
  used integer;
begin
  perform 1 from number_pool p where p.application_id = application for update;
  if not found then return; end if;

  select n.number into lent from tracking_number n
    where n.application_id = application and n.is_pooled
      and not exists (select from number_lease l where l.number = n.number and l.free_at > moment)
    order by (select max(l.free_at) from number_lease l where l.number = n.number) nulls first, n.number
    limit 1;
  if lent is not null then
    insert into number_lease (id, application_id, number, leased_at, leased_until, free_at, click_id, attribution)
    values (request ->> 'id', application, lent, moment, until_moment, (request ->> 'freeAt')::timestamptz,
            request ->> 'clickId', request -> 'attribution');
  end if;

  select count(*) into used from number_lease l where l.application_id = application and l.free_at > moment;
  insert into number_pool_hour as h (application_id, hour, visitors, ran_empty, most_in_use)
  values (application, date_trunc('hour', moment), 1, case when lent is null then 1 else 0 end, used)
  on conflict (application_id, hour) do update
    set visitors = h.visitors + 1, ran_empty = h.ran_empty + excluded.ran_empty,
        most_in_use = greatest(h.most_in_use, excluded.most_in_use);

  if lent is not null then return query select lent, until_moment; end if;
end $$;

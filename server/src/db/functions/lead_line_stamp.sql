-- What a lead of this publisher for this campaign is judged by, as it stands now: it changes with every change of one of them.
-- Who applied more than once stands as they do now.
create or replace function lead_line_stamp(of_campaign uuid, of_publisher uuid) returns table (stamp text) language sql stable as $$
  select concat_ws(' ', c.id, c.type, c.status, c.current_version, o.status, p.id, p.type, p.status, a.id, a.status,
    (select max(t.version) from application_terms t where t.application_id = a.id), '/',
    (select max(f.version) from lead_form f where f.campaign_id = c.id))
  from campaign c
  join account o on o.id = c.advertiser_id
  left join account p on p.id = of_publisher
  left join lateral (
    select b.id, b.status from application b where b.campaign_id = c.id and b.publisher_id = of_publisher
    order by b.status = 'approved' desc, b.id limit 1) a on true
  where c.id = of_campaign
$$;

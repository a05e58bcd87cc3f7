-- Offers and dashboards read the sums of 0097: what was counted for them apart is not needed any more, and neither are the indexes
-- that served counting rows.
drop table campaign_activity;
delete from event_cursor where subscriber = 'campaign-activity';
drop index call_sold, lead_sold, conversion_sold, lead_test, call_played;
alter table visit_quarter drop column unique_clicks, drop column outside_clicks; -- and with them the indexes that held them
create index visit_quarter_of_publisher on visit_quarter (publisher_id, starts_at);
create index visit_quarter_of_advertiser on visit_quarter (advertiser_id, starts_at);
create index visit_quarter_newest on visit_quarter (starts_at);
-- The job that counted clicks by the minute; before the first start there is no queue.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'count-new-clicks';
  end if;
end $$;

-- What somebody clicked with, as far as their browser says: a dimension of reports.
alter table click add column device text check (device in ('phone', 'tablet', 'desktop'));

-- Without the id, which every click would write twice more: of one millisecond there are few, sorted when they are read.
drop index click_of_publisher;
drop index click_of_campaign;
create index click_of_publisher on click (publisher_id, clicked_at desc); -- a publisher's clicks, newest first
create index click_of_campaign on click (campaign_id, clicked_at desc);   -- a campaign's

-- The campaign desk: advertisers write campaigns, admins review them.
alter table campaign
  add column returned_reason text,     -- why an admin gave it back; gone once it is submitted again
  add column submitted_at timestamptz; -- since when it waits for a review

-- The last number given out for each prefix of public ids. A number is never given twice, even after its campaign is gone;
-- whoever takes one holds the row until the end of the transaction, so two at once get two numbers.
create table campaign_number (
  prefix text    primary key check (prefix ~ '^[A-Z]{2,6}$'),
  last   integer not null check (last > 0)
);

drop index campaign_advertiser;
create index campaign_advertiser on campaign (advertiser_id, created_at desc, public_id); -- an advertiser's own list
create index campaign_newest on campaign (created_at desc, public_id); -- the admins' list
create index campaign_status on campaign (status, created_at desc, public_id); -- what waits for a review

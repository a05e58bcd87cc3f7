-- How often what a campaign was charged for is disputed, and how often a caller hangs up short of the minimum: published beside what it earns.
alter table campaign_listing
  add column dispute_points integer check (dispute_points between 0 and 10000), -- of 10,000; null where too little came to say
  add column short_points   integer check (short_points between 0 and 10000);

-- The reason of a call already says that it was too short; sums tell reasons by account, this counts them by campaign.
create index rolled_fact_too_short on rolled_fact (campaign_id, at) where reason = 'too_short';

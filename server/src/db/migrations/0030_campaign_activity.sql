-- What came to a campaign by day (UTC, of arrival), counted from events: an offer's figures are thirty of these rows,
-- however many calls there are. Everything up to `position` is in it, so that events handled again change nothing.
create table campaign_activity (
  campaign_id  uuid    not null references campaign (id) on delete cascade,
  day          date    not null,
  incoming     integer not null,
  sold         integer not null,
  payout_cents bigint  not null,
  position     bigint  not null,
  primary key (campaign_id, day)
);

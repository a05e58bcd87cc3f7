-- Sums of facts (0096_facts.sql), kept by the roller (modules/reports/rollups): reports over long times read these rows, however many
-- calls and clicks they stand for. Grains: quarters of an hour and hours; days and months of the network's zone.
create table rollup_pair (
  grain          text        not null check (grain in ('quarter', 'hour', 'day', 'month')),
  starts_at      timestamptz not null,
  campaign_id    uuid        not null, -- noughts: nobody, as with a call to a number that is not assigned
  publisher_id   uuid        not null,
  advertiser_id  uuid        not null,
  clicks         integer not null default 0,
  unique_clicks  integer not null default 0,
  outside_clicks integer not null default 0,
  form_visits    integer not null default 0,
  incoming       integer not null default 0,
  clickless      integer not null default 0,
  rang           integer not null default 0,
  connected      integer not null default 0,
  talk_seconds   bigint  not null default 0,
  qualified      integer not null default 0,
  duplicates     integer not null default 0,
  leads_in       integer not null default 0,
  leads          integer not null default 0,
  sold           integer not null default 0,
  conversions    integer not null default 0,
  ever_charged   integer not null default 0,
  refused        integer not null default 0,
  disputed       integer not null default 0,
  revenue_cents  bigint  not null default 0,
  payout_cents   bigint  not null default 0,
  primary key (grain, starts_at, campaign_id, publisher_id, advertiser_id)
) with (fillfactor = 70); -- counts change in place
create index rollup_pair_of_publisher on rollup_pair (publisher_id, grain, starts_at);
create index rollup_pair_of_advertiser on rollup_pair (advertiser_id, grain, starts_at);
create index rollup_pair_of_campaign on rollup_pair (campaign_id, grain, starts_at);

-- Of each account by one dimension; 'total' is all there was. A value that is not known has no row: it is what the others leave.
create table rollup_dimension (
  account_id     uuid        not null, -- a publisher or an advertiser; noughts: the network
  dimension      text        not null check (dimension in
    ('total', 'state', 'country', 'number', 'target', 'reason', 'billing', 'outcome', 'source', 'device')),
  grain          text        not null check (grain in ('hour', 'day', 'month')),
  starts_at      timestamptz not null,
  value          text        not null,
  clicks         integer not null default 0,
  unique_clicks  integer not null default 0,
  outside_clicks integer not null default 0,
  form_visits    integer not null default 0,
  incoming       integer not null default 0,
  clickless      integer not null default 0,
  rang           integer not null default 0,
  connected      integer not null default 0,
  talk_seconds   bigint  not null default 0,
  qualified      integer not null default 0,
  duplicates     integer not null default 0,
  leads_in       integer not null default 0,
  leads          integer not null default 0,
  sold           integer not null default 0,
  conversions    integer not null default 0,
  ever_charged   integer not null default 0,
  refused        integer not null default 0,
  disputed       integer not null default 0,
  revenue_cents  bigint  not null default 0,
  payout_cents   bigint  not null default 0,
  primary key (account_id, dimension, grain, starts_at, value)
) with (fillfactor = 70);

-- What of each call, lead and conversion is in the sums: the next look at it adds the difference.
create table rolled_fact (
  id             text        primary key,
  at             timestamptz not null,
  campaign_id    uuid,
  publisher_id   uuid,
  advertiser_id  uuid,
  state          text,
  country        text,
  number         text,
  target         text,
  reason         text,
  billing        text,
  outcome        text,
  source         text,
  incoming       integer not null default 0,
  clickless      integer not null default 0,
  rang           integer not null default 0,
  connected      integer not null default 0,
  talk_seconds   bigint  not null default 0,
  qualified      integer not null default 0,
  duplicates     integer not null default 0,
  leads_in       integer not null default 0,
  leads          integer not null default 0,
  sold           integer not null default 0,
  conversions    integer not null default 0,
  ever_charged   integer not null default 0,
  refused        integer not null default 0,
  disputed       integer not null default 0,
  revenue_cents  bigint  not null default 0,
  payout_cents   bigint  not null default 0
) with (fillfactor = 80);
create index rolled_fact_by_time on rolled_fact (at); -- checked and made anew by time

-- Clicks that were written and are not in the sums yet, a batch a row: whoever writes clicks adds no more than this.
create table click_unrolled (
  ids            text[]        not null,
  clicked_at     timestamptz[] not null
);
-- So many form visits of the quarter are in the sums.
alter table visit_quarter add column rolled_visits integer not null default 0;
create index visit_quarter_unrolled on visit_quarter (starts_at) where form_visits <> rolled_visits;

-- Whoever changes the sums holds this row. `zone` is the one their days and months are of; without `filled_at` nothing was summed yet.
create table rollup_state (
  is_only   boolean     primary key default true check (is_only),
  zone      text        not null,
  filled_at timestamptz
);
insert into rollup_state (zone, filled_at)
select 'UTC', now() where not exists (select from call) and not exists (select from lead) and not exists (select from click)
  and not exists (select from conversion) and not exists (select from visit_quarter);
insert into rollup_state (zone) select 'UTC' where not exists (select from rollup_state);

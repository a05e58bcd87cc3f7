-- Numbers for pages: an application has one number of its own and may have a pool beside it, lent to one visitor at a time.
alter table tracking_number
  add column is_pooled boolean not null default false, -- lent to visitors instead of being the application's own
  add check (application_id is not null or not is_pooled),
  drop constraint tracking_number_application_id_key;
create unique index tracking_number_own on tracking_number (application_id) where not is_pooled;
create index tracking_number_pooled on tracking_number (application_id) where is_pooled;

create table number_pool (
  application_id uuid        primary key references application (id) on delete cascade,
  size           integer     not null check (size between 1 and 500),       -- as many are wanted; fewer may be there
  hold_minutes   integer     not null default 30 check (hold_minutes between 5 and 1440), -- after the page was last seen
  hosts          text[]      not null default '{}',                         -- whose pages may ask; none named: anybody's
  updated_at     timestamptz not null default now()
);

-- A number lent to a visitor. What the visitor came with is copied to the calls of that time.
create table number_lease (
  id             text        primary key, -- lease_…; whoever knows it goes on with it
  application_id uuid        not null references application (id) on delete cascade,
  number         text        not null,
  leased_at      timestamptz not null,
  leased_until   timestamptz not null,
  free_at        timestamptz not null,    -- it rests before the next visitor gets it
  click_id       text,
  attribution    jsonb       not null,
  check (leased_at < leased_until and leased_until <= free_at),
  -- Nobody shares a number, its rest included. Digits as a range: those need no extension.
  exclude using gist (int8range(substr(number, 2)::bigint, substr(number, 2)::bigint, '[]') with &&,
                      tstzrange(leased_at, free_at) with &&)
);
create index number_lease_of_number on number_lease (number, leased_at desc); -- the one a call belongs to
create index number_lease_of_pool on number_lease (application_id, free_at);  -- those in use
create index number_lease_over on number_lease (free_at);                     -- the clean-up

-- How a pool did, by hour: what its size should be is read from here.
create table number_pool_hour (
  application_id uuid        not null references application (id) on delete cascade,
  hour           timestamptz not null,
  visitors       integer     not null check (visitors > 0),
  ran_empty      integer     not null check (ran_empty between 0 and visitors),
  most_in_use    integer     not null check (most_in_use >= 0),
  primary key (application_id, hour)
);

-- The way a caller came, beside the click and its subs: null for a call to a number that was lent to nobody.
alter table call add column source text, add column creative text, add column attribution jsonb;
create index call_of_click on call (click_id) where click_id is not null;

create function lease_number(request jsonb) returns table (number text, until timestamptz) language plpgsql
  as 'begin return; end'; -- as in functions/

-- How people left their lists: columns, their order and the height of rows, as the screen writes them.
create table list_layout (
  user_id uuid not null references profile (id) on delete cascade,
  list    text not null check (list in ('publisher-calls', 'advertiser-calls', 'admin-calls', 'publisher-leads', 'advertiser-leads', 'admin-leads', 'clicks')),
  layout  text not null check (length(layout) between 1 and 1000),
  primary key (user_id, list)
);

-- Questions somebody asks a list again, under a name: the parameters of its address, so that 'the last 30 days' stay that.
create table list_view (
  id         uuid        primary key default gen_random_uuid(),
  user_id    uuid        not null references profile (id) on delete cascade,
  list       text        not null check (list in ('publisher-calls', 'advertiser-calls', 'admin-calls', 'publisher-leads', 'advertiser-leads', 'admin-leads', 'clicks')),
  name       text        not null check (length(name) between 1 and 60),
  question   text        not null check (length(question) <= 2000),
  created_at timestamptz not null default now()
);
create unique index list_view_name on list_view (user_id, list, lower(name)); -- the shelf, and no name twice on it

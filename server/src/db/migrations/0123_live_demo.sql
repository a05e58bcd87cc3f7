-- A demo that moves: whoever switched it on watches it for a minute at a time, and any process may play the next thing that
-- happens, but only one does: it is claimed here.
create table live_demo_watcher (
  user_id       uuid        primary key references profile (id) on delete cascade,
  account_id    uuid        not null references account (id) on delete cascade,
  watches_until timestamptz not null
);

create table live_demo (
  only_one boolean     primary key default true check (only_one),
  next_at  timestamptz not null default now(),
  happened integer     not null default 0 check (happened >= 0)
);
insert into live_demo default values;

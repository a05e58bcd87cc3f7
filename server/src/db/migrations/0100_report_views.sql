-- Questions somebody keeps under a name: the parameters of the report's address, so that 'the last 30 days' stay that. A private
-- one is its maker's alone; a shared one everybody of the account opens, and of the network's every admin (account_id is null).
create table report_view (
  id         uuid        primary key default gen_random_uuid(),
  account_id uuid        references account (id) on delete cascade,
  user_id    uuid        not null references profile (id) on delete cascade,
  panel      text        not null check (panel in ('publisher', 'advertiser', 'admin')),
  name       text        not null check (length(name) between 1 and 80),
  question   jsonb       not null check (jsonb_typeof(question) = 'object'),
  is_shared  boolean     not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index report_view_private_name on report_view (user_id, panel, lower(name)) where not is_shared;
create unique index report_view_shared_name on report_view (account_id, panel, lower(name)) nulls not distinct where is_shared;
create index report_view_of_person on report_view (user_id, created_at desc, id desc); -- the list
create index report_view_of_account on report_view (account_id, created_at desc, id desc) where is_shared; -- the list

-- When a view is mailed: one for each who schedules it.
create table report_schedule (
  id         uuid        primary key default gen_random_uuid(),
  view_id    uuid        not null references report_view (id) on delete cascade,
  user_id    uuid        not null references profile (id) on delete cascade,
  cadence    text        not null check (cadence in ('daily', 'weekly', 'monthly')),
  weekday    integer     check (weekday between 0 and 6), -- 0 is Monday
  month_day  integer     check (month_day between 1 and 31),
  hour       integer     not null check (hour between 0 and 23),
  -- For readers whose profile names none.
  zone       text        not null check (timezone(zone, timestamptz '2000-01-01 00:00+00') is not null),
  created_at timestamptz not null default now(),
  unique (view_id, user_id),
  constraint report_schedule_day check ((weekday is not null) = (cadence = 'weekly') and (month_day is not null) = (cadence = 'monthly'))
);
create index report_schedule_of_person on report_schedule (user_id); -- deleting somebody

-- Who gets it, and when next, by their own clock. Whoever unsubscribed stays here, so that their link answers the same twice.
create table report_recipient (
  id              uuid        primary key default gen_random_uuid(),
  schedule_id     uuid        not null references report_schedule (id) on delete cascade,
  user_id         uuid        not null references profile (id) on delete cascade,
  next_due_at     timestamptz not null,
  unsubscribed_at timestamptz,
  unique (schedule_id, user_id)
);
create index report_recipient_due on report_recipient (next_due_at) where unsubscribed_at is null; -- the job
create index report_recipient_of_person on report_recipient (user_id); -- deleting somebody

-- Every due moment of a recipient, once, whatever dies on the way: ordered with its mail in one transaction.
create table report_mailing (
  recipient_id uuid        not null references report_recipient (id) on delete cascade,
  due_at       timestamptz not null,
  -- What became of it: a mail was ordered, or nothing, because its reader may not look at reports now.
  state        text        not null check (state in ('ordered', 'skipped')),
  at           timestamptz not null,
  primary key (recipient_id, due_at)
);
create index report_mailing_old on report_mailing (due_at); -- the sweep

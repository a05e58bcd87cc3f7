-- What the built-in carrier sold, and the calls it carried: its own books, which nobody else reads.
create table simulator_number (
  sid                text        primary key,
  account_sid        text        not null,
  number             text        not null unique,
  friendly_name      text        not null,
  voice_url          text        not null default '',
  voice_fallback_url text        not null default '',
  status_callback    text        not null default '',
  created_at         timestamptz not null default now()
);
create index simulator_number_of_account on simulator_number (account_sid, sid);

create table simulator_call (
  sid         text        primary key,
  account_sid text        not null,
  from_number text        not null,
  to_number   text        not null,
  started_at  timestamptz not null,
  seconds     integer     not null,
  status      text        not null
);
create index simulator_call_of_account on simulator_call (account_sid, started_at, sid);

-- Where the carrier's log and ours differ about a call, and what was done about it.
create table carrier_call_difference (
  account_id uuid        not null references carrier_account (id) on delete cascade,
  call_sid   text        not null check (length(call_sid) between 1 and 64),
  kind       text        not null check (kind in ('unknown_here', 'unknown_there')),
  number     text        not null check (length(number) between 1 and 20),
  called_at  timestamptz not null,
  seconds    integer     not null,
  done       text        not null check (done in ('recorded', 'told')),
  found_at   timestamptz not null default now(),
  primary key (account_id, call_sid)
);
create index carrier_call_difference_recent on carrier_call_difference (called_at desc, call_sid);

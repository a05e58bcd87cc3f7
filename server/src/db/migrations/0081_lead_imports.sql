-- Files of leads that publishers bring. The file itself lies sealed in the storage, in pieces, until its leads are taken.
create table lead_import (
  id           uuid        primary key,
  publisher_id uuid        not null references account (id) on delete cascade,
  campaign_id  uuid        not null references campaign (id) on delete cascade,
  file_name    text        not null,
  bytes        bigint      not null check (bytes > 0),
  pieces       integer     not null check (pieces > 0),
  pieces_here  integer[]   not null default '{}', -- those that have arrived
  status       text        not null check (status in
    ('uploading', 'uploaded', 'checking', 'checked', 'running', 'done', 'discarded')),
  mapping      jsonb,      -- which column says what
  form_version integer,    -- of the form it was mapped to
  total_rows   integer,    -- known once it was read to its end
  position     integer     not null default 0 check (position >= 0), -- rows that are through
  counts       jsonb       not null default '{}', -- how often each verdict was spoken
  -- When the leads of the rows behind `position` arrive: their ids hold it, so that a run that was cut off repeats none.
  next_at      timestamptz,
  leased_until timestamptz, -- so long one process is at it; another goes on where that one died
  header       text,        -- of the file, sealed: one without headers has somebody's data there
  problem      text        check (problem in ('file_broken', 'too_many_rows')), -- why a dry run came to no end
  created_at   timestamptz not null,
  created_by   uuid        references profile (id) on delete set null,
  started_at   timestamptz,
  ended_at     timestamptz,
  constraint lead_import_mapped check (status not in ('checking', 'checked', 'running', 'done') or mapping is not null),
  constraint lead_import_started check (status <> 'running' or (next_at is not null and started_at is not null))
);
create index lead_import_of_publisher on lead_import (publisher_id, created_at desc, id desc);
create index lead_import_standing on lead_import (created_at)
  where status in ('uploading', 'uploaded', 'checking', 'checked', 'running'); -- the job, and what is forgotten

-- A verdict on every row. Of the refused ones their text, sealed, for whoever mends them: gone within a week.
create table lead_import_row (
  import_id uuid    not null references lead_import (id) on delete cascade,
  row       integer not null check (row > 0),
  verdict   text    not null check (verdict in
    ('ready', 'accepted', 'pending', 'rejected', 'duplicate', 'unreadable')),
  reason    text,
  fields    text[]  not null default '{}', -- which of them are wrong
  lead_id   text,
  persons   bytea[] not null default '{}', -- keyed hashes: so whoever is erased is found
  cells     text,   -- sealed
  primary key (import_id, row)
);
create index lead_import_row_person on lead_import_row using gin (persons);
create index lead_import_row_kept on lead_import_row (import_id) where cells is not null or persons <> '{}';

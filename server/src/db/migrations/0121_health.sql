-- Who is there: each process says so every few seconds, and says goodbye. Unlogged: after a crash they say so again, and no backup needs it.
create unlogged table server_process (
  id             uuid        primary key,
  host           text        not null check (length(host) between 1 and 255),
  release        text        not null check (length(release) between 1 and 40),
  serves         boolean     not null,
  works          boolean     not null,
  started_at     timestamptz not null,
  seen_at        timestamptz not null,
  disk           text        not null, -- a hash of where it spools: processes that share a folder see the same files
  spool_waiting  integer     not null check (spool_waiting >= 0),
  spool_rejected integer     not null check (spool_rejected >= 0)
);

-- How each kind of job last ended. Jobs themselves are deleted when they are done.
create table job_run (
  name      text        primary key check (length(name) between 1 and 60),
  ended_at  timestamptz, -- the last one that did what it should
  took_ms   integer     check (took_ms >= 0),
  failed_at timestamptz,
  failure   text        check (length(failure) <= 100), -- a code: messages may quote what they are about
  check ((ended_at is null) = (took_ms is null)),
  check ((failed_at is null) = (failure is null)),
  check (ended_at is not null or failed_at is not null)
);

-- Answers to arriving calls by how long they took, beside carrier_hour: so many took at most `within_ms`, and more than the step below.
create table carrier_answer (
  carrier   text        not null check (length(carrier) between 1 and 40),
  hour      timestamptz not null,
  within_ms integer     not null check (within_ms > 0),
  answers   integer     not null check (answers > 0),
  primary key (carrier, hour, within_ms)
);
create index carrier_answer_at on carrier_answer (hour); -- the last day, and what is forgotten

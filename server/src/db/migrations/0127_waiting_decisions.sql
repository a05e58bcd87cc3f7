-- What somebody decided about many applications at once waits some seconds, so that it can be taken back before anything is
-- mailed or assigned. A row lives until it is carried out or taken back; `started_at` is the moment after which it cannot be.
create table waiting_decision (
  id         uuid        primary key default gen_random_uuid(),
  user_id    uuid        not null references profile (id) on delete cascade,
  account_id uuid        not null references account (id) on delete cascade, -- its people may take it back
  decision   text        not null check (decision in ('approve', 'reject')),
  reason     text        check (length(reason) between 1 and 4000),
  address    text, -- where the request came from, for the audit log
  due_at     timestamptz not null,
  started_at timestamptz check (started_at >= due_at)
);
create index waiting_decision_due on waiting_decision (due_at); -- what is to be carried out

-- Of one application one decision waits, never two.
create table waiting_application (
  application_id uuid primary key references application (id) on delete cascade,
  decision_id    uuid not null references waiting_decision (id) on delete cascade
);
create index waiting_application_of on waiting_application (decision_id);

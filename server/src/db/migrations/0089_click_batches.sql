-- Clicks of a busy moment as they came in, until they are spread into rows: one row and one index entry for hundreds.
create table click_batch (
  id uuid primary key,
  taken_at timestamptz not null default now(),
  lines text not null -- one a line, fields between tabs
);
create index click_batch_taken on click_batch (taken_at);

-- Lists of calls that stay fast at ten million rows. Every index is written with every call, so there are few, and none
-- holds a column that changes while a call rings or talks: those updates touch no index at all.
alter table call
  -- What the tracking link carried, for calls that came by one.
  add column click_id text,
  add column sub1 text,
  add column sub2 text,
  add column sub3 text,
  add column sub4 text,
  add column sub5 text,
  -- Calls that ended as most do are found by walking the list. The others would be waited for: they have an index.
  add column rare_reason text generated always as
    (case when reason not in ('too_short', 'no_answer', 'caller_hung_up') then reason end) stored;

-- 'reason' and 'status' filters
create index call_of_rare_reason on call (rare_reason, arrived_at desc, id desc) where rare_reason is not null;
-- 'billing' filter: held are the newest calls, paid the oldest, disputed few among millions
create index call_by_billing on call (billing, arrived_at desc, id desc) where billing <> 'none';
-- search by the beginning of a number; repeated values take next to no room
create index call_to_number on call (number text_pattern_ops);
create index call_of_caller on call (caller text_pattern_ops) where caller is not null;

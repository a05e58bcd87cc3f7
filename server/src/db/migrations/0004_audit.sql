-- Who did what to whom, when, from where. Written in the transaction of the deed itself, and never changed afterwards.
create table audit_entry (
  id            bigint      generated always as identity primary key,
  at            timestamptz not null default clock_timestamp(),
  -- Names as they were at that moment: an account may be renamed or gone when somebody reads this.
  actor_id      uuid,       -- null: the network itself
  actor_name    text        not null,
  address       text,       -- where the request came from
  action        text        not null, -- the rule of the policy table that allowed it
  subject_type  text        not null,
  subject_id    text        not null,
  subject_name  text        not null,
  before        jsonb,
  after         jsonb,
  reason        text
);
create index audit_entry_of_subject on audit_entry (subject_type, subject_id, id desc); -- the history of one thing
create index audit_entry_of_actor on audit_entry (actor_id, id desc); -- what one person did
create index audit_entry_of_action on audit_entry (action, id desc);
create index audit_entry_at on audit_entry (at); -- a period
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_not_truncated before truncate on audit_entry
  for each statement execute function refuse_change();

-- Shown says the toast was seen; read says the bell's list was opened.
alter table notification add column read_at timestamptz;
create index notification_unread on notification (recipient_id) where read_at is null; -- the bell's count
create index notification_unshown on notification (recipient_id, id) where shown_at is null; -- toasts still to come

-- The log is read in the order of what happened, not of when it was written down: a history is written afterwards.
drop index audit_entry_of_subject, audit_entry_of_actor, audit_entry_of_action, audit_entry_at;
create index audit_entry_of_subject on audit_entry (subject_type, subject_id, at desc, id desc); -- the history of one thing
create index audit_entry_of_actor on audit_entry (actor_id, at desc, id desc); -- what one person did
create index audit_entry_of_action on audit_entry (action, at desc, id desc);
create index audit_entry_at on audit_entry (at desc, id desc); -- all of it, or a period

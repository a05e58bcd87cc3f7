-- The memory of who called before recognizes people by the keyed hash of their number, as that of leads does. Rows of before
-- still have the number: the key is not here, so the server's next start makes hashes of them.
alter table caller_history
  drop constraint caller_history_pkey,
  alter column caller drop not null,
  add column person bytea check (length(person) = 32),
  add constraint caller_history_once unique (campaign_id, person),
  add constraint caller_history_known check ((caller is null) = (person is not null));
create index caller_history_plain on caller_history (caller) where caller is not null; -- that start
create index caller_history_of_person on caller_history (person); -- erasing somebody

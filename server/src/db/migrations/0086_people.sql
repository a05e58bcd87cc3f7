-- People's rights. Callers who asked not to be contacted are refused for a reason of their own.
alter table call drop constraint call_reason_check, add constraint call_reason_check check (reason in ('too_short',
  'duplicate', 'out_of_geo', 'closed', 'over_cap', 'no_capacity', 'over_budget', 'no_balance', 'blocked', 'suppressed',
  'anonymous', 'in_flight', 'no_target', 'no_answer', 'busy', 'failed', 'caller_hung_up', 'not_assigned',
  'publisher_inactive', 'campaign_inactive', 'fraud_hold'));

-- Whose number is not kept any more: not the same as a caller who hid it.
alter table call add column erased_at timestamptz,
  add constraint call_erased check (erased_at is null or caller is null);

-- A block is recognized by the keyed hash of the number, and shown by a few of its digits. Rows of before still have the
-- number: the key is not here, so the server's next start makes hashes of them.
alter table blocked_caller
  add column person bytea check (length(person) = 32),
  add column masked text,
  alter column number drop not null,
  drop constraint blocked_caller_advertiser_id_number_key,
  add constraint blocked_caller_once unique nulls not distinct (advertiser_id, person, number),
  add constraint blocked_caller_known check ((number is null) = (person is not null));
create index blocked_caller_of_person on blocked_caller (person); -- the reservation
drop trigger blocked_caller_routes on blocked_caller;
create trigger blocked_caller_routes after insert or update or delete on blocked_caller
  for each row execute function tell_routing('id');

-- For how long people's data are kept; null: as the network's settings say.
alter table campaign add column personal_data_days integer check (personal_data_days between 1 and 3650);
-- How far each campaign's people have been forgotten; without a campaign: calls to numbers of nobody.
create table retention_progress (
  campaign_id  uuid        references campaign (id) on delete cascade,
  erased_until timestamptz not null,
  unique nulls not distinct (campaign_id)
);

-- Who was erased, by keyed hash: what a backup brings back is erased again by this list. Whom it is about stands here,
-- sealed, only until it is done.
create table erasure (
  id           uuid        primary key default gen_random_uuid(),
  person       bytea       not null check (length(person) = 32),
  kind         text        not null check (kind in ('phone', 'email')),
  sealed       text,
  created_at   timestamptz not null, -- what came later is not erased
  created_by   uuid        references profile (id) on delete set null,
  calls        integer     not null default 0 check (calls >= 0),
  leads        integer     not null default 0 check (leads >= 0),
  recordings   integer     not null default 0 check (recordings >= 0),
  finished_at  timestamptz,
  constraint erasure_sealed check ((sealed is null) = (finished_at is not null))
);
create index erasure_newest on erasure (created_at desc, id desc);
create index erasure_of_person on erasure (person);
create index erasure_open on erasure (created_at) where finished_at is null; -- the job

-- The audit log and the events tell of blocks by a masked number; those of before named it.
drop trigger audit_entry_append_only on audit_entry;
update audit_entry set
    subject_name = regexp_replace(regexp_replace(subject_name, '\+1(\d{3})\d{5}(\d{2})(?!\d)', '+1 \1 ••• ••\2', 'g'),
      '\+(\d{2})\d{4,11}(\d{2})(?!\d)', '+\1 •••••\2', 'g'),
    before = regexp_replace(regexp_replace(before::text, '\+1(\d{3})\d{5}(\d{2})(?!\d)', '+1 \1 ••• ••\2', 'g'),
      '\+(\d{2})\d{4,11}(\d{2})(?!\d)', '+\1 •••••\2', 'g')::jsonb,
    after = regexp_replace(regexp_replace(after::text, '\+1(\d{3})\d{5}(\d{2})(?!\d)', '+1 \1 ••• ••\2', 'g'),
      '\+(\d{2})\d{4,11}(\d{2})(?!\d)', '+\1 •••••\2', 'g')::jsonb
  where action = 'caller.block';
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();
drop trigger event_append_only on event;
update event set
    subject_name = regexp_replace(regexp_replace(subject_name, '\+1(\d{3})\d{5}(\d{2})(?!\d)', '+1 \1 ••• ••\2', 'g'),
      '\+(\d{2})\d{4,11}(\d{2})(?!\d)', '+\1 •••••\2', 'g'),
    data = regexp_replace(regexp_replace(data::text, '\+1(\d{3})\d{5}(\d{2})(?!\d)', '+1 \1 ••• ••\2', 'g'),
      '\+(\d{2})\d{4,11}(\d{2})(?!\d)', '+\1 •••••\2', 'g')::jsonb
  where type = 'caller.block';
create trigger event_append_only before update or delete on event for each row execute function refuse_change();

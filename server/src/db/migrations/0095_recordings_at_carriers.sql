-- A carrier keeps what it recorded, fetched or not. Whoever is erased is erased there, too: since when it is asked, and since when
-- it has nothing any more.
alter table recording
  add column carrier_asked_at   timestamptz,
  add column carrier_deleted_at timestamptz,
  add constraint recording_at_carrier check (carrier_deleted_at is null or carrier_asked_at is not null);
create index recording_at_carrier_open on recording (carrier_asked_at)
  where carrier_asked_at is not null and carrier_deleted_at is null; -- those to be asked for again

-- What the built-in carrier was told to delete: it makes recordings from their names, and these no more.
create table simulator_deleted_recording (
  recording_sid text        primary key,
  deleted_at    timestamptz not null default now()
);

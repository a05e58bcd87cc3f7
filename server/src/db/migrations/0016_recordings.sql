-- Recordings: fetched once from the carrier, kept in our own storage for as long as the campaign agreed.
create table recording (
  id             uuid             primary key default gen_random_uuid(),
  carrier_id     text             not null unique, -- told twice, it is still one recording
  call_sid       text             not null,
  source_address text             not null,        -- where the carrier keeps it
  -- null while the carrier has told us of the recording, but not yet of its call
  call_id        text,
  arrived_at     timestamptz,                      -- of the call: its month
  state          text             not null default 'pending'
    check (state in ('pending', 'ready', 'failed', 'deleted')),
  seconds        double precision not null check (seconds >= 0),
  bytes          bigint           check (bytes > 0),
  content_type   text,
  storage_key    text             unique,
  channels       smallint         check (channels between 1 and 2),
  peaks          bytea,                            -- channel after channel, one byte a moment
  announced_at   timestamptz      not null,
  fetched_at     timestamptz,
  delete_after   timestamptz,
  attempts       integer          not null default 0 check (attempts >= 0),
  last_error     text,
  check ((call_id is null) = (arrived_at is null)),
  check (state <> 'ready' or (call_id is not null and bytes is not null and content_type is not null
    and storage_key is not null and fetched_at is not null and delete_after is not null)),
  check (state <> 'deleted' or (storage_key is null and peaks is null)),
  check (state <> 'failed' or last_error is not null),
  check (peaks is null or (channels is not null and length(peaks) % channels = 0))
);
create index recording_of_call on recording (call_id);
create index recording_of_call_sid on recording (call_sid); -- the player: also before its call is known
create index recording_to_delete on recording (delete_after) where state = 'ready';
create index recording_to_fetch on recording (announced_at) where state = 'pending';

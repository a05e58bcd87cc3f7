-- Claims requests that are to be done once, each key once, and returns the places of those that are theirs now. One that is
-- older than `kept` is nobody's.
-- claims: [{place, account_id, mode, key_hash, request_hash, subject_id, claimed_at, running_until}]
create or replace function claim_requests(claims jsonb, kept interval) returns setof integer language plpgsql as $$
begin
  -- Nobody waits for the disk: whatever is done by a claim commits after it, and its own wait takes the claim along.
  perform set_config('synchronous_commit', 'off', true);
  return query
  with given as (
    select * from jsonb_to_recordset(claims) as c (account_id uuid, mode text, key_hash bytea, request_hash bytea,
      subject_id text, claimed_at timestamptz, running_until timestamptz)
  ), made as (
    insert into idempotency_claim as k (account_id, mode, key_hash, request_hash, subject_id, claimed_at, running_until)
    select g.* from given g order by g.account_id, g.mode, g.key_hash -- everybody in the same order: none waits in a circle
    on conflict (account_id, mode, key_hash) do update set request_hash = excluded.request_hash,
      subject_id = excluded.subject_id, claimed_at = excluded.claimed_at, running_until = excluded.running_until
      where k.claimed_at < excluded.claimed_at - kept
    returning k.account_id, k.mode, k.key_hash
  )
  select c.place from jsonb_to_recordset(claims) as c (place integer, account_id uuid, mode text, key_hash bytea)
    join made m on m.account_id = c.account_id and m.mode = c.mode and m.key_hash = c.key_hash;
end $$;

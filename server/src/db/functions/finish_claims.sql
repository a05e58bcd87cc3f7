-- Marks claims as done, unless they are somebody else's by now.
-- claims: [{account_id, mode, key_hash, subject_id}]
create or replace function finish_claims(claims jsonb) returns void language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
begin
  -- What a crash undoes of it is found out by whoever asks next: what was done stands under its id.
  perform set_config('synchronous_commit', 'off', true);
  update idempotency_claim k set running_until = null
    from (select * from jsonb_to_recordset(claims) as c (account_id uuid, mode text, key_hash bytea, subject_id text)
          order by c.account_id, c.mode, c.key_hash offset 0) c
    where k.account_id = c.account_id and k.mode = c.mode and k.key_hash = c.key_hash and k.subject_id = c.subject_id;
end $$;

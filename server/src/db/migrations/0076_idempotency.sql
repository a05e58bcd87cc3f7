-- What was asked with an Idempotency-Key. The claim is made first and names the id of what will come of it, which is unique where
-- it is written: so it is done once, whoever dies on the way. Neither the key nor the body is kept, only keyed hashes of both.
create table idempotency_claim (
  account_id    uuid        not null references account (id) on delete cascade,
  mode          text        not null check (mode in ('live', 'test')),
  key_hash      bytea       not null check (length(key_hash) = 32),
  request_hash  bytea       not null check (length(request_hash) = 32), -- of route and body
  subject_id    text        not null,
  claimed_at    timestamptz not null,
  running_until timestamptz, -- null: it is done
  primary key (account_id, mode, key_hash)
);
create index idempotency_claim_oldest on idempotency_claim (claimed_at); -- forgotten after a day

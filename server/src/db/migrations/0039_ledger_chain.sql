-- The ledger's entries, sealed in blocks after their commit: each block's hash is made from its entries and the hash before it,
-- so whoever rewrites an old entry has to rewrite every hash since, and those stand in the log and in mails, too.
create table ledger_block (
  number        bigint      primary key check (number > 0),
  sealed_at     timestamptz not null,
  entry_ids     bigint[]    not null check (cardinality(entry_ids) > 0), -- rising; what else has an id between them comes later or never
  last_entry_id bigint      not null generated always as (entry_ids[cardinality(entry_ids)]) stored,
  hash          bytea       not null unique check (length(hash) = 32),
  -- Ids are drawn before the commit, so an entry with a lower id may still be under way when a block is sealed. Up to this one
  -- none is: each is in a block, or was undone.
  settled_up_to bigint      not null,
  sealed_in     xid8        not null default pg_current_xact_id() -- whoever drew an id that this block saw began before it
);
create index ledger_block_last_entry on ledger_block (last_entry_id); -- the blocks that the next one has to know
create trigger ledger_block_append_only before update or delete on ledger_block
  for each row execute function refuse_change();
create trigger ledger_block_not_truncated before truncate on ledger_block
  for each statement execute function refuse_change();

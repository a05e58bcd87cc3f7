-- What was frozen stays: amount, method and whose it is. It is sent or fails once, may come back once, and stands in one
-- file or one batch at most; one that was refused lets it go.
create or replace function guard_payout() returns trigger language plpgsql as $$
begin
  if (new.id, new.run_id, new.account_id, new.account_name, new.attempt, new.amount_cents, new.sales_cents,
      new.corrections_cents, new.refusals_cents, new.lines, new.method_kind, new.method_hint, new.sealed_method, new.frozen_at)
     is distinct from
     (old.id, old.run_id, old.account_id, old.account_name, old.attempt, old.amount_cents, old.sales_cents,
      old.corrections_cents, old.refusals_cents, old.lines, old.method_kind, old.method_hint, old.sealed_method, old.frozen_at)
     or (old.file_id is not null and new.file_id is distinct from old.file_id)
     or (old.batch_id is not null and new.batch_id is distinct from old.batch_id
         and not exists (select from payout_batch b where b.id = old.batch_id and b.refused_at is not null))
     or (old.sent_at is not null and (new.sent_at, new.sent_on, new.reference) is distinct from (old.sent_at, old.sent_on, old.reference))
  then
    raise exception 'a payout stays as it was frozen' using errcode = '23514';
  end if;
  if new.status <> old.status
     and (old.status, new.status) not in (('frozen', 'sent'), ('frozen', 'failed'), ('sent', 'returned')) then
    raise exception 'a payout goes from % to nothing but what follows', old.status using errcode = '23514';
  end if;
  return new;
end $$;

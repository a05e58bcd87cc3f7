-- Who brought whom. What was promised then holds for both: it is written once, with the registration, and never changes.
create table referral (
  account_id         uuid        primary key references account (id) on delete cascade, -- who was brought
  referrer_id        uuid        not null references account (id),
  share_basis_points integer     not null check (share_basis_points between 1 and 5000),
  tied_at            timestamptz not null,
  ends_at            timestamptz not null, -- sales that come in from then on give nothing
  check (account_id <> referrer_id),
  check (ends_at > tied_at)
);
create index referral_by_referrer on referral (referrer_id); -- how many somebody brought
create trigger referral_stays before update on referral for each row execute function refuse_change();
create trigger referral_kept before delete on referral
  for each row when (pg_trigger_depth() = 0) execute function refuse_change(); -- an account that is deleted takes it along
create trigger referral_not_truncated before truncate on referral for each statement execute function refuse_change();

create index payout_line_referral on payout_line (account_id) where kind = 'referral'; -- what somebody earned by it

-- One more word beside those there are by now.
do $$
declare
  words text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'ledger_entry_kind_check');
begin
  execute 'alter table ledger_entry drop constraint ledger_entry_kind_check, add constraint ledger_entry_kind_check '
    || replace(words, '''bonus''::text', '''bonus''::text, ''referral''::text');
end $$;

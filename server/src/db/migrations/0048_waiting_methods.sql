-- A change of how somebody is paid waits two days before money follows it: each row is a method as it was given, and from
-- when it counts. What stands in a row never changes; rows that no longer count are deleted with the next change.
alter table payment_method
  drop constraint payment_method_pkey,
  drop constraint payment_method_kind_check;
alter table payment_method
  add column id uuid primary key default gen_random_uuid(),
  add column counts_from timestamptz,
  add column is_complete boolean, -- false: kept before orders to banks needed more; no order can be written from it
  add constraint payment_method_kind_check check (kind in ('paypal', 'us_bank', 'iban', 'wise', 'manual'));
update payment_method set counts_from = changed_at, is_complete = kind = 'paypal';
alter table payment_method
  alter column counts_from set not null,
  alter column is_complete set not null,
  add constraint payment_method_counts_later check (counts_from >= changed_at),
  add constraint payment_method_one_at_a_time unique (account_id, counts_from); -- also finds the one in force

create function refuse_hasty_method() returns trigger language plpgsql as $$
begin
  if new.counts_from < new.changed_at + interval '48 hours' and exists (
    select from payment_method
    where account_id = new.account_id and counts_from <= new.changed_at and is_complete
  ) then
    raise exception 'another payment method counts 48 hours after it was given'
      using errcode = '23514', table = 'payment_method';
  end if;
  return new;
end $$;
create trigger payment_method_waits before insert on payment_method
  for each row execute function refuse_hasty_method();
create trigger payment_method_unchanged before update on payment_method
  for each row execute function refuse_change();

-- Who takes over an account changes its address first: for as long as a change of method waits, it is told there, too.
create table former_email (
  user_id    uuid        not null references profile (id) on delete cascade,
  email      text        not null check (email = lower(email)),
  expires_at timestamptz not null,
  primary key (user_id, email)
);
create index former_email_expires on former_email (expires_at); -- the nightly clean-up

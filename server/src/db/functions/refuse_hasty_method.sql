-- Whatever the code before it believes: who stole a session cannot have the next payout. Where somebody can be paid
-- already, another way waits two days; only what could not be paid by is replaced at once.
create or replace function refuse_hasty_method() returns trigger language plpgsql as $$
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

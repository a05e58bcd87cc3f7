-- The second decision may give a part of what was asked for: what the sale costs and earns from then on.
alter table appeal_decision add column price_cents bigint check (price_cents > 0);
alter table appeal_decision add column payout_cents bigint check (payout_cents between 0 and price_cents);
alter table appeal_decision drop constraint appeal_decision_outcome_check;
alter table appeal_decision add constraint appeal_decision_outcome_check check (outcome in ('confirmed', 'changed', 'in_part'));
alter table appeal_decision drop constraint appeal_decision_moves_money;
alter table appeal_decision add constraint appeal_decision_moves_money check ((outcome <> 'confirmed') = (entry_key is not null));
alter table appeal_decision add constraint appeal_decision_says_its_part check (
  (outcome = 'in_part') = (price_cents is not null) and (price_cents is null) = (payout_cents is null));
create function refuse_wrong_part() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger appeal_decision_within before insert on appeal_decision
  for each row when (new.outcome = 'in_part') execute function refuse_wrong_part();

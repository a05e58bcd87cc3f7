-- Whoever lost a decided dispute asks once for a second look, and the second decision is the last one. Neither row changes
-- any more: that it was appealed is one row, how it ended another.
create table dispute_appeal (
  sale_id            text        primary key check (length(sale_id) between 1 and 40), -- once, whoever asks
  kind               text        not null check (kind in ('call', 'lead', 'conversion')),
  arrived_at         timestamptz not null, -- of the sale, by which it is found
  side               text        not null check (side in ('advertiser', 'publisher')),
  by_user            uuid        not null, -- no reference: it stays when its person is erased
  message_id         uuid        not null, -- in the thread, which goes with whom it may name
  at                 timestamptz not null,
  decide_by          timestamptz not null,
  first_billing      text        not null check (first_billing in ('approved', 'refused')),
  first_by           uuid        not null,
  first_at           timestamptz not null,
  price_cents        bigint      not null check (price_cents >= 0),
  payout_cents       bigint      not null check (payout_cents between 0 and price_cents),
  full_price_cents   bigint      not null check (full_price_cents >= price_cents), -- more where a part went back
  full_payout_cents  bigint      not null check (full_payout_cents between payout_cents and full_price_cents),
  constraint dispute_appeal_in_order check (first_at <= at and at < decide_by),
  constraint dispute_appeal_of_the_loser check (case first_billing
    when 'refused' then side = 'publisher' and full_price_cents = price_cents
    else side = 'advertiser' or full_price_cents > price_cents end)
);
create trigger dispute_appeal_append_only before update or delete on dispute_appeal
  for each row execute function refuse_change();

create table appeal_decision (
  sale_id   text        primary key references dispute_appeal (sale_id), -- decided once
  kind      text        not null check (kind in ('call', 'lead', 'conversion')),
  outcome   text        not null check (outcome in ('confirmed', 'changed')),
  by_user   uuid        not null,
  reason    text        check (length(reason) between 1 and 4000),
  at        timestamptz not null,
  entry_key text        unique references ledger_entry (source_key), -- what moved the money
  constraint appeal_decision_moves_money check ((outcome = 'changed') = (entry_key is not null)),
  constraint appeal_decision_of_its_sale check (starts_with(entry_key, kind || ':' || sale_id || ':'))
);
create trigger appeal_decision_append_only before update or delete on appeal_decision
  for each row execute function refuse_change();

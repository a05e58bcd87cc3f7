-- A part of a disputed price goes back: what it was, and that it was booked. The payout falls by the same proportion,
-- to the nearest cent, exactly half a cent not being the publisher's.
create table dispute_credit (
  entry_key           text        primary key references ledger_entry (source_key), -- booked, and told of once
  kind                text        not null check (kind in ('call', 'lead', 'conversion')),
  sale_id             text        not null check (length(sale_id) between 1 and 40),
  credit_cents        bigint      not null check (credit_cents > 0),
  price_before_cents  bigint      not null check (price_before_cents > credit_cents),
  payout_before_cents bigint      not null check (payout_before_cents between 0 and price_before_cents),
  payout_cents        bigint      not null,
  at                  timestamptz not null,
  constraint dispute_credit_keeps_the_share check (payout_cents = div(
    2 * payout_before_cents::numeric * (price_before_cents - credit_cents) + price_before_cents - 1, 2 * price_before_cents)),
  constraint dispute_credit_of_its_sale check (starts_with(entry_key, kind || ':' || sale_id || ':repriced:'))
);
create index dispute_credit_of_sale on dispute_credit (sale_id, at); -- what was given back of a sale
create trigger dispute_credit_append_only before update or delete on dispute_credit
  for each row execute function refuse_change();

-- Conversions are disputed in the same thread as calls and leads; they have no recording either.
alter table dispute_message drop constraint dispute_message_kind_check;
alter table dispute_message add constraint dispute_message_kind_check check (kind in ('call', 'lead', 'conversion'));

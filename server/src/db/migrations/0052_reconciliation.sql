-- The books beside what the gateway and the bank say: every line they told of stands here as it came, once; what belongs
-- together is matched, and what does not has a name until somebody resolves it or its partner comes. Nothing here is money:
-- whatever is booked is booked in the ledger.

-- Nothing is charged by itself to a method of which a payment was disputed.
alter table auto_recharge drop constraint auto_recharge_stopped_because_check;
alter table auto_recharge add constraint auto_recharge_stopped_because_check
  check (stopped_because in ('declined', 'canceled', 'method_removed', 'disputed'));

-- Told twice, by an announcement and by a mistyped line of the bank: one of the two stays, the other stands behind it.
alter table bank_transfer add column joined_into uuid references bank_transfer (id);
alter table bank_transfer add constraint bank_transfer_joined check (joined_into is null or state = 'ignored');
create index bank_transfer_of_amount on bank_transfer (amount_cents) where state <> 'ignored'; -- findTwin

-- Which fees a dispute had, by the gateway's own ids of them.
alter table chargeback add column fee_refs text[] not null default '{}';

create table outside_line (
  id           bigint      generated always as identity primary key,
  place        text        not null check (place in ('gateway', 'bank')),
  ref          text        not null, -- the gateway's id of it, or the key of the bank's line
  type         text        not null, -- as the gateway calls it; a bank's is 'in' or 'out'
  source_ref   text,
  key          text,                 -- what it is about, once that is known
  amount_cents bigint      not null, -- above zero came to the network
  fee_cents    bigint      not null default 0,
  day          date        not null,
  text         text        not null default '',
  sender       text        not null default '',
  read_at      timestamptz not null default now(),
  is_settled   boolean     not null default false,
  unique (place, ref)
);
create index outside_line_open on outside_line (id) where not is_settled; -- reconcileBooks
create index outside_line_of_key on outside_line (key) where key is not null;
create index outside_line_days on outside_line (place, day);               -- which days a place has told of

create function guard_outside_line() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger outside_line_stays before update on outside_line for each row execute function guard_outside_line();
create trigger outside_line_kept before delete on outside_line for each row execute function refuse_change();
create trigger outside_line_not_truncated before truncate on outside_line
  for each statement execute function refuse_change();

-- What the bank's files told of before there was this table.
insert into outside_line (place, ref, type, amount_cents, day, text, sender)
  select 'bank', line_key, 'in', amount_cents, day, coalesce(text, ''), coalesce(sender, '')
  from bank_transfer where line_key is not null;

-- Entries whose counterpart outside was seen, or whose difference somebody resolved.
create table settled_entry (
  entry_id bigint primary key references ledger_entry (id),
  key      text   not null
);
create index settled_entry_of_key on settled_entry (key);

create table difference (
  id                  uuid        primary key default gen_random_uuid(),
  key                 text        not null,
  place               text        not null check (place in ('gateway', 'bank')),
  kind                text        not null check (kind in ('not_in_books', 'not_outside', 'other_amount', 'other_fee', 'twice')),
  state               text        not null default 'open' check (state in ('open', 'resolved', 'closed')),
  day                 date        not null,
  books_cents         bigint      not null,
  books_fee_cents     bigint      not null,
  outside_cents       bigint      not null,
  outside_fee_cents   bigint      not null,
  created_at          timestamptz not null default now(), -- when it was found
  note                text,
  ended_at            timestamptz,
  ended_by            uuid        references profile (id) on delete set null, -- null: its partner came
  check ((state = 'open') = (ended_at is null)),
  check (state <> 'resolved' or note is not null)
);
create unique index difference_once on difference (key) where state = 'open'; -- named once, whoever looks at the same moment
create index difference_newest on difference (state, created_at, id);         -- listDifferences
create index difference_resolved on difference (key) where state = 'resolved'; -- what was explained once is not asked again

create function guard_difference() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger difference_stays before update on difference for each row execute function guard_difference();
create trigger difference_kept before delete on difference for each row execute function refuse_change();
create trigger difference_not_truncated before truncate on difference
  for each statement execute function refuse_change();

-- Each time the gateway was read to its end.
create table gateway_read (
  id        bigint      generated always as identity primary key,
  through   timestamptz not null, -- all that happened there before was told
  at        timestamptz not null default now(),
  new_lines integer     not null
);

-- What each part of the ledger took less what it gave on a day of the network, for the entries up to one that no earlier
-- one can follow. What came since is counted from the postings.
create table ledger_day (
  day          date   not null,
  part         text   not null,
  amount_cents bigint not null,
  primary key (day, part)
);
create table ledger_day_progress (
  is_only  boolean primary key default true check (is_only),
  up_to_id bigint  not null
);
insert into ledger_day_progress (up_to_id) values (0);

-- Which place outside an entry of the books moved money at.
create function outside_place(source_key text) returns text language sql stable as 'select ''bank'''; -- as in functions/

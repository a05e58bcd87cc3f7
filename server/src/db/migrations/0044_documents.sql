-- Documents of money: who writes them and to whom, and the notes that credit what an earlier invoice charged.

-- An advertiser's legal data, as documents name it. Each change is a new version: a receipt says what held when it was paid.
create table billing_details (
  account_id    uuid        not null references account (id),
  version       integer     not null check (version > 0),
  legal_name    text        not null,
  tax_id        text,
  address_line1 text        not null,
  address_line2 text,
  country       text        not null,
  changed_at    timestamptz not null default now(),
  primary key (account_id, version)
);
create trigger billing_details_append_only before update or delete on billing_details
  for each row execute function refuse_change();
create trigger billing_details_not_truncated before truncate on billing_details
  for each statement execute function refuse_change();

-- The network as it was called then; null on invoices of before.
alter table invoice add column issuer jsonb;

-- What an invoice gives back of an earlier month, as a document of its own: its lines are the invoice's credits of that
-- month. Numbers have no gaps, as those of invoices: the counter moves in the transaction that writes the note.
create table credit_note_counter (
  only_row    boolean primary key default true check (only_row),
  last_number integer not null
);
insert into credit_note_counter (last_number) values (0);

create table credit_note (
  id                  uuid    primary key default gen_random_uuid(),
  number              integer not null unique check (number > 0),
  invoice_id          uuid    not null references invoice (id), -- on which the credits stand
  charged_month       text    not null check (charged_month ~ '^\d{4}-\d{2}$'),
  original_invoice_id uuid    references invoice (id), -- which charged them; null: booked too late for any
  calls               integer not null,
  amount_cents        bigint  not null check (amount_cents < 0),
  unique (invoice_id, charged_month)
);
create trigger credit_note_append_only before update or delete on credit_note
  for each row execute function refuse_change();
create trigger credit_note_not_truncated before truncate on credit_note
  for each statement execute function refuse_change();

-- Credits of before get their notes, in the order of the invoices they stand on.
insert into credit_note (number, invoice_id, charged_month, original_invoice_id, calls, amount_cents)
select row_number() over (order by i.number, c.charged_month), i.id, c.charged_month,
       (select o.id from invoice o where o.advertiser_id = i.advertiser_id and o.month >= c.charged_month and o.month < i.month
        order by o.month limit 1),
       c.calls, c.cents
from invoice i
join (select invoice_id, charged_month, sum(calls)::int as calls, sum(amount_cents)::bigint as cents from invoice_line
      where kind = 'credit' group by invoice_id, charged_month having sum(amount_cents) < 0) c on c.invoice_id = i.id;
update credit_note_counter set last_number = (select count(*) from credit_note);

-- What came in for an account from outside, such as the top-ups of a year, among all the calls that gave something back.
create index ledger_posting_from_gateway on ledger_posting (to_account, at, entry_id) where from_account = 'network:gateway';

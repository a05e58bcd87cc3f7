-- A dispute as both sides and the network speak of it: what kind it is, the second of the recording that shows it, and what was said.
create table dispute_case (
  call_id   text        primary key, -- of a lead its return says the kind
  category  text        not null check (category in
    ('wrong_service', 'not_a_customer', 'spam', 'bad_connection', 'outside_area', 'duplicate_elsewhere', 'other')),
  second    integer     check (second between 0 and 86400),
  opened_at timestamptz not null
);

create table dispute_message (
  id      uuid        primary key default gen_random_uuid(),
  kind    text        not null check (kind in ('call', 'lead')),
  sale_id text        not null check (length(sale_id) between 1 and 40),
  side    text        not null check (side in ('advertiser', 'publisher', 'admin')),
  user_id uuid        references profile (id) on delete set null,
  message text        not null check (length(message) between 1 and 4000),
  second  integer     check (second between 0 and 86400),
  at      timestamptz not null,
  check (second is null or kind = 'call') -- a lead has no recording
);
create index dispute_message_of_sale on dispute_message (sale_id, at, id);
create index dispute_message_of_user on dispute_message (user_id) where user_id is not null; -- a profile that is deleted

-- What admins write down about an account, for each other alone: it goes with the account.
create table account_note (
  id         uuid        primary key default gen_random_uuid(),
  account_id uuid        not null references account (id) on delete cascade,
  author_id  uuid        references profile (id) on delete set null,
  message    text        not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index account_note_account on account_note (account_id, created_at desc, id desc); -- the notes of one account, newest first
create index account_note_author on account_note (author_id); -- emptied with the author

create table account_tag (
  account_id uuid not null references account (id) on delete cascade,
  tag        text not null check (tag = btrim(tag) and length(tag) between 1 and 30),
  primary key (account_id, tag)
);
create unique index account_tag_once on account_tag (account_id, lower(tag)); -- 'VIP' and 'vip' are one

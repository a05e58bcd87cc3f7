-- Support: tickets of members and of anonymous visitors, and what recipients have to be told.
create table ticket (
  id           uuid        primary key default gen_random_uuid(),
  user_id      uuid        references profile (id) on delete set null, -- null: an anonymous visitor
  sender_name  text        not null,
  sender_email text        not null, -- replies to anonymous senders are mailed there
  subject      text        not null check (subject <> ''),
  message      text        not null check (message <> ''),
  source       text        not null check (source in ('ContactForm', 'PublisherPanel', 'AdvertiserPanel')),
  priority     text        not null default 'medium' check (priority in ('low', 'medium', 'high')),
  status       text        not null default 'open' check (status in ('open', 'pending', 'closed')),
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now()
);
create index ticket_newest on ticket (created_at desc, id); -- the admins' list
create index ticket_of_user on ticket (user_id, created_at desc); -- a member's own list

create table ticket_reply (
  id         uuid        primary key default gen_random_uuid(),
  ticket_id  uuid        not null references ticket (id), -- replies go first: deleting a ticket with replies is refused
  user_id    uuid        references profile (id) on delete set null,
  message    text        not null check (message <> ''),
  created_at timestamptz not null default now()
);
create index ticket_reply_of_ticket on ticket_reply (ticket_id, created_at);

-- One row a recipient: shown once as a toast, kept as history.
create table notification (
  id           bigint      generated always as identity primary key,
  recipient_id uuid        not null references profile (id) on delete cascade,
  kind         text        not null,
  data         jsonb       not null default '{}',
  created_at   timestamptz not null default now(),
  shown_at     timestamptz
);
create index notification_of_recipient on notification (recipient_id, id desc);

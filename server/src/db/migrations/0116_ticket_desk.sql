-- The desk of support: who looks after a ticket, since when its sender waits, what it is about, and replies kept ready.
alter table ticket
  add column assignee_id   uuid references profile (id) on delete set null,
  -- When the sender first spoke without being answered; null once the team had the last word.
  add column waiting_since timestamptz default now(),
  add column about_kind    text check (about_kind in ('call', 'lead')),
  add column about_id      text check (length(about_id) between 1 and 40),
  add constraint ticket_about_whole check ((about_kind is null) = (about_id is null));

update ticket t set waiting_since = said.since
from (
  select k.id, case when answered.at is null then k.created_at else
      (select min(r.created_at) from ticket_reply r where r.ticket_id = k.id and r.kind = 'owner' and r.created_at > answered.at)
    end as since
  from ticket k
  left join lateral (select max(r.created_at) as at from ticket_reply r where r.ticket_id = k.id and r.kind = 'team') answered on true
) said
where said.id = t.id;

-- Who waits longest comes first, then what is answered or closed, the newest first.
alter table ticket add column desk_rank bigint not null generated always as (
  case when status <> 'closed' and waiting_since is not null
    then (extract(epoch from (waiting_since - timestamptz '1970-01-01 00:00:00+00')) * 1000000)::bigint
    else 9000000000000000 - (extract(epoch from (created_at - timestamptz '1970-01-01 00:00:00+00')) * 1000000)::bigint
  end) stored;
create index ticket_desk on ticket (desk_rank, id);
create index ticket_of_assignee on ticket (assignee_id) where assignee_id is not null; -- a profile that is deleted

-- What the team says often, in both languages: the sender's decides.
create table canned_reply (
  id         uuid        primary key default gen_random_uuid(),
  title      text        not null check (length(title) between 1 and 80),
  text_en    text        not null check (length(text_en) between 1 and 4000),
  text_es    text        not null check (length(text_es) between 1 and 4000),
  updated_at timestamptz not null default now()
);
create unique index canned_reply_title on canned_reply (lower(title));

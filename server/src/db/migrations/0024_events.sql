-- What happened, told once by the command that did it. An event is written here in the transaction of the change, where it
-- has an id but no place in the order yet: whoever draws an id first may commit last.
create table event_inbox (
  id           bigint      generated always as identity primary key,
  at           timestamptz not null default clock_timestamp(),
  type         text        not null,
  subject_type text        not null,
  subject_id   text        not null,
  -- Names as they were at that moment: what they name may be renamed or gone when somebody reads this.
  subject_name text        not null,
  account_id   uuid,       -- whose it is; null: the network's
  actor_id     uuid,       -- null: the network itself
  actor_name   text        not null,
  address      text,       -- where the request came from
  data         jsonb       not null default '{}'
);

-- The same once it is committed and has its position. Subscribers read it by that, each from where it stopped. By month of
-- being recorded, not of having happened: the past of a demo is made today.
create table event (
  position     bigint      not null,
  recorded_at  timestamptz not null,
  id           bigint      not null,
  at           timestamptz not null,
  type         text        not null,
  subject_type text        not null,
  subject_id   text        not null,
  subject_name text        not null,
  account_id   uuid,
  actor_id     uuid,
  actor_name   text        not null,
  address      text,
  data         jsonb       not null,
  primary key (position, recorded_at)
) partition by range (recorded_at);
create trigger event_append_only before update or delete on event for each row execute function refuse_change();

create sequence event_position as bigint cache 1;

-- How far each subscriber has come.
create table event_cursor (
  subscriber text   primary key,
  position   bigint not null default 0
);

do $$
declare
  month date := date_trunc('month', now() at time zone 'UTC');
begin
  for ahead in 0..3 loop -- the nights to come make the others
    execute format('create table event_%s partition of event for values from (%L) to (%L)',
      to_char(month, 'YYYY_MM'), month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    month := month + interval '1 month';
  end loop;
end $$;

-- Each entry of the audit log comes from one event; those of before have none.
alter table audit_entry add column event_id bigint unique;

-- Who listened to what, and when last: a player asks for many pieces of one listen.
create table recording_listen (
  user_id uuid        not null references auth_user (id) on delete cascade,
  call_id text        not null,
  at      timestamptz not null,
  primary key (user_id, call_id)
);

-- Lives on in db/functions as ensure_months, for every table that is partitioned by month.
drop function if exists ensure_call_months(date, date);

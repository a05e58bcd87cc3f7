-- Publishers ask to join campaigns; an approval for calls takes a tracking number from the pool.

-- A publisher's short public code, as tracking links carry it: no letter that looks like a digit. Made here, so that
-- every way of creating an account has it.
create function new_aff_id() returns text language plpgsql volatile as $$
declare
  alphabet constant text := 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  code text;
begin
  loop
    select string_agg(substr(alphabet, 1 + floor(random() * length(alphabet))::integer, 1), '')
      into code from generate_series(1, 6);
    exit when not exists (select from profile where aff_id = code);
  end loop;
  return code;
end $$;

create function give_aff_id() returns trigger language plpgsql as $$
begin
  if new.aff_id is null and new.user_type in ('publisher', 'affiliate') then new.aff_id := new_aff_id(); end if;
  return new;
end $$;

alter table profile add column aff_id text unique check (aff_id ~ '^[A-HJKMNP-Z2-9]{6}$');
create trigger profile_aff_id before insert or update of user_type on profile
  for each row execute function give_aff_id();
update profile set user_type = user_type where user_type in ('publisher', 'affiliate');
alter table profile add constraint publishers_have_aff_id
  check (user_type not in ('publisher', 'affiliate') or aff_id is not null);

create table application (
  id           uuid        primary key default gen_random_uuid(),
  campaign_id  uuid        not null references campaign (id) on delete cascade,
  publisher_id uuid        not null references profile (id) on delete cascade,
  status       text        not null default 'pending'
                           check (status in ('pending', 'approved', 'rejected', 'revoked', 'withdrawn')),
  message      text,       -- the publisher's
  reason       text,       -- of whoever decided
  decided_by   uuid        references profile (id) on delete set null,
  decided_at   timestamptz,
  waits_since  timestamptz, -- approved for calls and still without a number: first waiting, first served
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  check ((status in ('pending', 'withdrawn')) = (decided_at is null)),
  check (waits_since is null or status = 'approved')
);
-- One a publisher and campaign, for good: only a withdrawn one makes room for another.
create unique index application_open on application (publisher_id, campaign_id) where status <> 'withdrawn';
create index application_newest on application (created_at desc, id desc); -- the admins' list
create index application_of_campaign on application (campaign_id, created_at desc); -- an advertiser's list
create index application_of_publisher on application (publisher_id, status); -- history of an applicant
create index application_waiting on application (waits_since, id) where waits_since is not null; -- who is next

create table tracking_number (
  id             uuid        primary key default gen_random_uuid(),
  number         text        not null unique check (number ~ '^\+1[2-9][0-9]{9}$'), -- E.164, US or Canada
  carrier        text        not null default '',
  application_id uuid        unique references application (id),
  assigned_at    timestamptz,
  released_at    timestamptz, -- rests for 30 days from here, then it is free again
  created_at     timestamptz not null default now(),
  check ((application_id is null) = (assigned_at is null))
);
create index tracking_number_free on tracking_number (released_at nulls first, number) where application_id is null;

-- Whatever ends an application, its number goes to rest first.
create function rest_number() returns trigger language plpgsql as $$
begin
  update tracking_number set application_id = null, assigned_at = null, released_at = now()
   where application_id = old.id;
  return old;
end $$;
create trigger application_rests_number before delete on application
  for each row execute function rest_number();

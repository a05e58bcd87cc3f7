-- A person is not an account. The account is the business: its rows, its money, what was decided about it. The person logs
-- in, acts, is told. What was both keeps its id on both sides, so ledger accounts, addresses and exports stay as they are.
alter table profile rename to account;
alter table account rename column user_type to type;
alter table account rename column full_name to name; -- what the account is called; follows its member, as email does

do $$
declare
  each record;
begin
  for each in select conname as old from pg_constraint where conrelid = 'account'::regclass and conname like 'profile\_%' loop
    execute format('alter table account rename constraint %I to %I', each.old, replace(each.old, 'profile_', 'account_'));
  end loop;
  for each in select indexrelid::regclass::text as old from pg_index
              where indrelid = 'account'::regclass and indexrelid::regclass::text like 'profile\_%' loop
    execute format('alter index %I rename to %I', each.old, replace(each.old, 'profile_', 'account_'));
  end loop;
end $$;
alter table account rename constraint account_user_type_check to account_type_check;
alter trigger profile_aff_id on account rename to account_aff_id;
alter trigger profile_routes on account rename to account_routes;
drop trigger profile_email_of_tickets on account;
alter table account drop constraint account_id_email_fkey, drop constraint account_email_key;

create table profile (
  id         uuid        primary key,
  full_name  text        not null check (full_name <> ''),
  email      text        not null unique check (email = lower(email)),
  phone      text        check (phone like '+%'),
  language   text        not null check (language in ('en', 'es')),
  -- Null: whichever zone their browser is in. Reports group by it, so PostgreSQL itself must know the name.
  time_zone  text        check (time_zone is null or timezone(time_zone, timestamptz '2000-01-01 00:00+00') is not null),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- one address, written once: a changed login address changes here by itself
  foreign key (id, email) references auth_user (id, email) on update cascade on delete cascade
);
insert into profile (id, full_name, email, phone, language, time_zone, created_at, updated_at)
  select id, name, email, phone, language, time_zone, created_at, updated_at from account;
alter table account drop column phone, drop column language, drop column time_zone;

-- Who acts for an account. One person each for now; a team is several rows with the same account.
create table account_member (
  account_id uuid        not null references account (id) on delete cascade,
  user_id    uuid        not null unique references profile (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, user_id)
);
insert into account_member (account_id, user_id, created_at) select id, id, created_at from account;

create trigger profile_email_of_tickets after update of email on profile
  for each row when (new.email <> old.email) execute function follow_sender_email();
-- Accounts are found and sorted by the name and address of their first member, along one index.
create function follow_person() returns trigger language plpgsql as $$
begin
  -- the first member's: an account is called by one name
  update account a set name = new.full_name, email = new.email, updated_at = now()
   where new.id = (select m.user_id from account_member m where m.account_id = a.id order by m.created_at, m.user_id limit 1)
     and a.id in (select account_id from account_member where user_id = new.id);
  return null;
end $$;
create trigger profile_name_of_account after update of full_name, email on profile
  for each row when ((new.full_name, new.email) is distinct from (old.full_name, old.email))
  execute function follow_person();

-- An account with its first member: once in every list, however many act for it.
create view account_with_person as
  select a.id, a.type, a.status, a.name, a.company_name, a.website, a.address, a.city, a.state, a.zip_code,
         a.team_profile, a.traffic_sources, a.services_to_promote, a.avg_investment, a.interested_services, a.comments,
         a.is_house, a.aff_id, a.search_text, a.sort_name, a.created_at, a.updated_at,
         p.id as user_id, p.full_name, p.email, p.phone, p.language, p.time_zone
  from account a
  join lateral (
    select user_id from account_member where account_id = a.id order by created_at, user_id limit 1) first on true
  join profile p on p.id = first.user_id;

-- What a person did stays theirs; everything else followed the renamed table and is the account's.
alter table campaign_version drop constraint campaign_version_created_by_fkey,
  add constraint campaign_version_created_by_fkey foreign key (created_by) references profile (id);
alter table ticket drop constraint ticket_user_id_fkey,
  add constraint ticket_user_id_fkey foreign key (user_id) references profile (id) on delete set null;
alter table ticket_reply drop constraint ticket_reply_user_id_fkey,
  add constraint ticket_reply_user_id_fkey foreign key (user_id) references profile (id) on delete set null;
alter table notification drop constraint notification_recipient_id_fkey,
  add constraint notification_recipient_id_fkey foreign key (recipient_id) references profile (id) on delete cascade;
alter table admin_invitation drop constraint admin_invitation_invited_by_fkey,
  add constraint admin_invitation_invited_by_fkey foreign key (invited_by) references profile (id) on delete set null;
alter table application drop constraint application_decided_by_fkey,
  add constraint application_decided_by_fkey foreign key (decided_by) references profile (id) on delete set null;
alter table ledger_entry drop constraint ledger_entry_created_by_fkey,
  add constraint ledger_entry_created_by_fkey foreign key (created_by) references profile (id);
alter table blocked_caller drop constraint blocked_caller_created_by_fkey,
  add constraint blocked_caller_created_by_fkey foreign key (created_by) references profile (id);

alter table payment_method rename column user_id to account_id;
alter table payment_method rename constraint payment_method_user_id_fkey to payment_method_account_id_fkey;

-- user_id is who wrote, account_id whose ticket it is: all of an account's members find it.
alter table ticket add column account_id uuid references account (id) on delete set null;
update ticket set account_id = user_id where user_id is not null;
drop index ticket_of_user;
create index ticket_of_account on ticket (account_id, created_at desc, id desc); -- a member's own list
create index ticket_of_user on ticket (user_id) where user_id is not null; -- follow_sender_email

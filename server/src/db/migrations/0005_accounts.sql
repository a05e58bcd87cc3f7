-- The administrator's lists of accounts, invitations of admins, and searching the audit log.

-- For searching and sorting: 'Ávila' and 'avila' are the same.
create function fold_accents(text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'));

alter table profile
  add column search_text text generated always as
    (fold_accents(full_name || E'\n' || email || E'\n' || coalesce(company_name, ''))) stored,
  add column sort_name text collate "C" generated always as (fold_accents(full_name)) stored,
  -- The network's own advertiser: owns the built-in catalogue, and nobody decides about it.
  add column is_house boolean not null default false;
update profile set is_house = true where email = 'house@callstead.invalid';
create unique index profile_house on profile (is_house) where is_house;

-- Any part of a name, an address or a company.
create index profile_search on profile using gin (search_text gin_trgm_ops);

-- A page of one type and status in each order, however rare they are among all; the list merges a few of these.
drop index profile_newest;
create index profile_of_kind_by_created on profile (user_type, status, created_at, id);
create index profile_of_kind_by_name on profile (user_type, status, sort_name, id);
create index profile_of_kind_by_email on profile (user_type, status, (email collate "C"), id);

-- A search that matches many walks the wanted order until the page is full.
create index profile_by_created on profile (created_at, id);
create index profile_by_name on profile (sort_name, id);
create index profile_by_email on profile ((email collate "C"), id);
create index profile_by_status on profile (status, created_at, id);

-- Somebody an admin asked to become one. The row goes when the link is used or withdrawn; the audit log remembers.
create table admin_invitation (
  id         uuid        primary key default gen_random_uuid(),
  email      text        not null unique check (email = lower(email)),
  full_name  text        not null check (full_name <> ''),
  language   text        not null check (language in ('en', 'es')),
  token_hash text        not null unique, -- a leaked table opens no door
  invited_by uuid        references profile (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

alter table audit_entry add column search_text text generated always as
  (fold_accents(actor_name || E'\n' || subject_name || E'\n' || coalesce(reason, ''))) stored;
create index audit_entry_search on audit_entry using gin (search_text gin_trgm_ops);

-- How somebody wants to be told of a kind of news: a row only where it differs from what everybody has, so that what is usual
-- stays one rule of the software.
create table news_preference (
  user_id uuid    not null references profile (id) on delete cascade,
  kind    text    not null check (length(kind) between 1 and 60), -- open: rows outlive the release that wrote them
  bell    boolean not null,
  sound   boolean not null,
  mail    text    not null check (mail in ('now', 'digest', 'never')),
  primary key (user_id, kind)
);

-- A mail that waits for its reader's digest: its line there and where it leads, never an address nor what the mail itself says.
create table digest_item (
  event_id     bigint      not null,
  mail         text        not null,
  kind         text        not null, -- the news it is about
  recipient_id uuid        not null references profile (id) on delete cascade,
  subject      text        not null,
  link         text,
  created_at   timestamptz not null default now(),
  primary key (event_id, mail, recipient_id)
);
create index digest_item_waiting on digest_item (recipient_id, created_at); -- whose digest is due, and what stands in it

alter table profile
  add column start_page      text check (start_page in ('users', 'overview', 'dashboard', 'inbox', 'tickets', 'disputes', 'applications', 'campaigns', 'calls', 'leads', 'reports', 'links', 'money', 'payouts', 'payments', 'billing', 'health')),
  add column density         text check (density in ('compact', 'default')),
  -- The morning whose digest was sent last: what comes late for it waits for the next one.
  add column last_digest_at  timestamptz;

create or replace view account_with_person as
  select a.id, a.type, a.status, a.name, a.company_name, a.website, a.address, a.city, a.state, a.zip_code,
         a.team_profile, a.traffic_sources, a.services_to_promote, a.avg_investment, a.interested_services, a.comments,
         a.is_house, a.aff_id, a.search_text, a.sort_name, a.created_at, a.updated_at,
         p.id as user_id, p.full_name, p.email, p.phone, p.language, p.time_zone, p.picture, p.start_page, p.density
  from account a
  join lateral (
    select user_id from account_member where account_id = a.id order by created_at, user_id limit 1) first on true
  join profile p on p.id = first.user_id;

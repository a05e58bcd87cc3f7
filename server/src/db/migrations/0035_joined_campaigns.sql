-- Whoever joined a campaign keeps seeing it when it is paused or over, and since when.
alter table campaign add column status_since timestamptz not null default now();
update campaign set status_since = updated_at;

create or replace view campaign_with_terms as
  select c.id, c.public_id, c.advertiser_id, c.status, c.category, c.sub_category, c.type, c.current_version,
         c.promo_materials_available, c.search_text, c.returned_reason, c.submitted_at, c.created_at, c.updated_at,
         v.terms, v.texts, c.status_since
  from campaign c join campaign_version v on v.campaign_id = c.id and v.version = c.current_version;

-- What somebody asked to join has a history: it goes to the archive, and does not vanish together with their request.
alter table application drop constraint application_campaign_id_fkey,
  add constraint application_campaign_id_fkey foreign key (campaign_id) references campaign (id);

-- Who joined a campaign: they are told what becomes of it.
create index application_joined on application (campaign_id, publisher_id) where status = 'approved';

-- Which caps were full, once for each day or month: publishers are told once.
create table campaign_cap_reached (
  campaign_id uuid    not null references campaign (id) on delete cascade,
  period      text    not null check (period in ('day', 'month')),
  starts_on   date    not null, -- in the campaign's zone
  cap         integer not null,
  reached_at  timestamptz not null,
  primary key (campaign_id, period, starts_on)
);

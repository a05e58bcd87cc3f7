-- Campaigns. What was agreed when a call came in is what counts for it, so terms and texts are versions that never
-- change; the campaign row says which one holds now.
create extension if not exists pg_trgm;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create table campaign (
  id              uuid        primary key default gen_random_uuid(),
  public_id       text        not null unique check (public_id ~ '^[A-Z]{2,6}[0-9]{3,6}$'),
  advertiser_id   uuid        not null references profile (id),
  status          text        not null default 'draft'
                              check (status in ('draft', 'pending_review', 'active', 'paused', 'archived')),
  category        text        not null,
  sub_category    text,
  type            text        not null check (type in ('call', 'lead')),
  current_version integer     not null default 1 check (current_version > 0),
  promo_materials_available boolean not null default false,
  -- titles, descriptions, category and keywords in both languages, without accents: written with every version
  search_text     text        not null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now()
);
create index campaign_advertiser on campaign (advertiser_id); -- an advertiser's own list
create index campaign_public_list on campaign (public_id) where status = 'active'; -- the public list, in its order
create index campaign_public_category on campaign (category, sub_category, public_id) where status = 'active';
create index campaign_search on campaign using gin (search_text gin_trgm_ops); -- words anywhere in the texts

create table campaign_version (
  campaign_id uuid        not null references campaign (id) on delete cascade,
  version     integer     not null check (version > 0),
  terms       jsonb       not null,
  texts       jsonb       not null,
  created_by  uuid        references profile (id),
  created_at  timestamptz not null default now(),
  primary key (campaign_id, version)
);
create trigger campaign_version_is_final before update on campaign_version
  for each row execute function refuse_change();

-- The version a campaign points at exists; checked at the end of the transaction that writes both.
alter table campaign
  add constraint campaign_current_version foreign key (id, current_version)
  references campaign_version (campaign_id, version) deferrable initially deferred;

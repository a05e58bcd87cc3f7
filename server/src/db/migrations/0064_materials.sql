-- What an advertiser hands to those who promote a campaign: images, texts, pages, and files to download.
create table material (
  id          uuid        primary key default gen_random_uuid(),
  public_id   text        not null unique check (public_id ~ '^[0-9a-hjkmnp-tv-z]{10}$'), -- in addresses and, as creative, in links
  campaign_id uuid        not null references campaign (id) on delete cascade, -- nobody joined it then
  kind        text        not null check (kind in ('image', 'text', 'page', 'pdf', 'zip')),
  name        text        not null check (length(name) between 1 and 120),
  language    text        check (language in ('es', 'en')), -- null: whatever one speaks
  headline    text,
  body        text,
  address     text,
  storage_key text        unique,
  bytes       integer     check (bytes > 0),
  width       integer     check (width > 0),
  height      integer     check (height > 0),
  position    integer     not null,
  archived_at timestamptz,
  created_by  uuid        references profile (id) on delete set null, -- null: the network's own catalogue
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  check (num_nonnulls(storage_key, bytes) = case when kind in ('image', 'pdf', 'zip') then 2 else 0 end),
  check (num_nonnulls(width, height) = case when kind = 'image' then 2 else 0 end),
  check (num_nonnulls(headline, body) = case when kind = 'text' then 2 else 0 end),
  check ((kind = 'page') = (address is not null)),
  check (kind <> 'text' or language is not null)
);
create index material_of_campaign on material (campaign_id, position);

create function guard_material() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger material_stays before update on material for each row execute function guard_material();

-- Whether an offer has material is no claim any more: it follows from what there is.
create function follow_material() returns trigger language plpgsql as 'begin return null; end'; -- as in functions/
create trigger material_told after insert or update of archived_at or delete on material
  for each row execute function follow_material();
update campaign set promo_materials_available = false where promo_materials_available;

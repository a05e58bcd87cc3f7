-- The saved link that brought the click, or the caller: what it earned is read by it.
alter table conversion add column saved_link_id uuid;
create index conversion_of_saved_link on conversion (saved_link_id, source_at) where saved_link_id is not null;

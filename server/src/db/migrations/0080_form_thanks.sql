-- What a visitor reads afterwards, in both languages; null: our own words, or the page they are sent to.
alter table lead_form add column thanks jsonb check (jsonb_typeof(thanks) = 'object');

-- What people agreed to must stay readable: a version is written once.
create trigger lead_form_append_only before update on lead_form for each row execute function refuse_change();

-- An offer says that it has material exactly while something of it is published.
create or replace function follow_material() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.campaign_id else new.campaign_id end;
begin
  update campaign c set promo_materials_available = not c.promo_materials_available
   where c.id = changed
     and c.promo_materials_available
         <> exists (select from material m where m.campaign_id = c.id and m.archived_at is null);
  return null;
end $$;

-- A campaign with the terms and texts that hold now. Queries that read neither stay with the narrow table.
create view campaign_with_terms as
  select c.id, c.public_id, c.advertiser_id, c.status, c.category, c.sub_category, c.type, c.current_version,
         c.promo_materials_available, c.search_text, c.returned_reason, c.submitted_at, c.created_at, c.updated_at,
         v.terms, v.texts
  from campaign c join campaign_version v on v.campaign_id = c.id and v.version = c.current_version;

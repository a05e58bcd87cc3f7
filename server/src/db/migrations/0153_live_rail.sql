-- Whether calls in flight stand beside the list wherever there is room: how a person likes their panels, as the height of rows.
alter table profile add column live_rail boolean not null default false;

create or replace view account_with_person as
  select a.id, a.type, a.status, a.name, a.company_name, a.website, a.address, a.city, a.state, a.zip_code,
         a.team_profile, a.traffic_sources, a.services_to_promote, a.avg_investment, a.interested_services, a.comments,
         a.is_house, a.aff_id, a.search_text, a.sort_name, a.created_at, a.updated_at,
         p.id as user_id, p.full_name, p.email, p.phone, p.language, p.time_zone, p.picture, p.start_page, p.density,
         p.live_rail
  from account a
  join lateral (
    select user_id from account_member where account_id = a.id order by created_at, user_id limit 1) first on true
  join profile p on p.id = first.user_id;

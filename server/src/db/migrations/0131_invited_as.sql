-- Whoever is asked to come in is asked as somebody: so far only admins were. A process of the release before knows no other kind, and
-- would make an admin of everybody; links of the others are hashed in another way, so that it finds none of them.
alter table admin_invitation add column user_type text not null default 'admin'
  check (user_type in ('admin', 'publisher', 'advertiser'));

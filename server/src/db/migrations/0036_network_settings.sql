-- What admins set about the network, by group: each change is a new version, and the newest holds. A group nobody has
-- changed has none, and its defaults hold.
create table network_setting (
  group_name text        not null,
  version    integer     not null check (version > 0),
  value      jsonb       not null,
  changed_by text        not null, -- the admin's name as it was
  changed_at timestamptz not null default now(),
  primary key (group_name, version)
);
create trigger network_setting_append_only before update or delete on network_setting
  for each row execute function refuse_change();

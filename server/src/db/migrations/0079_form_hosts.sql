-- A publisher may say on whose pages the form of a lead campaign is shown.
alter table application add column form_hosts text[] not null default '{}'; -- none named: anybody's

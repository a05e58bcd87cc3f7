-- What was agreed with one publisher beside the terms of the campaign: a share or a price of their own. Each change is a
-- new version, for the calls that come from then on; each call keeps the one it came under.
create table application_terms (
  application_id     uuid        not null references application (id),
  version            integer     not null check (version > 0),
  share_basis_points integer     check (share_basis_points between 1 and 10000), -- null: the campaign's
  price_cents        bigint      check (price_cents > 0),                        -- null: the campaign's
  reason             text        not null check (reason <> ''),
  changed_by         uuid        not null references profile (id),
  changed_at         timestamptz not null default now(),
  primary key (application_id, version)
);
create trigger application_terms_append_only before update or delete on application_terms
  for each row execute function refuse_change();
create trigger application_terms_not_truncated before truncate on application_terms
  for each statement execute function refuse_change();
create trigger application_terms_tell_routing after insert on application_terms
  for each row execute function tell_routing('application_id');

-- A publisher's postback is sent from the queue that webhooks have: one address, its deliveries, their tries. It is not signed, so it has
-- no secret of ours; what it says is a template.
alter table webhook_endpoint
  add column kind text not null default 'webhook' check (kind in ('webhook', 'postback')),
  add column host text not null generated always as (lower(substring(url from '^https?://([^/?#]+)'))) stored, -- so many at a time each
  alter column secret drop not null,
  drop constraint webhook_endpoint_url_check,
  add constraint webhook_endpoint_url_check check (url ~ '^https?://' and length(url) <= 2000),
  add constraint webhook_endpoint_signed check ((kind = 'webhook') = (secret is not null));
drop index webhook_endpoint_of_account;
create index webhook_endpoint_of_account on webhook_endpoint (account_id, kind, created_at desc, id desc);

create table postback_address (
  endpoint_id  uuid   primary key references webhook_endpoint (id) on delete cascade,
  name         text   not null check (length(name) between 1 and 80),
  method       text   not null check (method in ('GET', 'POST')),
  template     text   check (length(template) <= 8000), -- of a body
  secret_names text[] not null default '{}',
  secrets      text, -- sealed, by their names
  campaign_ids uuid[] not null default '{}', -- none: all
  check ((method = 'POST') = (template is not null)),
  check ((cardinality(secret_names) > 0) = (secrets is not null))
);

-- What was sent in a try, sealed, as long as its log: whoever is erased loses it by the id of their call or lead.
alter table webhook_try add column request text;
create index webhook_delivery_of_object on webhook_delivery (object_id);

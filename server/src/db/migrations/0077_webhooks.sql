-- Where accounts want to hear of what happens. Secrets are sealed; of two the older one still signs until its time is over.
create table webhook_endpoint (
  id              uuid        primary key default gen_random_uuid(),
  account_id      uuid        not null references account (id) on delete cascade,
  url             text        not null check (url ~ '^https?://' and length(url) <= 500),
  types           text[]      not null check (cardinality(types) > 0),
  state           text        not null default 'active' check (state in ('active', 'paused', 'failing')), -- failing: paused by us
  secret          text        not null,
  previous_secret text,
  previous_until  timestamptz,
  failing_since   timestamptz, -- no try has succeeded since
  created_at      timestamptz not null default now(),
  check ((previous_secret is null) = (previous_until is null))
);
create index webhook_endpoint_of_account on webhook_endpoint (account_id, created_at desc, id desc);

-- One event for one endpoint. It names what it is about and holds nothing of it: bodies are put together when they are sent.
create table webhook_delivery (
  id             uuid        primary key default gen_random_uuid(),
  endpoint_id    uuid        not null references webhook_endpoint (id) on delete cascade,
  event_id       text        not null, -- evt_…: the same for every try, and for every endpoint of the event
  type           text        not null,
  object         text        not null,
  object_id      text        not null,
  sequence       bigint      not null,
  happened_at    timestamptz not null,
  state          text        not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  tries          integer     not null default 0 check (tries >= 0),
  first_tried_at timestamptz, -- since it was last asked for
  next_try_at    timestamptz not null,
  claimed_until  timestamptz, -- somebody sends it; if they die, another does then
  created_at     timestamptz not null default now(),
  unique (endpoint_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_try_at) where state = 'waiting';
create index webhook_delivery_newest on webhook_delivery (endpoint_id, created_at desc, id desc);
create index webhook_delivery_oldest on webhook_delivery (created_at); -- forgotten after a month

create table webhook_try (
  id          bigint      generated always as identity primary key,
  delivery_id uuid        not null references webhook_delivery (id) on delete cascade,
  at          timestamptz not null,
  duration_ms integer     not null check (duration_ms >= 0),
  status      integer, -- null: nobody answered
  failure     text        check (failure in ('refused_address', 'unreachable', 'timeout', 'status')), -- null: it arrived
  answer      text        check (length(answer) <= 2048)
);
create index webhook_try_of_delivery on webhook_try (delivery_id, id desc);

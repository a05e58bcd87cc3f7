-- The payment gateway of a demo: what it knows, what it was asked, and what it has to tell. Rows of its own, so that it
-- outlives a restart and is the same for every process. Nothing of the network's money is here, and a network with a real
-- gateway leaves these tables empty.
create table stripe_simulator_object (
  id       text        primary key check (id <> ''),
  position bigint      not null generated always as identity unique, -- lists go by it, newest first
  kind     text        not null check (kind <> ''),
  body     jsonb       not null, -- as its owner is told of it
  hidden   jsonb       not null default '{}', -- what it knows besides
  made_at  timestamptz not null default now()
);
create index stripe_simulator_object_kind on stripe_simulator_object (kind, position desc); -- lists of one kind
create index stripe_simulator_object_intent on stripe_simulator_object ((body ->> 'payment_intent'))
  where kind = 'checkout.session'; -- the page on which a payment began

-- The same key with the same request has the same answer.
create table stripe_simulator_request (
  idempotency_key text        primary key,
  fingerprint     text        not null,
  status          int         not null default 0, -- 0 while the first of them is under way
  answer          jsonb       not null default '{}',
  made_at         timestamptz not null default now()
);

-- Webhooks on their way; the queue tries until one is taken.
create table stripe_simulator_event (
  id           text        primary key,
  body         jsonb       not null,
  made_at      timestamptz not null default now(),
  delivered_at timestamptz
);

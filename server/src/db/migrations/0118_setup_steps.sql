-- The guide of a new network: most of what is done shows in the network itself. Kept is what was put off, and whether the test
-- message arrived: whoever opens its link says so, and of the link only the hash is known.
create table setup_step (
  step       text        primary key check (step in ('legal', 'site', 'mail', 'carrier', 'payments', 'payouts', 'offers', 'people')),
  state      text        not null check (state in ('skipped', 'asked', 'done')),
  token_hash text        check ((token_hash is not null) = (state = 'asked')),
  changed_at timestamptz not null default now()
);

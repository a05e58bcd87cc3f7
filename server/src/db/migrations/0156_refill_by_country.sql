-- The pool is refilled country by country, and what a day allows is counted so. Orders of before were all for the United States.
alter table number_order add column country text check (country ~ '^[A-Z]{2}$');

-- What kept the last refill of a country from buying; no row where nothing did.
create table number_refill (
  country   text        primary key check (country ~ '^[A-Z]{2}$'),
  hindrance text        not null
    check (hindrance in ('address', 'none', 'credentials', 'limited', 'unreachable', 'refused')),
  since     timestamptz not null
);

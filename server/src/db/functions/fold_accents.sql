-- For searching and sorting: 'Ávila' and 'avila' are the same.
-- Stored columns hold what it gave: whoever changes it also writes a migration that computes them anew.
create or replace function fold_accents(text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'));

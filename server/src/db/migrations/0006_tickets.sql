-- Tickets as people work with them: found by words, paged by key, and with notes that only admins read.
alter table ticket
  -- anonymous senders have no profile that says in which language to answer them
  add column language text not null default 'es' check (language in ('en', 'es')),
  -- what a search looks into, without accents and capitals; folded as domain/src/fold-accents.ts folds what is typed
  add column search_text text not null generated always as (
    lower(regexp_replace(normalize(subject || ' ' || sender_email || ' ' || message, nfd), U&'[\0300-\036F]', '', 'g'))
  ) stored;

-- Whoever changes their address is found, and shown, by the new one.
create function follow_sender_email() returns trigger language plpgsql as $$
begin
  update ticket set sender_email = new.email where user_id = new.id and sender_email = old.email;
  return null;
end $$;
create trigger profile_email_of_tickets after update of email on profile
  for each row when (new.email <> old.email) execute function follow_sender_email();

-- Keyset pages need an order without ties, the same direction throughout.
drop index ticket_newest;
drop index ticket_of_user;
create index ticket_newest on ticket (created_at desc, id desc); -- the admins' list
create index ticket_of_user on ticket (user_id, created_at desc, id desc); -- a member's own list
create index ticket_of_status on ticket (status, created_at desc, id desc);
create index ticket_of_priority on ticket (priority, created_at desc, id desc);
create index ticket_search on ticket using gin (search_text gin_trgm_ops); -- words anywhere in the texts

-- Who speaks: the ticket's owner, our team, or an admin to the other admins only.
alter table ticket_reply add column kind text not null default 'team' check (kind in ('owner', 'team', 'note'));
alter table ticket_reply alter column kind drop default; -- from here on nobody may forget to say

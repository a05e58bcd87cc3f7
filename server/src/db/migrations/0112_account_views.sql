-- An admin who looks at the network with an account's eyes: by one session at a time, and for an hour at most. It ends with
-- the session; the audit log keeps that it was.
create table account_view (
  session_id uuid        primary key references auth_session (id) on delete cascade,
  account_id uuid        not null references account (id) on delete cascade,
  started_at timestamptz not null default now(),
  ends_at    timestamptz not null check (ends_at > started_at and ends_at <= started_at + interval '1 hour')
);
create index account_view_account on account_view (account_id); -- deleted with the account

-- Nobody looks with the eyes of an admin, whoever asks.
create function refuse_view_of_admin() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger account_view_not_of_admin before insert or update on account_view
  for each row execute function refuse_view_of_admin();

-- Bank transfers as a way to pay in: a reference for each advertiser, and every transfer somebody announced, typed or
-- imported from the bank's file. Money is booked when one is matched, under the transfer's own id.
create table transfer_reference (
  reference  text primary key check (reference ~ '^[BCDFGHJKMNPQRSTVWXZ]{8}$'),
  account_id uuid not null unique references account (id) on delete cascade
);

-- Eight letters without vowels by which a bank transfer is recognized, the last one a check letter as in
-- domain/src/transfers/transfer-reference.ts. Made here, so that every way of creating an advertiser has one.
create function new_transfer_reference() returns text language plpgsql volatile as $$
declare
  letters constant text := 'BCDFGHJKMNPQRSTVWXZ';
  body text;
  code text;
begin
  loop
    select string_agg(substr(letters, 1 + floor(random() * 19)::integer, 1), '') into body from generate_series(1, 7);
    select body || substr(letters, 1 + c, 1) into code
    from generate_series(0, 18) c
    where (8 * c + (select sum(i * (strpos(letters, substr(body, i, 1)) - 1)) from generate_series(1, 7) i)) % 19 = 0;
    exit when not exists (select from transfer_reference where reference = code);
  end loop;
  return code;
end $$;

-- Advertisers get their reference with their account.
create function give_transfer_reference() returns trigger language plpgsql as $$
begin
  insert into transfer_reference (reference, account_id) values (new_transfer_reference(), new.id);
  return null;
end $$;

create trigger account_transfer_reference after insert on account
  for each row when (new.type = 'advertiser') execute function give_transfer_reference();
insert into transfer_reference (reference, account_id)
  select new_transfer_reference(), id from account where type = 'advertiser';

-- announced: the advertiser says it is on its way. unmatched: it came, and nobody knows yet whose it is.
create table bank_transfer (
  id           uuid        primary key,
  origin       text        not null check (origin in ('announced', 'by_hand', 'import')),
  state        text        not null check (state in ('announced', 'unmatched', 'matched', 'ignored')),
  amount_cents bigint      not null check (amount_cents > 0),
  day          date        not null, -- on which it arrived, or was announced
  sender       text,
  text         text,                 -- what came with it
  line_key     text        unique,   -- of the bank's line: imported twice, it stands here once
  account_id   uuid        references account (id), -- whose it is, or who announced it
  proposed_id  uuid        references account (id), -- one typing error away from this one's reference
  round        integer     not null default 1 check (round >= 1), -- one more each time a match was undone
  reason       text,                 -- why it is ignored, or why its match was undone
  created_at   timestamptz not null default now(),
  created_by   uuid        references profile (id) on delete set null,
  decided_at   timestamptz,
  decided_by   uuid        references profile (id) on delete set null,
  check (state not in ('announced', 'matched') or account_id is not null),
  check (state <> 'unmatched' or account_id is null),
  check (state <> 'ignored' or reason is not null)
);
create index bank_transfer_by_state on bank_transfer (state, created_at, id); -- the admins' list, newest first
create index bank_transfer_of on bank_transfer (account_id, created_at, id);  -- an advertiser's own

-- What a bank's line said stays as it was, and a transfer never forgets that it was booked.
create function refuse_rebooking() returns trigger language plpgsql as $$
begin
  if new.amount_cents <> old.amount_cents or new.round < old.round
     or (old.line_key is not null and new.line_key is distinct from old.line_key) then
    raise exception 'the amount, the rounds and the line of a transfer stay as they are' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger bank_transfer_stays before update on bank_transfer
  for each row execute function refuse_rebooking();
create trigger bank_transfer_kept before delete on bank_transfer for each row execute function refuse_change();
create trigger bank_transfer_not_truncated before truncate on bank_transfer
  for each statement execute function refuse_change();

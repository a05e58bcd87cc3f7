-- What a publisher signed for the tax office: each row is a form as it was signed. The newest counts; those before are
-- kept, since years are reported by them. What stands in one is sealed; only what names it is in clear.
create table tax_form (
  id             uuid        primary key, -- named by the browser: sent twice, it is signed once
  account_id     uuid        not null references account (id),
  kind           text        not null check (kind in ('w9', 'w8ben', 'w8bene')),
  tin_hint       text        not null check (length(tin_hint) <= 4),
  sealed_content text        not null check (sealed_content like 'v1.%'),
  signed_at      timestamptz not null,
  signed_on      date        not null, -- the same in the network's zone
  signed_by      uuid        not null references profile (id),
  valid_until    date        check (valid_until > signed_on), -- null: until there is another one
  check ((kind = 'w9') = (valid_until is null))
);
create index tax_form_of_account on tax_form (account_id, signed_at desc, id desc); -- the newest of somebody
create trigger tax_form_append_only before update or delete on tax_form
  for each row execute function refuse_change();
create trigger tax_form_not_truncated before truncate on tax_form
  for each statement execute function refuse_change();

-- Where whoever is paid lives, as far as the method says it: who lives in the United States is asked for a form.
alter table payment_method add column payee_country text check (payee_country ~ '^[A-Z]{2}$');

create index payout_sent_on on payout (sent_on) where status = 'sent'; -- what a year comes to

-- What somebody asks to be told of. `raised_at` says that it holds, and was told: it is told again only after it was cleared.
create table report_alert (
  id           uuid        primary key default gen_random_uuid(),
  account_id   uuid        not null references account (id) on delete cascade,
  user_id      uuid        not null references profile (id) on delete cascade,
  kind         text        not null check (kind in ('payout_below', 'spend_above', 'qualify_rate_falls', 'cap_reached', 'balance_hours')),
  campaign_id  uuid        references campaign (id) on delete cascade,
  amount_cents bigint      check (amount_cents > 0),
  hour         integer     check (hour between 0 and 23),
  percent      integer     check (percent between 1 and 100),
  least_calls  integer     check (least_calls between 1 and 100000),
  hours        integer     check (hours between 1 and 720),
  -- Whose days they are.
  zone         text        not null check (timezone(zone, timestamptz '2000-01-01 00:00+00') is not null),
  by_mail      boolean     not null,
  by_bell      boolean     not null,
  by_webhook   boolean     not null,
  raised_at    timestamptz,
  -- How often it was told.
  raises       integer     not null default 0 check (raises >= 0),
  -- What was told last, and against what.
  value        bigint,
  created_at   timestamptz not null default now(),
  constraint report_alert_terms check (
    (amount_cents is not null) = (kind in ('payout_below', 'spend_above'))
    and (hour is not null) = (kind = 'payout_below')
    and (percent is not null) = (kind = 'qualify_rate_falls')
    and (least_calls is not null) = (kind = 'qualify_rate_falls')
    and (hours is not null) = (kind = 'balance_hours')
    and (campaign_id is not null or kind <> 'cap_reached')
    and (campaign_id is null or kind <> 'balance_hours')),
  constraint report_alert_told check (raised_at is null or raises > 0)
);
create index report_alert_of_account on report_alert (account_id, created_at desc, id desc); -- the list
create index report_alert_of_person on report_alert (user_id); -- deleting somebody
create index report_alert_of_campaign on report_alert (campaign_id) where campaign_id is not null; -- deleting one

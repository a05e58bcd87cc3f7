-- Accounts. The auth_ tables belong to better-auth (credentials, sessions, one-time tokens); what the network knows
-- of a person stands in profile, so that nothing better-auth lets people edit can reach a type or a status.
create table auth_user (
  id                 uuid        primary key,
  name               text        not null,
  email              text        not null unique check (email = lower(email)),
  email_verified     boolean     not null default false,
  email_confirmed_at timestamptz,
  image              text,
  two_factor_enabled boolean     not null default false,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  unique (id, email) -- profile.email follows it
);

create table auth_session (
  id         uuid        primary key,
  user_id    uuid        not null references auth_user (id) on delete cascade,
  token      text        not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_session_user on auth_session (user_id); -- end all sessions of a person

create table auth_account (
  id                       uuid        primary key,
  user_id                  uuid        not null references auth_user (id) on delete cascade,
  account_id               text        not null,
  provider_id              text        not null,
  password                 text,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_account_user on auth_account (user_id); -- credentials at every login

create table auth_verification (
  id         uuid        primary key,
  identifier text        not null,
  value      text        not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verification_identifier on auth_verification (identifier);
create index auth_verification_expires on auth_verification (expires_at); -- the nightly clean-up

create table auth_two_factor (
  id                        uuid    primary key,
  user_id                   uuid    not null unique references auth_user (id) on delete cascade,
  secret                    text    not null,
  backup_codes              text    not null,
  verified                  boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until              timestamptz
);

create table profile (
  id                  uuid        primary key,
  full_name           text        not null check (full_name <> ''),
  email               text        not null unique check (email = lower(email)),
  user_type           text        not null check (user_type in ('admin', 'publisher', 'affiliate', 'advertiser')),
  status              text        not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  company_name        text,
  website             text,
  phone               text        check (phone like '+%'),
  address             text,
  city                text,
  state               text,
  zip_code            text,
  team_profile        text,
  traffic_sources     text,
  services_to_promote text[]      not null default '{}',
  avg_investment      text        check (avg_investment in ('<1000', '1000-5000', '5000-10000', '10000+')),
  interested_services text[]      not null default '{}',
  comments            text,
  language            text        not null check (language in ('en', 'es')),
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  -- one address, written once: a changed login address changes here by itself
  foreign key (id, email) references auth_user (id, email) on update cascade on delete cascade,
  -- what belongs to one kind of account stays empty for the others
  check (user_type in ('publisher', 'affiliate')
         or (traffic_sources is null and team_profile is null and services_to_promote = '{}')),
  check (user_type = 'advertiser' or (avg_investment is null and interested_services = '{}'))
);
create index profile_newest on profile (created_at desc, id); -- account lists

-- A sum to solve before a form is taken: one try, one use.
create table captcha (
  id         uuid        primary key default gen_random_uuid(),
  answer     text        not null,
  solved     boolean     not null default false,
  expires_at timestamptz not null
);
create index captcha_expires on captcha (expires_at); -- the nightly clean-up

-- Small facts that exist once: the generated secret, the one-time link for the first admin.
create table setting (
  name  text primary key,
  value text not null
);

-- How often somebody tried: shared by all server processes.
create table rate_limit (
  key    text   primary key,
  points integer not null default 0,
  expire bigint
);

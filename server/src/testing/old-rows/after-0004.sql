-- What a network held after 0004: people of every kind, a campaign with two versions, tickets, news and the audit log.
insert into auth_user (id, name, email) values
  ('00000000-0000-4000-8000-000000000001', 'Network', 'house@callstead.invalid'),
  ('00000000-0000-4000-8000-000000000002', 'Ana Admin', 'ana@old.test'),
  ('00000000-0000-4000-8000-000000000003', 'José Ávila', 'jose@old.test'),
  ('00000000-0000-4000-8000-000000000004', 'Flo Affiliate', 'flo@old.test'),
  ('00000000-0000-4000-8000-000000000005', 'Ada Vertiser', 'ada@old.test');
insert into auth_account (id, user_id, account_id, provider_id, password)
  select gen_random_uuid(), id, id::text, 'credential', 'sealed' from auth_user;
insert into auth_session (id, user_id, token, expires_at)
  select gen_random_uuid(), id, 'token of ' || email, now() + interval '1 day' from auth_user;

insert into profile (id, full_name, email, user_type, status, company_name, traffic_sources, services_to_promote,
                     avg_investment, interested_services, language) values
  ('00000000-0000-4000-8000-000000000001', 'Network', 'house@callstead.invalid', 'advertiser', 'approved', null, null, '{}', null, '{}', 'en'),
  ('00000000-0000-4000-8000-000000000002', 'Ana Admin', 'ana@old.test', 'admin', 'approved', null, null, '{}', null, '{}', 'es'),
  ('00000000-0000-4000-8000-000000000003', 'José Ávila', 'jose@old.test', 'publisher', 'approved', 'Peña SL', 'SEO', '{finance}', null, '{}', 'es'),
  ('00000000-0000-4000-8000-000000000004', 'Flo Affiliate', 'flo@old.test', 'affiliate', 'pending', null, null, '{}', null, '{}', 'en'),
  ('00000000-0000-4000-8000-000000000005', 'Ada Vertiser', 'ada@old.test', 'advertiser', 'rejected', null, null, '{}', '<1000', '{finance}', 'en');

insert into campaign (id, public_id, advertiser_id, status, category, type, current_version, search_text) values
  ('00000000-0000-4000-8000-0000000000c1', 'FI001', '00000000-0000-4000-8000-000000000001', 'active', 'finance', 'call', 2, 'loans');
insert into campaign_version (campaign_id, version, terms, texts) values
  ('00000000-0000-4000-8000-0000000000c1', 1, '{"minimumSeconds": 60}', '{"en": {"title": "Loans"}}'),
  ('00000000-0000-4000-8000-0000000000c1', 2, '{"minimumSeconds": 90}', '{"en": {"title": "Better loans"}}');

insert into ticket (id, user_id, sender_name, sender_email, subject, message, source) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-000000000003', 'José Ávila', 'jose@old.test', '¿Cuándo?', 'Mañana', 'PublisherPanel'),
  ('00000000-0000-4000-8000-0000000000d2', null, 'A visitor', 'visitor@old.test', 'Hello', 'World', 'ContactForm');
insert into ticket_reply (ticket_id, user_id, message)
  values ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-000000000002', 'Hoy');
insert into notification (recipient_id, kind, data, shown_at)
  values ('00000000-0000-4000-8000-000000000002', 'new_ticket', '{"subject": "Hello"}', now());
insert into audit_entry (actor_id, actor_name, action, subject_type, subject_id, subject_name, reason)
  values ('00000000-0000-4000-8000-000000000002', 'Ana Admin', 'account.set-status', 'account',
          '00000000-0000-4000-8000-000000000003', 'José Ávila', 'Verificó');
insert into setting values ('app_secret', 'a secret');
insert into rate_limit values ('login:ana@old.test', 2, 1800000000000);

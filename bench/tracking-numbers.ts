import { postTopUp } from '@callstead/domain/ledger/post-top-up';
import { hoursDaily, someTerms } from '@callstead/domain/testing/a-call';
import type { OpenDatabase } from '../server/src/db/database.ts';
import { executeRaw } from '../server/src/db/execute-raw.ts';
import { postEntries } from '../server/src/modules/ledger/queries.ts';

/** Campaigns that take every call, of ten advertisers or more who can pay for it. */
export async function someNumbers({ db }: OpenDatabase, count: number): Promise<string[]> {
  const run = (text: string, values: unknown[]) => executeRaw(db, text, values);
  const terms = someTerms({ hours: hoursDaily('America/New_York', { from: 0, to: 1440 }), overflowNumber: null });
  const tag = String(count);
  await run(
    `with people as (
       insert into auth_user (id, name, email, email_verified)
       select gen_random_uuid(), 'Bench', kind || n || '.' || $2 || '@bench.example', true
       from generate_series(1, greatest($1::int / 100, 10)) n, unnest(array['advertiser', 'publisher']) kind
       returning id, email),
     persons as (
       insert into profile (id, full_name, email, language) select id, 'Bench', email, 'en' from people),
     accounts as (
       insert into account (id, name, email, type, status)
       select id, 'Bench', email, regexp_replace(email, '[0-9].*', ''), 'approved' from people)
     insert into account_member (account_id, user_id) select id, id from people`,
    [count, tag],
  );
  await run(
    `with advertisers as (
       select id, row_number() over () - 1 as n from account where email like 'advertiser%.' || $2 || '@bench.example'),
     campaigns as (
       insert into campaign (public_id, advertiser_id, status, category, type, search_text)
       select 'BN' || lpad((g.n + case when $1::int > 10 then 100 else 0 end)::text, 6, '0'), a.id, 'active', 'legal', 'call', ''
       from generate_series(1, $1::int) as g (n) join advertisers a on a.n = g.n % (select count(*) from advertisers)
       returning id)
     insert into campaign_version (campaign_id, version, terms, texts) select id, 1, $3::jsonb, '{}' from campaigns`,
    [count, tag, JSON.stringify(terms)],
  );
  await run(
    `with publisher as (select id from account where email like 'publisher%.' || $1 || '@bench.example' limit 1),
     applications as (
       insert into application (campaign_id, publisher_id, status, decided_at)
       select c.id, publisher.id, 'approved', now() from campaign c, publisher
       where not exists (select 1 from application a where a.campaign_id = c.id)
       returning id)
     insert into tracking_number (number, application_id, assigned_at)
     select '+1' || (2050000000 + $2::bigint + row_number() over ())::text, id, now() from applications`,
    [tag, count],
  );
  const { rows: advertisers } = await run(
    `select id from account where email like 'advertiser%.' || $1 || '@bench.example'`,
    [tag],
  );
  await postEntries(
    db,
    (advertisers as { id: string }[]).map(({ id }) => ({
      ...postTopUp({ id, advertiserId: id, amountCents: 10_000_000_000 }),
      kind: 'top_up' as const,
    })),
  );
  const { rows } = await run(
    `select n.number from tracking_number n join application a on a.id = n.application_id
     join account p on p.id = a.publisher_id where p.email like 'publisher%.' || $1 || '@bench.example' order by random()`,
    [tag],
  );
  return (rows as { number: string }[]).map((row) => row.number);
}

import { USUAL_FORM } from '@callstead/domain/leads/form';
import { postTopUp } from '@callstead/domain/ledger/post-top-up';
import { hoursDaily, someTerms } from '@callstead/domain/testing/a-call';
import type { Db } from '../server/src/db/database.ts';
import { executeRaw } from '../server/src/db/execute-raw.ts';
import { newKey } from '../server/src/modules/integrations/keys/new-key.ts';
import { insertKey } from '../server/src/modules/integrations/keys/queries.ts';
import { postEntries } from '../server/src/modules/ledger/queries.ts';
import { people } from './calls-world.ts';
import { unique } from './carrier-posts.ts';

/** Who brings leads to which campaign, by which key. */
export type LeadSender = { offerId: string; secret: string };

const CAMPAIGNS = 10;
const PUBLISHERS = 20;
/** One may ask 600 times a minute. */
const KEYS_OF_EACH = 8;
const BALANCE_CENTS = 1_000_000_000_00;

/** Ten campaigns of ten advertisers, with room and money for whatever comes. */
export async function someSenders(db: Db): Promise<LeadSender[]> {
  const advertisers = await people(db, 'advertiser', CAMPAIGNS);
  const publishers = await people(db, 'publisher', PUBLISHERS);
  const senders: LeadSender[] = [];
  const topUps = advertisers.map((advertiserId) =>
    postTopUp({ id: advertiserId, advertiserId, amountCents: BALANCE_CENTS }),
  );
  await postEntries(
    db,
    topUps.map((entry) => ({ ...entry, kind: 'top_up' })),
  );
  for (const [place, publisher] of publishers.entries()) {
    const advertiser = advertisers[place % CAMPAIGNS] ?? '';
    const offerId = `LD${String(place).padStart(4, '0')}`;
    await aJoinedCampaign(db, { offerId, advertiser, publisher });
    for (let made = 0; made < KEYS_OF_EACH; made += 1) senders.push({ offerId, secret: await aKey(db, publisher) });
  }
  return senders;
}

type Joined = { offerId: string; advertiser: string; publisher: string };

async function aJoinedCampaign(db: Db, { offerId, advertiser, publisher }: Joined): Promise<void> {
  const hours = hoursDaily('America/New_York', { from: 0, to: 1440 });
  await executeRaw(
    db,
    `with c as (
       insert into campaign (public_id, advertiser_id, status, category, type, search_text)
       values ($1, $2, 'active', 'legal', 'lead', '') returning id
     ), v as (
       insert into campaign_version (campaign_id, version, terms, texts)
       select id, 1, $4, '{"en": {"title": "Title"}, "es": {"title": "Título"}}' from c
     ) insert into application (campaign_id, publisher_id, status, decided_at) select id, $3, 'approved', now() from c`,
    [offerId, advertiser, publisher, JSON.stringify(someTerms({ hours, overflowNumber: null }))],
  );
}

async function aKey(db: Db, publisher: string): Promise<string> {
  const { secret, hash, hint } = newKey('live');
  await insertKey(db, {
    ...{ account_id: publisher, user_id: publisher, key_hash: hash, hint, mode: 'live', name: 'bench' },
    ...{ scopes: ['leads:write'], addresses: [], expires_at: null, created_at: new Date(Date.now() - 60_000) },
  });
  return secret;
}

/** Ready-made requests, everybody in them another person. */
export const leadPosts = (senders: readonly LeadSender[], count: number, isKeyed: boolean): string[] =>
  Array.from({ length: count }, () => {
    const serial = unique();
    return aPost(senders[serial % senders.length] as LeadSender, serial, isKeyed);
  });

function aPost({ offerId, secret }: LeadSender, serial: number, isKeyed: boolean): string {
  const body = JSON.stringify({
    ...{ offerId, firstName: 'Ana', lastName: 'Ruiz', zip: '33139', state: 'FL' },
    ...{ phone: `+1305${2_000_000 + serial}`, email: `person.${serial}@example.com` },
    consent: {
      ...{ text: USUAL_FORM.consent.sentence.en, capturedAt: new Date(Date.now() - 60_000).toISOString() },
      ...{ ip: '192.0.2.7', url: 'https://pages.example.com/quote' },
    },
  });
  return [
    'POST /v1/leads HTTP/1.1',
    'Host: calls.example',
    `Authorization: Bearer ${secret}`,
    'Content-Type: application/json',
    ...(isKeyed ? [`Idempotency-Key: bench-${serial}`] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

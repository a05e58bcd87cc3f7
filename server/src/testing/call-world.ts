import { randomBytes } from 'node:crypto';
import type { Terms } from '@callstead/domain/campaigns/terms';
import { postTopUp } from '@callstead/domain/ledger/post-top-up';
import { hoursDaily, someTerms } from '@callstead/domain/testing/a-call';
import type { Db } from '../db/database.ts';
import { executeRaw } from '../db/execute-raw.ts';
import { postEntries } from '../modules/ledger/queries.ts';
import { CATALOGUE } from '../seed/catalogue/catalogue.ts';
import { signatureFor } from '../telephony/signature.ts';
import { CARRIER_TOKEN, type TestNetwork } from './test-network.ts';

export type Line = {
  number: string;
  campaignId: string;
  advertiserId: string;
  publisherId: string;
  applicationId: string;
};

/** Open at any hour, so that a test may run at night. */
const ALWAYS_OPEN = { hours: hoursDaily('America/New_York', { from: 0, to: 1440 }) };

type LineOptions = {
  terms?: Partial<Terms>;
  balanceCents?: number;
  advertiserId?: string;
  campaignId?: string;
  publisherId?: string;
};

let numbers = 0;
export function aNumber(): string {
  numbers += 1;
  return `+1305${String(5_550_000 + numbers).padStart(7, '0')}`;
}

/** A publisher's tracking number for an active campaign of an advertiser who has money. */
export async function aLine(t: Pick<TestNetwork, 'db' | 'anAccount'>, options: LineOptions = {}): Promise<Line> {
  const advertiserId = options.advertiserId ?? (await t.anAccount('advertiser')).id;
  if (options.balanceCents !== 0) await topUp(t.db, advertiserId, options.balanceCents ?? 1_000_000);
  const campaignId = options.campaignId ?? (await aCampaign(t.db, advertiserId, options.terms));
  const publisherId = options.publisherId ?? (await t.anAccount('publisher')).id;
  const [application] = await rows<{ id: string }>(
    t.db,
    `insert into application (campaign_id, publisher_id, status, decided_at) values ($1, $2, 'approved', now()) returning id`,
    [campaignId, publisherId],
  );
  const number = aNumber();
  await rows(t.db, 'insert into tracking_number (number, application_id, assigned_at) values ($1, $2, now())', [
    number,
    application?.id,
  ]);
  return { number, campaignId, advertiserId, publisherId, applicationId: application?.id ?? '' };
}

let campaigns = 0;
async function aCampaign(db: Db, advertiserId: string, terms: Partial<Terms> = {}): Promise<string> {
  campaigns += 1;
  const publicId = `TS${String(campaigns).padStart(6, '0')}`;
  const [campaign] = await rows<{ id: string }>(
    db,
    `with c as (
       insert into campaign (public_id, advertiser_id, status, category, type, search_text)
       values ($1, $2, 'active', 'legal', 'call', '') returning id
     ), v as (
       insert into campaign_version (campaign_id, version, terms, texts) select id, 1, $3, $4 from c
     ) select id from c`,
    [
      publicId,
      advertiserId,
      JSON.stringify(someTerms({ ...ALWAYS_OPEN, overflowNumber: null, ...terms })),
      JSON.stringify({ en: textsOf(publicId), es: textsOf(publicId) }),
    ],
  );
  return campaign?.id ?? '';
}

const textsOf = (title: string) => ({ ...CATALOGUE[0]?.texts.es, title });

export async function topUp(db: Db, advertiserId: string, amountCents: number): Promise<void> {
  const id = randomBytes(8).toString('hex');
  await postEntries(db, [{ ...postTopUp({ id, advertiserId, amountCents }), kind: 'top_up' }]);
}

export async function rows<Row>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await executeRaw(db, text, values)).rows as Row[];
}

export async function balances(db: Db, line: Pick<Line, 'advertiserId' | 'publisherId'>) {
  const found = await rows<{ account: string; balance_cents: number }>(
    db,
    'select account, balance_cents from ledger_balance where account like $1 or account like $2',
    [`%${line.advertiserId}%`, `%${line.publisherId}%`],
  );
  return Object.fromEntries(found.map((row) => [row.account.split(':')[2], row.balance_cents]));
}

/** A carrier on the wire: posts what Twilio posts, with its signature. */
export function aCarrier(t: Pick<TestNetwork, 'app' | 'services'>, token = CARRIER_TOKEN) {
  const { publicUrl } = t.services.config;
  async function post(path: string, parameters: Record<string, string>) {
    const url = `/carrier/twilio/${path}`;
    return t.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signatureFor(token, `${publicUrl}${url}`, parameters),
      },
      payload: new URLSearchParams(parameters).toString(),
    });
  }
  return {
    post,
    voice: (callSid: string, from: string, to: string, more: Record<string, string> = {}) =>
      post('voice', { CallSid: callSid, AccountSid: 'AC1', From: from, To: to, CallStatus: 'ringing', ...more }),
    answered: (callSid: string, legSid: string, target = 0) =>
      post(`status?target=${target}`, { CallSid: legSid, ParentCallSid: callSid, CallStatus: 'in-progress' }),
    legCompleted: (callSid: string, legSid: string, seconds: number, target = 0) =>
      post(`status?target=${target}`, {
        CallSid: legSid,
        ParentCallSid: callSid,
        CallStatus: 'completed',
        CallDuration: String(seconds),
      }),
    dialEnded: (callSid: string, legSid: string, status: string, seconds = 0, target = 0) =>
      post(`dial?target=${target}`, {
        CallSid: callSid,
        CallStatus: 'in-progress',
        DialCallSid: legSid,
        DialCallStatus: status,
        ...(seconds > 0 && { DialCallDuration: String(seconds) }),
      }),
    ended: (callSid: string) => post('status', { CallSid: callSid, CallStatus: 'completed', CallDuration: '1' }),
  };
}

/** Long enough to be paid for; the advertiser may still dispute it. */
export async function aQualifiedCall(
  t: Pick<TestNetwork, 'app' | 'services' | 'db'>,
  line: Pick<Line, 'number'>,
  sid = aSid(),
): Promise<string> {
  const carrier = aCarrier(t);
  await carrier.voice(sid, aNumber(), line.number);
  await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', 100);
  const [call] = await rows<{ id: string }>(t.db, 'select id from call where call_sid = $1', [sid]);
  return call?.id ?? '';
}

export const aSid = () => `CA${randomBytes(16).toString('hex')}`;

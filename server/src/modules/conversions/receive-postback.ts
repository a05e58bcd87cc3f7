import { lookBackDaysOf } from '@callstead/domain/conversions/conversion';
import type { KeptRefusal, PostbackRefusal } from '@callstead/domain/conversions/postback';
import { type Report, readPostback } from '@callstead/domain/conversions/read-postback';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { hashToken } from '../../secrets/hash-token.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import { amendReported } from './amend-reported.ts';
import { findConversionId } from './queries.ts';
import { insertPostback } from './received-queries.ts';
import { findSource, type SourceRow } from './source-queries.ts';
import { takeReported } from './take-reported.ts';
import type { Taken } from './taken.ts';
import { findCampaignByToken, type PostbackCampaign, rememberUse } from './token-queries.ts';

export type Postback = {
  method: 'GET' | 'POST';
  /** Everything that was sent but the token. */
  parameters: Record<string, string>;
  token: string;
  address: string;
};

export type PostbackAnswer =
  | { accepted: true; conversionId: string }
  | { accepted: false; code: PostbackRefusal; conversionId?: string; retryAfterSeconds?: number };

type PostbackServices = WithDb & { limits: RateLimits; settings: SettingsStore };

/** The token comes first: whoever has none learns nothing of clicks. What came in is kept with what became of it. */
export async function receivePostback(
  services: PostbackServices,
  postback: Postback,
  now: Date,
): Promise<PostbackAnswer> {
  const campaign = postback.token && (await findCampaignByToken(services.db, hashToken(postback.token), now));
  if (!campaign) return refuseToken(services, postback.address);
  return inTransaction(services, async (tx) => {
    const read = readPostback(postback.parameters, tx.settings.of('books').currency);
    const report = 'report' in read ? read.report : undefined;
    const taken = 'report' in read ? await takeReport(tx, campaign, read.report, now) : refused(read.refusal);
    await keep(tx, { campaign, postback, report, taken, now });
    if (taken.code === null && taken.conversionId) return { accepted: true, conversionId: taken.conversionId };
    return {
      accepted: false,
      code: taken.code ?? 'duplicate',
      ...(taken.conversionId && { conversionId: taken.conversionId }),
    };
  });
}

async function refuseToken({ limits }: PostbackServices, address: string): Promise<PostbackAnswer> {
  const { isSpent, retryAfterSeconds } = await limits.attempt('postback.address', address);
  if (isSpent) return { accepted: false, code: 'too_many_requests', retryAfterSeconds };
  return { accepted: false, code: 'invalid_token' };
}

const refused = (code: KeptRefusal, isTest = false): Taken => ({ conversionId: null, code, isTest });
const DAY_MS = 86_400_000;

async function takeReport(tx: WithDb, campaign: PostbackCampaign, report: Report, now: Date): Promise<Taken> {
  const source = await findSource(tx.db, report.source, report.sourceId);
  const against = source ? judgeSource(source, campaign, report) : (`unknown_${report.source}` as const);
  if (!source || against) return refused(against ?? 'unknown_click', source?.isTest);
  const known = await findConversionId(tx.db, report.sourceId, report.txid);
  if (known !== undefined) return amendReported(tx, known, report, now);
  const lookBackDays = lookBackDaysOf(campaign.terms.pricing);
  if (now.getTime() - source.at.getTime() > lookBackDays * DAY_MS) return refused('outside_look_back', source.isTest);
  const taken = await takeReported(tx, { campaign, report, source, now });
  return taken.isNew ? taken : amendReported(tx, taken.conversionId, report, now);
}

/** Of another advertiser's clicks nobody learns that there are any. */
function judgeSource(source: SourceRow, campaign: PostbackCampaign, report: Report): KeptRefusal | undefined {
  const isOtherTest = campaign.testClickId !== null && campaign.testClickId !== report.sourceId;
  if (source.advertiserId !== campaign.advertiserId || isOtherTest) return `unknown_${report.source}`;
  if (source.campaignId !== campaign.id) return 'other_campaign';
  return source.isTaken ? undefined : 'not_taken';
}

type Kept = { campaign: PostbackCampaign; postback: Postback; report: Report | undefined; taken: Taken; now: Date };

async function keep(tx: WithDb, { campaign, postback, report, taken, now }: Kept): Promise<void> {
  const { id: campaignId, publicId, advertiserId, tokenId } = campaign;
  const id = await insertPostback(tx.db, {
    ...{ receivedAt: now, campaignId, advertiserId, method: postback.method, parameters: postback.parameters },
    ...{ sourceId: report?.sourceId ?? null, txid: report?.txid ?? null, ...taken },
  });
  if (tokenId) await rememberUse(tx.db, tokenId, now);
  await emit(tx, 'network', {
    type: 'postback.received',
    subject: { type: 'campaign', id: campaignId, name: publicId },
    accountId: advertiserId,
    facts: { advertiserId, campaignId, postbackId: id },
    at: now,
  });
}

import { termsFor } from '@callstead/domain/applications/own-terms';
import { type Agreed, type Cost, costOf } from '@callstead/domain/conversions/price-report';
import type { Report } from '@callstead/domain/conversions/read-postback';
import { isPaidByConversion } from '@callstead/domain/pricing/price-conversion';
import { localDate } from '@callstead/domain/zone-clock';
import type { WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { type NewConversion, takeConversion } from './book-queries.ts';
import { bookingOf, isPaidConversion } from './booking.ts';
import { newConversionId } from './conversion-id.ts';
import { aboutConversion, sidesOf } from './conversion-sides.ts';
import { findConversion } from './queries.ts';
import type { SourceRow } from './source-queries.ts';
import type { Taken } from './taken.ts';
import type { PostbackCampaign } from './token-queries.ts';

type Taking = { campaign: PostbackCampaign; report: Report; source: SourceRow; now: Date };
type TakenNew = Taken & ({ isNew: true } | { isNew: false; conversionId: string });

/** A first report: written, reserved and charged in one statement. */
export async function takeReported(tx: WithDb, taking: Taking): Promise<TakenNew> {
  const { campaign, report, source, now } = taking;
  const agreed = agreedOf(taking);
  const cost = costOf(agreed, report);
  if (cost === 'amount_missing')
    return { conversionId: null, code: 'amount_missing', isTest: source.isTest, isNew: true };
  const row = rowOf(taking, agreed, cost);
  const { priceCents, payoutCents } = cost;
  const booking =
    priceCents > 0 && isPaidConversion(row)
      ? bookingOf(row, { priceCents, payoutCents, limits: campaign.terms, at: now, round: 1, amendment: null })
      : null;
  const { id, isNew } = await takeConversion(tx.db, row, booking);
  if (isNew) await tellAccepted(tx, id, now);
  return { conversionId: id, code: null, isTest: source.isTest, isNew };
}

function agreedOf({ campaign: { terms }, source }: Taking): Agreed & { ownShare: number | null } {
  const { pricing, publisherShareBasisPoints } = termsFor(terms, source.own);
  return {
    isTest: source.isTest,
    pricing: isPaidByConversion(pricing) ? pricing : null,
    shareBasisPoints: publisherShareBasisPoints,
    ownShare: source.own?.shareBasisPoints ?? null,
  };
}

/** What is to be charged waits, until the statement that writes it has charged it. */
function rowOf(taking: Taking, agreed: ReturnType<typeof agreedOf>, cost: Cost): NewConversion {
  const { campaign, report, source, now } = taking;
  return {
    id: newConversionId(now),
    received_at: now,
    ...{ campaign_id: campaign.id, campaign_version: campaign.version, advertiser_id: campaign.advertiserId },
    ...{ publisher_id: source.publisherId, application_id: source.applicationId },
    ...{
      source: report.source,
      source_id: report.sourceId,
      source_at: source.at,
      txid: report.txid,
      subs: source.subs,
      saved_link_id: source.savedLinkId,
    },
    ...{ is_test: source.isTest, status: report.status, amount_cents: report.amountCents },
    ...{ pricing: agreed.pricing, share_basis_points: agreed.shareBasisPoints, own_share: agreed.ownShare },
    approval_days: campaign.terms.approvalDays,
    ...{ price_cents: cost.priceCents, payout_cents: cost.payoutCents },
    ...{ billing: cost.reason ? 'none' : 'review', reason: cost.reason ?? 'no_balance' },
    day: localDate(now, campaign.terms.hours.zone),
    takes_slot: report.source === 'click', // a call or lead has one already
    ...{ amended: 0, revision: 0 },
  };
}

async function tellAccepted(tx: WithDb, id: string, now: Date): Promise<void> {
  const row = await findConversion(tx.db, id);
  if (!row) return;
  await emit(tx, 'network', {
    type: 'conversion.accepted',
    ...aboutConversion(row),
    facts: {
      ...{ ...sidesOf(row), billing: row.billing, payoutCents: row.payout_cents },
      ...(row.source === 'call' && { callId: row.source_id }),
    },
    at: now,
  });
}

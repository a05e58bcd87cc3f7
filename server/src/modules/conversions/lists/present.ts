import type { ConversionRow as Presented } from '@callstead/contract/conversions/conversions';
import type { ReceivedPostback } from '@callstead/contract/conversions/postbacks';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Language } from '@callstead/domain/identity/account';
import type { Db } from '../../../db/database.ts';
import type { ConversionRow } from '../queries.ts';
import { listCampaignNames, listPeople, type PostbackRow } from './queries.ts';

export type Looking = { view: CallView; language: Language };

const UNNAMED = { id: '', title: '' };

export async function presentConversions(db: Db, rows: readonly ConversionRow[], { view, language }: Looking) {
  const ids = rows.flatMap((row) => [row.publisher_id, row.advertiser_id].filter((id) => id !== null));
  const [campaigns, people] = await Promise.all([
    listCampaignNames(
      db,
      rows.map((row) => row.campaign_id),
      language,
    ),
    listPeople(db, ids),
  ]);
  return rows.map((row): Presented => {
    const publisher = people.get(row.publisher_id ?? '');
    const advertiser = view === 'admin' ? people.get(row.advertiser_id) : undefined;
    return {
      id: row.id,
      receivedAt: row.received_at.toISOString(),
      campaign: campaigns.get(row.campaign_id) ?? UNNAMED,
      publisher: publisher ? { affId: publisher.aff_id ?? '', name: view === 'admin' ? publisher.name : null } : null,
      advertiser: advertiser ? { id: advertiser.id, name: advertiser.company_name ?? advertiser.name } : null,
      ...presentReport(row, view),
      ...presentMoney(row, view),
      isTest: row.is_test,
    };
  });
}

/** What was reported is the advertiser's own business: with the amount a publisher could work out the price. */
function presentReport(row: ConversionRow, view: CallView) {
  const isPublisher = view === 'publisher';
  return {
    source: row.source,
    sourceId: row.source_id,
    txid: isPublisher ? null : row.txid || null,
    status: row.status,
    amountCents: isPublisher ? null : row.amount_cents,
    billing: row.billing,
    reason: row.reason,
    approveAt: row.approve_at?.toISOString() ?? null,
  };
}

/** Neither side learns what the other one pays or earns. */
function presentMoney({ price_cents: priceCents, payout_cents: payoutCents }: ConversionRow, view: CallView) {
  return {
    priceCents: view === 'publisher' ? null : priceCents,
    payoutCents: view === 'advertiser' ? null : payoutCents,
    marginCents: view === 'admin' ? priceCents - payoutCents : null,
  };
}

export async function presentPostbacks(db: Db, rows: readonly PostbackRow[], language: Language) {
  const campaigns = await listCampaignNames(
    db,
    rows.map((row) => row.campaign_id),
    language,
  );
  return rows.map(
    (row): ReceivedPostback => ({
      id: row.id,
      receivedAt: row.received_at.toISOString(),
      campaign: campaigns.get(row.campaign_id) ?? UNNAMED,
      method: row.method,
      verdict: row.code === null ? 'accepted' : 'refused',
      code: row.code,
      parameters: row.parameters,
      conversionId: row.conversion_id,
      isTest: row.is_test,
    }),
  );
}

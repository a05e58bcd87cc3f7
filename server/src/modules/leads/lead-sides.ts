import { assert } from '@callstead/domain/assert';
import type { CallFacts } from '@callstead/domain/events/event';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import type { Sale } from '@callstead/domain/ledger/sale';
import type { WithDb } from '../../db/database.ts';
import { lockBalances } from '../ledger/queries.ts';
import { findLead, findLeadForUpdate, type LeadRow } from './queries.ts';

type Sides = Pick<LeadRow, 'publisher_id' | 'advertiser_id' | 'campaign_id'>;

/** Whose lead it is: for the policy table, and for whom its events concern. */
export const sidesOf = ({ publisher_id, advertiser_id, campaign_id }: Sides) =>
  ({ publisherId: publisher_id, advertiserId: advertiser_id, campaignId: campaign_id }) satisfies CallFacts;

export const aboutLead = ({ id, advertiser_id }: Pick<LeadRow, 'id' | 'advertiser_id'>) => ({
  subject: { type: 'lead' as const, id, name: id },
  accountId: advertiser_id,
});

export const saleOf = ({ id, advertiser_id, publisher_id }: Pick<LeadRow, 'id'> & Sides): Sale => ({
  source: `lead:${id}`,
  advertiserId: advertiser_id,
  publisherId: publisher_id,
});

/** The balance's row lock first, then the lead's: the order everybody keeps. */
export async function lockedLead(tx: WithDb, id: string): Promise<LeadRow | undefined> {
  const found = await findLead(tx.db, id);
  if (!found) return undefined;
  await lockBalances(tx.db, [balanceOf(found.advertiser_id)]);
  const row = await findLeadForUpdate(tx.db, found);
  assert(row, 'a lead is never deleted');
  return row;
}

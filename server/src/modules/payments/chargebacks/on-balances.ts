import { balanceOf } from '@callstead/domain/ledger/accounts';
import { emit } from '../../../events/emit.ts';
import type { Subscriber } from '../../../events/subscriber.ts';
import type { Services, Tx } from '../../../services.ts';
import { pauseCampaignsOf } from '../../campaigns/manage/pause-campaigns.ts';
import { findAccount } from '../../identity/queries.ts';
import { findBalance } from '../../ledger/queries.ts';
import { aboutMoney } from '../about-money.ts';

const REASON = 'Saldo por debajo de su límite · Balance below its limit';

/**
 * Whoever is below what they may owe sells nothing more until they have paid: their campaigns pause, and both sides learn of
 * it. Nothing is reserved there anyway; this spares publishers calls that cannot be sold.
 */
export const belowFloorSubscriber: Subscriber<Services> = {
  name: 'below-floor',
  types: ['chargeback.opened', 'chargeback.lost', 'ledger.record'],
  handle: async (tx, events) => {
    const charged = new Set(events.filter(({ type }) => type !== 'ledger.record').map(({ subject }) => subject.id));
    for (const id of new Set(events.map(({ subject }) => subject.id))) await pauseIfBelow(tx, id, charged.has(id));
  },
};

async function pauseIfBelow(tx: Tx, advertiserId: string, wasCharged: boolean): Promise<void> {
  const found = await findBalance(tx.db, balanceOf(advertiserId));
  if (!found || found.floor_cents === null || found.balance_cents >= found.floor_cents) return;
  const pausedCampaigns = await pauseCampaignsOf(tx, advertiserId, REASON);
  const account = await findAccount(tx.db, advertiserId);
  if (!account || (!wasCharged && pausedCampaigns === 0)) return;
  await emit(tx, 'network', {
    type: 'balance.below-floor',
    ...aboutMoney(account),
    facts: { balanceCents: found.balance_cents, floorCents: found.floor_cents, pausedCampaigns },
  });
}

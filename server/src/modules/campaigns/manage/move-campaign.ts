import { assertOffered, type CampaignMove, statusAfter } from '@callstead/domain/campaigns/lifecycle';
import type { Actor } from '@callstead/domain/policy';
import { emit } from '../../../events/emit.ts';
import type { Tx } from '../../../services.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { aboutCampaign } from './about-campaign.ts';
import { authorizeCampaign } from './authorize.ts';
import { type ManagedCampaign, type StatusChange, updateCampaignStatus } from './queries.ts';
import { assertWhole, writtenOf } from './whole.ts';

/** One step of a campaign's life, in the transaction that holds its row. */
export async function moveCampaign(
  tx: Tx,
  actor: Actor,
  campaign: ManagedCampaign,
  move: CampaignMove,
  reason: string | null = null,
): Promise<void> {
  authorizeCampaign(actor, `campaign.${move}`, campaign);
  if (move === 'submit' || move === 'activate') {
    assertOffered(campaign.type);
    assertWhole(actor, writtenOf(campaign));
  }
  await makeMove(tx, actor, campaign, move, reason);
}

/** Without anybody's name on it: what the network has to stop, it stops. */
export function pauseByNetwork(tx: Tx, campaign: ManagedCampaign, reason: string): Promise<void> {
  return makeMove(tx, 'network', campaign, 'pause', reason);
}

async function makeMove(
  tx: Tx,
  actor: Actor | 'network',
  campaign: ManagedCampaign,
  move: CampaignMove,
  reason: string | null,
): Promise<void> {
  const status = statusAfter(move, campaign.status);
  const at = actor === 'network' ? new Date() : actedAt(actor);
  await updateCampaignStatus(tx.db, campaign.id, { status, ...alongWith(move, reason) }, at);
  await emit(tx, actor, {
    type: `campaign.${move}`,
    ...aboutCampaign(campaign),
    before: { status: campaign.status },
    after: { status },
    reason,
  });
}

/** What else the row says after a move. */
function alongWith(move: CampaignMove, reason: string | null): Omit<StatusChange, 'status'> {
  if (move === 'submit') return { submitted_at: new Date(), returned_reason: null };
  if (move === 'return') return { submitted_at: null, returned_reason: reason };
  if (move === 'activate') return { submitted_at: null, returned_reason: null };
  return {};
}

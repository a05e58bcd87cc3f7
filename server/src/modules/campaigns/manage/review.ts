import type { ReviewCampaignRequest } from '@callstead/contract/campaigns/managed-campaigns';
import { isOffered } from '@callstead/domain/campaigns/is-offered';
import { assertEditable, movesOf } from '@callstead/domain/campaigns/lifecycle';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import type { Services, Tx } from '../../../services.ts';
import { authorizeCampaign } from './authorize.ts';
import { assertUnchanged, findForChange, reread, saveContent } from './commands.ts';
import { moveCampaign } from './move-campaign.ts';
import { listCampaignsForUpdate, type ManagedCampaign } from './queries.ts';
import { isWhole } from './whole.ts';

/** The moves that need nothing but the campaign: submit, pause, resume. */
export function stepCampaign(
  services: Tx,
  actor: Actor,
  move: 'submit' | 'pause' | 'resume',
  id: string,
): Promise<ManagedCampaign> {
  return inTransaction(services, async (tx) => {
    const found = await findForChange(tx.db, actor, id);
    await moveCampaign(tx, actor, found, move);
    return reread(tx.db, id);
  });
}

export function reviewCampaign(
  services: Services,
  actor: Actor,
  id: string,
  review: ReviewCampaignRequest,
): Promise<ManagedCampaign> {
  return inTransaction(services, async (tx) => {
    const found = await findForChange(tx.db, actor, id);
    authorizeCampaign(actor, `campaign.${review.decision}`, found);
    assertUnchanged(found, review.version);
    const reason = review.decision === 'return' ? review.reason : null;
    await moveCampaign(tx, actor, found, review.decision, reason);
    return reread(tx.db, id);
  });
}

/** Adopts many drafts of the catalogue, or everything that waits, at once. */
export function activateCampaigns(services: Services, actor: Actor, ids: readonly string[]) {
  authorize(actor, 'campaign.activate');
  return inTransaction(services, async (tx) => {
    const found = await listCampaignsForUpdate(tx.db, ids);
    const ready = found.filter(
      (campaign) =>
        isOffered(campaign.type) && movesOf(actor, campaign).includes('activate') && isWhole(actor, campaign),
    );
    for (const campaign of ready) await moveCampaign(tx, actor, campaign, 'activate');
    const activated = ready.map((campaign) => campaign.id);
    return { activated, skipped: ids.filter((id) => !activated.includes(id)) };
  });
}

/** A new version like any other: calls that came before keep the share they came under. */
export function setShare(
  services: Services,
  actor: Actor,
  input: { id: string; version: number; publisherShareBasisPoints: number },
): Promise<ManagedCampaign> {
  return inTransaction(services, async (tx) => {
    const found = await findForChange(tx.db, actor, input.id);
    authorizeCampaign(actor, 'campaign.set-share', found);
    assertUnchanged(found, input.version);
    assertEditable(found.status);
    await saveContent(tx, actor, 'campaign.set-share', found, {
      publicId: found.public_id,
      category: found.category,
      subCategory: found.sub_category,
      type: found.type,
      texts: found.texts,
      terms: { ...found.terms, publisherShareBasisPoints: input.publisherShareBasisPoints },
    });
    return reread(tx.db, found.id);
  });
}

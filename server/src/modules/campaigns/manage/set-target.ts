import { assertEditable } from '@callstead/domain/campaigns/lifecycle';
import { DomainError } from '@callstead/domain/errors';
import type { Actor } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import type { Tx } from '../../../services.ts';
import { authorizeCampaign } from './authorize.ts';
import { findForChange, reread, saveContent } from './commands.ts';
import type { ManagedCampaign } from './queries.ts';

type Change = { id: string; targetId: string; paused?: boolean | undefined; concurrency?: number | null | undefined };

/** One destination is paused, taken back or given another limit; a new version like any other, and said again it changes nothing. */
export function setTarget(services: Tx, actor: Actor, { id, targetId, ...change }: Change): Promise<ManagedCampaign> {
  return inTransaction(services, async (tx) => {
    const found = await findForChange(tx.db, actor, id);
    authorizeCampaign(actor, 'campaign.edit', found);
    assertEditable(found.status);
    if (!found.terms.targets.some((target) => target.id === targetId)) throw new DomainError('not_found');
    const targets = found.terms.targets.map((target) => (target.id === targetId ? changed(target, change) : target));
    await saveContent(tx, actor, 'campaign.edit', found, {
      publicId: found.public_id,
      category: found.category,
      subCategory: found.sub_category,
      type: found.type,
      texts: found.texts,
      terms: { ...found.terms, targets },
    });
    return reread(tx.db, found.id);
  });
}

type Target = ManagedCampaign['terms']['targets'][number];

function changed({ paused: wasPaused, ...target }: Target, change: Pick<Change, 'paused' | 'concurrency'>): Target {
  const { paused = wasPaused, concurrency = target.concurrency } = change;
  return { ...target, concurrency, ...(paused && { paused }) };
}

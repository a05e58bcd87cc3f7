import type { AdoptOffersRequest, AdoptOffersResponse } from '@callstead/contract/campaigns/catalogue';
import { isOffered } from '@callstead/domain/campaigns/is-offered';
import { reprice } from '@callstead/domain/campaigns/reprice';
import type { Target, Terms } from '@callstead/domain/campaigns/terms';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import type { Services, Tx } from '../../../services.ts';
import { phoneNumber } from '../../../telephony/phone-number.ts';
import { reread, saveContent } from '../manage/commands.ts';
import { moveCampaign } from '../manage/move-campaign.ts';
import { listCampaignsForUpdate, type ManagedCampaign } from '../manage/queries.ts';
import { findHouseId } from './queries.ts';

type AdoptedOffer = AdoptOffersRequest['offers'][number];

/** Turns drafts of the catalogue into campaigns that run, at the price that was confirmed, ringing where somebody answers. */
export function adoptOffers(
  services: Services,
  actor: Actor,
  { destination, offers }: AdoptOffersRequest,
): Promise<AdoptOffersResponse> {
  authorize(actor, 'campaign.activate');
  const number = destination && phoneNumber(destination, 'destination');
  const wanted = new Map(offers.map((offer) => [offer.id, offer]));
  return inTransaction(services, async (tx) => {
    const houseId = await findHouseId(tx.db);
    const found = await listCampaignsForUpdate(tx.db, [...wanted.keys()]);
    const adopted: string[] = [];
    for (const draft of found) {
      const offer = wanted.get(draft.id);
      if (!offer || draft.advertiserId !== houseId || !isAdoptable(draft, offer)) continue;
      await adopt(tx, actor, draft, { offer, number });
      adopted.push(draft.id);
    }
    return { adopted, skipped: [...wanted.keys()].filter((id) => !adopted.includes(id)) };
  });
}

/** Somebody decides about what they read, and nothing else. */
const isAdoptable = (draft: ManagedCampaign, { version }: AdoptedOffer) =>
  draft.status === 'draft' && draft.current_version === version && isOffered(draft.type);

type Adoption = { offer: AdoptedOffer; number: string | null };

async function adopt(tx: Tx, actor: Member, draft: ManagedCampaign, { offer, number }: Adoption): Promise<void> {
  const { priceCents } = offer;
  const pricing = priceCents === null ? draft.terms.pricing : reprice(draft.terms.pricing, priceCents);
  await saveContent(tx, actor, 'campaign.edit', draft, {
    publicId: draft.public_id,
    category: draft.category,
    subCategory: draft.sub_category,
    type: draft.type,
    texts: draft.texts,
    terms: { ...draft.terms, pricing, ...ringing(draft, number) },
  });
  await moveCampaign(tx, actor, await reread(tx.db, draft.id), 'activate');
}

function ringing({ type }: ManagedCampaign, number: string | null): Partial<Pick<Terms, 'targets' | 'overflowNumber'>> {
  if (type !== 'call') return {};
  if (!number) throw new DomainError('validation_failed', { fields: { destination: 'required' } });
  const target: Target = { id: 'line-1', number, priority: 1, weight: 1, concurrency: null, hours: null };
  return { targets: [target], overflowNumber: null };
}

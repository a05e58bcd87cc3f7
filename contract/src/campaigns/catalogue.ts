import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { CAMPAIGN_TYPES } from '@callstead/domain/campaigns/terms';
import * as z from 'zod';
import { optional, Phone } from '../text.ts';
import { whole } from '../whole.ts';
import { StoredTerms } from './offers.ts';

/** A draft of the built-in catalogue, with the price it proposes. */
export const CatalogueOffer = z.object({
  id: z.uuid(),
  publicId: z.string(),
  version: z.number().int().positive(),
  category: z.enum(CATEGORIES),
  type: z.enum(CAMPAIGN_TYPES),
  titles: z.object({ en: z.string(), es: z.string() }),
  pricing: StoredTerms.shape.pricing,
});
export type CatalogueOffer = z.infer<typeof CatalogueOffer>;

/** Those nobody has adopted yet. */
export const Catalogue = z.object({ offers: z.array(CatalogueOffer) });
export type Catalogue = z.infer<typeof Catalogue>;

const MOST_AT_ONCE = 100;

/** `priceCents` confirms the price, the proposed one or another; null where it is a percentage. */
const AdoptedOffer = z.object({
  id: z.uuid(),
  version: z.number().int().positive(),
  priceCents: whole(100, 100_000_000_00).nullable(),
});

/** The numbers of the catalogue are nobody's: calls ring at `destination`, which offers of leads do not need. */
export const AdoptOffersRequest = z.object({
  destination: optional(Phone),
  offers: z.array(AdoptedOffer).min(1).max(MOST_AT_ONCE),
});
export type AdoptOffersRequest = z.infer<typeof AdoptOffersRequest>;

/** What somebody else adopted or changed meanwhile is left as it is, and named. */
export const AdoptOffersResponse = z.object({ adopted: z.array(z.uuid()), skipped: z.array(z.uuid()) });
export type AdoptOffersResponse = z.infer<typeof AdoptOffersResponse>;

import * as z from 'zod';
import { ArchiveLinkRequest, CreateLinkRequest, EditLinkRequest, LinkFigures, SavedLink } from '../links.ts';
import { listOf } from '../list.ts';
import { shortText } from '../text.ts';
import { page, period, whose } from './exact.ts';

export const LinksAsked = z.strictObject({
  ...whose,
  /** Of the figures: without them all days. */
  ...period,
  search: shortText(100).default(''),
  show: z.enum(['active', 'archived']).default('active'),
  ...page,
});
export type LinksAsked = z.infer<typeof LinksAsked>;

export const Link = SavedLink.omit({ campaign: true, publisher: true }).extend({
  offerId: z.string(),
  affId: z.string(),
});
export type Link = z.infer<typeof Link>;

export const LinkList = listOf(Link.extend({ figures: LinkFigures }));

/** The offer is the link's for good: what is printed somewhere must not become another's. */
export const NewLink = CreateLinkRequest.omit({ campaignId: true })
  .extend({ offerId: CreateLinkRequest.shape.campaignId })
  .strict();
export const EditedLink = EditLinkRequest.strict();
export const Archived = ArchiveLinkRequest.strict();

import { CAMPAIGN_STATUSES } from '@callstead/domain/campaigns/terms';
import { parseWebAddress } from '@callstead/domain/clicks/web-address';
import { LANGUAGES } from '@callstead/domain/identity/account';
import {
  type FileKind,
  MATERIAL_ID,
  MATERIAL_KINDS,
  MOST_BYTES,
  MOST_PUBLISHED,
} from '@callstead/domain/materials/material';
import * as z from 'zod';
import { base64 } from './base64.ts';
import { listOf, listParams } from './list.ts';
import { code, fieldError, requiredText } from './text.ts';

const Name = requiredText(120);
const AnyLanguage = z.enum(LANGUAGES).nullable();
const Said = { headline: requiredText(150), body: requiredText(2_000) };
const Address = requiredText(1_000).refine(
  (written) => parseWebAddress(written) !== undefined,
  fieldError('website_invalid'),
);

const fileOf = (kind: FileKind) => base64(MOST_BYTES[kind]);

/**
 * An image is a PNG with eight bits a channel, at most 2,000 pixels wide and high; pages make one of whatever was chosen, and the
 * server draws it once more. Files are written in base64.
 */
export const AddMaterialRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), name: Name, language: AnyLanguage, file: fileOf('image') }),
  z.object({ kind: z.literal('pdf'), name: Name, language: AnyLanguage, file: fileOf('pdf') }),
  z.object({ kind: z.literal('zip'), name: Name, language: AnyLanguage, file: fileOf('zip') }),
  z.object({ kind: z.literal('text'), name: Name, language: z.enum(LANGUAGES), ...Said }),
  z.object({ kind: z.literal('page'), name: Name, language: AnyLanguage, address: Address }),
]);
export type AddMaterialRequest = z.infer<typeof AddMaterialRequest>;

/** What it says; what it is stays. Texts and addresses belong to the kinds that have them. */
export const EditMaterialRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['image', 'pdf', 'zip']), name: Name, language: AnyLanguage }),
  z.object({ kind: z.literal('text'), name: Name, language: z.enum(LANGUAGES), ...Said }),
  z.object({ kind: z.literal('page'), name: Name, language: AnyLanguage, address: Address }),
]);
export type EditMaterialRequest = z.infer<typeof EditMaterialRequest>;

/** Everything that is published, in the order publishers are to see it. */
export const OrderMaterialsRequest = z.object({ ids: z.array(z.uuid()).max(MOST_PUBLISHED) });

const Content = z.object({
  kind: z.enum(MATERIAL_KINDS),
  name: z.string(),
  language: AnyLanguage,
  headline: z.string().nullable(),
  body: z.string().nullable(),
  address: z.string().nullable(),
  bytes: z.number().int().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

/** As those see it who look after the campaign. */
export const Material = Content.extend({
  id: z.uuid(),
  /** Stands in addresses and, as `creative`, in links. */
  publicId: z.string(),
  /** For a look before anybody else sees it. */
  previewUrl: z.string().nullable(),
  /** Of a page: whether links can lead there, because the campaign names its host. */
  isReachable: z.boolean(),
  isArchived: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Material = z.infer<typeof Material>;

export const CampaignMaterials = z.object({
  campaign: z.object({
    id: z.uuid(),
    publicId: z.string(),
    title: z.object({ es: z.string(), en: z.string() }),
    status: z.enum(CAMPAIGN_STATUSES),
  }),
  /** Published ones in their order, then the archive, the newest first. */
  materials: z.array(Material),
});
export type CampaignMaterials = z.infer<typeof CampaignMaterials>;

export const ReadyMaterialsQuery = z.object({
  campaign: code(20).optional().catch(undefined),
  kind: z.enum(MATERIAL_KINDS).optional().catch(undefined),
  spoken: z.enum(LANGUAGES).optional().catch(undefined),
  /** Whose links an admin looks at. */
  account: z.uuid().optional().catch(undefined),
  ...listParams(24),
  language: z.enum(LANGUAGES).catch('es').default('es'),
});
export type ReadyMaterialsQuery = z.infer<typeof ReadyMaterialsQuery>;

/** As a publisher takes it, with their own link where the network hands out links. */
export const ReadyMaterial = Content.extend({
  id: z.string().regex(MATERIAL_ID),
  campaign: z.object({ id: z.string(), title: z.string() }),
  /** Where pages of other sites load it. */
  fileUrl: z.string().nullable(),
  link: z.string().nullable(),
});
export type ReadyMaterial = z.infer<typeof ReadyMaterial>;

export const ReadyMaterialsResponse = listOf(ReadyMaterial);
export type ReadyMaterialsResponse = z.infer<typeof ReadyMaterialsResponse>;

/** Campaigns a list of material can be narrowed to. */
export const MaterialCampaigns = z.object({ campaigns: z.array(z.object({ id: z.string(), title: z.string() })) });
export type MaterialCampaigns = z.infer<typeof MaterialCampaigns>;
export const MaterialCampaignsQuery = ReadyMaterialsQuery.pick({ account: true, language: true });

import { KEPT_REFUSALS, POSTBACK_VERDICTS, TOKEN_STATES } from '@callstead/domain/conversions/postback';
import * as z from 'zod';
import { filterShape } from '../filter-shape.ts';
import { pagedListOf, pagedListParams } from '../list.ts';
import { POSTBACK_FILTERS } from './conversion-filters.ts';
import { CampaignName, ConversionScope, Period } from './conversions.ts';

const At = z.iso.datetime();

// What came in: 'Recibidos'

export const PostbackListQuery = z
  .object({ ...ConversionScope, ...Period, ...filterShape(POSTBACK_FILTERS) })
  .extend(pagedListParams(50));
export type PostbackListQuery = z.infer<typeof PostbackListQuery>;

export const ReceivedPostback = z.object({
  id: z.uuid(),
  receivedAt: At,
  campaign: CampaignName,
  method: z.enum(['GET', 'POST']),
  verdict: z.enum(POSTBACK_VERDICTS),
  /** Why it was refused; null for one that was accepted. */
  code: z.enum(KEPT_REFUSALS).nullable(),
  /** What was sent, without the token; each cut at 200 characters. */
  parameters: z.record(z.string(), z.string()),
  /** The conversion it made or changed, or is a duplicate of. */
  conversionId: z.string().nullable(),
  isTest: z.boolean(),
});
export type ReceivedPostback = z.infer<typeof ReceivedPostback>;

export const PostbackListResponse = pagedListOf(ReceivedPostback);
export type PostbackListResponse = z.infer<typeof PostbackListResponse>;

// Setting up, by campaign

export const PostbackToken = z.object({
  id: z.uuid(),
  state: z.enum(TOKEN_STATES),
  /** Its last letters: enough to recognize it. */
  hint: z.string(),
  createdAt: At,
  lastUsedAt: At.nullable(),
});
export type PostbackToken = z.infer<typeof PostbackToken>;

export const PostbackSetup = z.object({
  campaign: CampaignName,
  /** Whether it is paid by what is reported; otherwise conversions are kept as information. */
  isPaidByConversion: z.boolean(),
  /** A percentage needs it. */
  needsAmount: z.boolean(),
  /** How old a click or call may be when its conversion is first reported. */
  lookBackDays: z.number().int(),
  /** Those that are valid, the current one first. */
  tokens: z.array(PostbackToken),
  /** Where to report, without parameters. */
  endpoint: z.url(),
  /** The address with `{click_id}`, `{amount}` and `{txid}` where the advertiser's system puts its values, and `{token}`. */
  template: z.string(),
});
export type PostbackSetup = z.infer<typeof PostbackSetup>;

/** Shown once: nobody can read it again. */
export const IssuedPostbackToken = z.object({
  token: z.string(),
  /** The template with this token in it: the exact address to paste. */
  template: z.string(),
  setup: PostbackSetup,
});
export type IssuedPostbackToken = z.infer<typeof IssuedPostbackToken>;

export const PostbackTokenKey = z.object({ id: z.uuid(), tokenId: z.uuid() });

/**
 * A click made for a test, with an address that works as it stands until it expires. Whatever is reported for it is recorded
 * as a test: it moves no money and counts nowhere. `GET /postbacks?search={clickId}` finds what came for it.
 */
export const PostbackTest = z.object({
  clickId: z.string(),
  address: z.url(),
  expiresAt: At,
});
export type PostbackTest = z.infer<typeof PostbackTest>;

import { LANGUAGES } from '@callstead/domain/identity/account';
import { MOST_SECRETS, POSTBACK_METHODS, POSTBACK_TYPES, SECRET_NAME } from '@callstead/domain/integrations/postback';
import { ENDPOINT_STATES } from '@callstead/domain/integrations/webhook';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { code, fieldError, optional, requiredText, shortText, text } from '../text.ts';

const Moment = z.iso.datetime();

/** A value nobody reads again; null keeps the one there is under this name. */
const Secret = z.object({
  name: text().regex(SECRET_NAME, fieldError('invalid')),
  value: shortText(2000).min(1, fieldError('required')).nullable(),
});

/** Where it goes, with macros; the server says whether it sends to such an address, and whether it knows the macros. */
export const PostbackAddressRequest = z.object({
  name: requiredText(80),
  url: requiredText(2000),
  types: z.array(z.enum(POSTBACK_TYPES)).min(1, fieldError('required')).max(POSTBACK_TYPES.length),
  method: z.enum(POSTBACK_METHODS),
  /** JSON with macros, of a POST. */
  template: optional(shortText(8000)),
  secrets: z.array(Secret).max(MOST_SECRETS, fieldError('too_large')).default([]),
  /** Of which campaigns; none: of all. */
  offerIds: z.array(code(20)).max(50, fieldError('too_large')).default([]),
});
export type PostbackAddressRequest = z.infer<typeof PostbackAddressRequest>;

export const PostbackAddress = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  types: z.array(z.enum(POSTBACK_TYPES)),
  method: z.enum(POSTBACK_METHODS),
  template: z.string().nullable(),
  secretNames: z.array(z.string()),
  offerIds: z.array(z.string()),
  /** `failing`: paused by the network after a day without a success. */
  state: z.enum(ENDPOINT_STATES),
  failingSince: Moment.nullable(),
  createdAt: Moment,
});
export type PostbackAddress = z.infer<typeof PostbackAddress>;

export const PostbackAddressListQuery = z.object({ ...listParams(25) });
export type PostbackAddressListQuery = z.infer<typeof PostbackAddressListQuery>;
export const PostbackAddressListResponse = listOf(PostbackAddress);

export const PostbackOptionsQuery = z.object({ language: z.enum(LANGUAGES).catch('es').default('es') });
/** Campaigns that a publisher has joined. */
export const PostbackOptions = z.object({ campaigns: z.array(z.object({ offerId: z.string(), title: z.string() })) });
export type PostbackOptions = z.infer<typeof PostbackOptions>;

export const PostbackPreviewRequest = PostbackAddressRequest.pick({ url: true, method: true, template: true }).extend({
  secretNames: z
    .array(text().regex(SECRET_NAME, fieldError('invalid')))
    .max(MOST_SECRETS)
    .default([]),
});
export type PostbackPreviewRequest = z.infer<typeof PostbackPreviewRequest>;

/** What would be sent of the newest call, lead or conversion; of a sample where there is none. Secrets are hidden. */
export const PostbackPreview = z.object({
  of: z.string().nullable(),
  values: z.record(z.string(), z.string()),
  url: z.string(),
  body: z.string().nullable(),
});
export type PostbackPreview = z.infer<typeof PostbackPreview>;

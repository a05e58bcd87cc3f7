import { KEY_MODES, KEY_STATES, MOST_ADDRESSES, MOST_DAYS, SCOPES } from '@callstead/domain/integrations/api-key';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { fieldError, requiredText } from '../text.ts';

const Moment = z.iso.datetime();

/** An address, or a network such as 203.0.113.0/24; the server says whether it is one. */
const Network = requiredText(50);

export const CreateApiKeyRequest = z.object({
  name: requiredText(80),
  mode: z.enum(KEY_MODES),
  scopes: z.array(z.enum(SCOPES)).min(1, fieldError('required')).max(SCOPES.length),
  /** From where it may be used; empty: from anywhere. */
  addresses: z.array(Network).max(MOST_ADDRESSES, fieldError('too_large')).default([]),
  /** Null: until it is revoked. An admin's ends in any case. */
  expiresInDays: z
    .int(fieldError('number_invalid'))
    .min(1, fieldError('too_small'))
    .max(MOST_DAYS, fieldError('too_large'))
    .nullable()
    .default(null),
});
export type CreateApiKeyRequest = z.infer<typeof CreateApiKeyRequest>;

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  mode: z.enum(KEY_MODES),
  /** Its beginning and its end: `cs_live_…f3Qa`. */
  hint: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  addresses: z.array(z.string()),
  state: z.enum(KEY_STATES),
  /** In whose name it acts. */
  madeBy: z.string(),
  createdAt: Moment,
  expiresAt: Moment.nullable(),
  revokedAt: Moment.nullable(),
  lastUsedAt: Moment.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The only answer that ever holds the key itself. */
export const CreatedApiKey = z.object({ secret: z.string(), key: ApiKey });
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;

export const ApiKeyListQuery = z.object({ ...listParams(25) });
export type ApiKeyListQuery = z.infer<typeof ApiKeyListQuery>;
export const ApiKeyListResponse = listOf(ApiKey);
export type ApiKeyListResponse = z.infer<typeof ApiKeyListResponse>;

import * as z from 'zod';
import { listOf, listParams } from '../list.ts';

/** What a program asked: neither bodies nor values of queries. */
export const ApiRequest = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The key's name, as it is called now; null: its row is gone. */
  keyName: z.string().nullable(),
  method: z.string(),
  /** The pattern of its address: `/v1/calls/:id`. */
  route: z.string(),
  status: z.number().int(),
  /** Why it was refused. */
  code: z.string().nullable(),
  durationMs: z.number().int(),
  requestId: z.string(),
});
export type ApiRequest = z.infer<typeof ApiRequest>;

export const ApiRequestListQuery = z.object({ ...listParams(50), keyId: z.uuid().optional().catch(undefined) });
export type ApiRequestListQuery = z.infer<typeof ApiRequestListQuery>;
export const ApiRequestListResponse = listOf(ApiRequest);

import { LeadPingPost, LeadPost, PingLeadRequest, PostLeadRequest } from '@callstead/contract/leads/intake';
import type * as z from 'zod';

/** Bodies that the border lets in as they come, since the domain names all it cannot read: told as they are to be written. */
const TOLD_BODIES: ReadonlyMap<z.ZodType, z.ZodType> = new Map<z.ZodType, z.ZodType>([
  [PostLeadRequest, LeadPost],
  [PingLeadRequest, LeadPingPost],
]);

export const toldBody = (body: z.ZodType): z.ZodType => TOLD_BODIES.get(body) ?? body;

import type { Endpoint } from '@callstead/contract/endpoint';
import * as z from 'zod';
import { refusalsOfAll } from './refusals.ts';

/** RFC 9457, with the codes that programs can meet: those of panels alone are nobody else's business. */
export function problemSchema(api: ReadonlyMap<string, Endpoint>) {
  const codes = refusalsOfAll(api).map(({ code }) => code);
  return z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(codes),
    detail: z.string().optional(),
    requestId: z.string().optional(),
    retryAfterSeconds: z.int().optional(),
    fields: z.record(z.string(), z.string()).optional(),
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  });
}

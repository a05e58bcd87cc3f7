import { isPublicHost } from '@callstead/domain/clicks/web-address';
import { DEFAULT_HOLD_MINUTES, HOLD_MINUTES, MOST_POOLED } from '@callstead/domain/numbers/number-pool';
import * as z from 'zod';

const MOST_HOSTS = 20;
const Host = z
  .string()
  .trim()
  .toLowerCase()
  .refine((host) => isPublicHost(host));

/** No number at all: no pool. */
export const SetNumberPoolRequest = z.object({
  size: z.number().int().min(0).max(MOST_POOLED),
  holdMinutes: z.number().int().min(HOLD_MINUTES.least).max(HOLD_MINUTES.most).default(DEFAULT_HOLD_MINUTES),
  /** Whose pages may ask; none: anybody's. */
  hosts: z.array(Host).max(MOST_HOSTS).default([]),
});
export type SetNumberPoolRequest = z.infer<typeof SetNumberPoolRequest>;

/** Numbers that visitors of a publisher's pages borrow, and how that went in the last two weeks. */
export const NumberPool = z.object({
  size: z.number().int(),
  holdMinutes: z.number().int(),
  hosts: z.array(z.string()),
  /** As many are there; fewer than the size while numbers are missing. */
  numbers: z.number().int(),
  inUse: z.number().int(),
  mostInUse: z.number().int(),
  visitors: z.number().int(),
  ranEmpty: z.number().int(),
  /** Null as long as nobody came. */
  advisedSize: z.number().int().nullable(),
});
export type NumberPool = z.infer<typeof NumberPool>;

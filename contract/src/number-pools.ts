import { isPublicHost } from '@callstead/domain/clicks/web-address';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { DEFAULT_HOLD_MINUTES, HOLD_MINUTES, MOST_POOLED } from '@callstead/domain/numbers/number-pool';
import * as z from 'zod';
import { listOf, listParams } from './list.ts';
import { shortText } from './text.ts';

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

const Count = z.number().int();
/** Who asked for a number, and how many of them found none free. */
const Visits = z.object({ visitors: Count, ranEmpty: Count });

/** Numbers that visitors of a publisher's pages borrow, and how that goes. */
export const NumberPool = z.object({
  applicationId: z.uuid(),
  campaign: z.object({ id: z.string(), title: z.string() }),
  publisher: z.object({ affId: z.string(), name: z.string() }),
  size: Count,
  holdMinutes: Count,
  hosts: z.array(z.string()),
  /** As many are there; fewer than the size while numbers are missing. */
  numbers: Count,
  /** Lent right now, and resting before the next visitor gets them. */
  inUse: Count,
  resting: Count,
  last7Days: Visits,
  last30Days: Visits,
  /** What its size should be for the busiest hour of two weeks, and for as long as a visitor keeps a number; null: nobody came. */
  advice: z.object({ size: Count, busiestHour: Count, minutesEach: Count }).nullable(),
});
export type NumberPool = z.infer<typeof NumberPool>;

export const NumberPoolListQuery = z.object({
  /** A publisher or a campaign. */
  search: shortText(100).catch('').default(''),
  ...listParams(25),
  language: z.enum(LANGUAGES).catch('es').default('es'),
});
export type NumberPoolListQuery = z.infer<typeof NumberPoolListQuery>;

export const NumberPoolListResponse = listOf(NumberPool);
export type NumberPoolListResponse = z.infer<typeof NumberPoolListResponse>;

export const NumberPoolQuery = NumberPoolListQuery.pick({ language: true });

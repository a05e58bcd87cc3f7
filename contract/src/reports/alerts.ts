import { LANGUAGES } from '@callstead/domain/identity/account';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { code } from '../text.ts';

const AmountCents = z.int().min(1).max(1_000_000_000_000);
const Hour = z.int().min(0).max(23);

const Terms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payout_below'), amountCents: AmountCents, hour: Hour }),
  z.object({ kind: z.literal('spend_above'), amountCents: AmountCents }),
  z.object({
    kind: z.literal('qualify_rate_falls'),
    /** Of what it was. */
    percent: z.int().min(1).max(100),
    /** In today's hours and in those a week ago: fewer say nothing. */
    leastCalls: z.int().min(1).max(100_000),
  }),
  z.object({ kind: z.literal('cap_reached') }),
  z.object({ kind: z.literal('balance_hours'), hours: z.int().min(1).max(720) }),
]);

const ways = { byMail: z.boolean(), byBell: z.boolean(), byWebhook: z.boolean() };

export const AlertRequest = z.object({
  terms: Terms,
  /** The public id of a campaign; null for everything together. */
  campaignId: code(20).nullable(),
  /** Whose days they are. */
  zone: z.string().refine(isTimeZone),
  ...ways,
});
export type AlertRequest = z.infer<typeof AlertRequest>;

export const Alert = z.object({
  id: z.uuid(),
  terms: Terms,
  campaign: z.object({ id: z.string(), title: z.string() }).nullable(),
  zone: z.string(),
  ...ways,
  /** Since when it holds; null while all is well. */
  raisedAt: z.iso.datetime().nullable(),
  /** What was told last: cents, percent or hours. */
  value: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});
export type Alert = z.infer<typeof Alert>;

const InLanguage = { language: z.enum(LANGUAGES).catch('es').default('es') };
export const AlertListQuery = z.object({ ...InLanguage, ...listParams(25) });
export type AlertListQuery = z.infer<typeof AlertListQuery>;
export const AlertListResponse = listOf(Alert);
export type AlertListResponse = z.infer<typeof AlertListResponse>;

export const AlertLanguageQuery = z.object(InLanguage);

/** Campaigns that can be watched: one's own, or those one has joined. */
export const AlertOptions = z.object({ campaigns: z.array(z.object({ id: z.string(), title: z.string() })) });
export type AlertOptions = z.infer<typeof AlertOptions>;

import { DENSITIES } from '@callstead/domain/identity/screen';
import { START_PAGES } from '@callstead/domain/identity/start-pages';
import { NOTIFICATION_KINDS } from '@callstead/domain/notifications/notification';
import { MAIL_WISHES } from '@callstead/domain/notifications/preferences';
import * as z from 'zod';

const Kind = z.enum(NOTIFICATION_KINDS);
export const ByNewsKind = z.object({ kind: Kind });

/** How somebody is told of a kind of news. */
export const NewsChoice = z.object({ bell: z.boolean(), sound: z.boolean(), mail: z.enum(MAIL_WISHES) });

export const NewsPreference = NewsChoice.extend({ kind: Kind });
export type NewsPreference = z.infer<typeof NewsPreference>;

/** Null: as it is for everybody. */
export const ScreenPreferences = z.object({
  startPage: z.enum(START_PAGES).nullable(),
  density: z.enum(DENSITIES).nullable(),
  /** Calls in flight stand beside the list wherever there is room for both. */
  liveRail: z.boolean(),
});
export type ScreenPreferences = z.infer<typeof ScreenPreferences>;

/** Part of it; what is not mentioned stays. */
export const ChangeScreenRequest = z.strictObject(ScreenPreferences.partial().shape);
export type ChangeScreenRequest = z.infer<typeof ChangeScreenRequest>;

export const PreferencesResponse = z.object({
  /** Every kind whoever asks may choose about. */
  news: z.array(NewsPreference),
  screen: ScreenPreferences,
});
export type PreferencesResponse = z.infer<typeof PreferencesResponse>;

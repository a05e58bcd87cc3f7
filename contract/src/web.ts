import type { Currency } from '@callstead/domain/currency';
import type { Language } from '@callstead/domain/identity/account';
import type { Legal, ShownBrand } from './brand.ts';
import type { Session } from './identity/identity.ts';
import type { Site } from './site.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Cookies a person's choices live in, so that the first HTML is already right. */
export const LANGUAGE_COOKIE = 'callstead_language';
export const THEME_COOKIE = 'callstead_theme';

/** What the server hands to a page it renders. */
export type WebContext = {
  session: Session | null;
  /** Null until the person chooses: then each surface shows its own default. */
  chosenLanguage: Language | null;
  /** Null follows the system. */
  theme: Theme | null;
  publicUrl: string;
  /** Pages for developers, and the switch that sets a demo in motion, exist with demo data only. */
  demo: boolean;
  /** Whom people write to. */
  supportEmail: string;
  /** How the network shows itself. */
  brand: ShownBrand;
  /** In which money is counted. */
  currency: Currency;
  site: Site;
  legal: Legal;
  nonce: string;
  /** Calls the API in process, as this visitor. */
  api: (path: string) => Promise<Response>;
};

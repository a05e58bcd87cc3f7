import { type AccentShades, accentShades, PRODUCT_SHADES } from './accent.ts';
import { PRODUCT_NAME } from './network-name.ts';

/** What pages, mails and documents show of a network. */
export type BrandLook = { name: string; shades: AccentShades };

/** Of a network that nobody has named yet. */
export const PRODUCT_LOOK: BrandLook = { name: PRODUCT_NAME, shades: PRODUCT_SHADES };

export const lookOf = ({ name, accent }: { name: string; accent: string }): BrandLook => ({
  name,
  shades: accent === '' ? PRODUCT_SHADES : accentShades(accent),
});

/** What somebody held in their hands, as far as a user agent tells. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

const TABLET = /ipad|tablet|kindle|silk\/|playbook|android(?!.*\bmobile\b)/i;
const PHONE = /\bmobile\b|iphone|ipod|windows phone|blackberry|opera mini/i;
const DESKTOP = /windows nt|macintosh|x11|cros/i;

/** A tablet that says it is a computer, as newer iPads do, counts as one. Null for what names nothing we know. */
export function deviceOf(userAgent: string): Device | null {
  if (TABLET.test(userAgent)) return 'tablet';
  if (PHONE.test(userAgent)) return 'phone';
  return DESKTOP.test(userAgent) ? 'desktop' : null;
}

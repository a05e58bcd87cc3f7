import { US_STATE_NAMES, US_STATES } from '../../campaigns/us-states.ts';
import { US_TERRITORIES } from '../../routing/area-codes.ts';
import { locationOfZip } from '../../routing/zip-states.ts';

/** Post for forces abroad. */
const MILITARY = ['AA', 'AE', 'AP'] as const;

/** What stands for a state in an address of the United States. */
export const ADDRESS_STATES: readonly string[] = [...US_STATES, ...US_TERRITORIES, ...MILITARY];

/** '33139' or '33139-1234', however it was typed; undefined for what is no ZIP code. */
export function readZip(written: string): string | undefined {
  const digits = written.replace(/[\s-]/g, '');
  if (!/^(\d{5}|\d{9})$/.test(digits) || digits.startsWith('00000')) return undefined;
  return digits.length === 5 ? digits : `${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/** False where the post knows the ZIP code in another state. */
export function isZipOf(state: string, zip: string): boolean {
  const place = locationOfZip(zip.slice(0, 5));
  return place === undefined || place === state;
}

/** Somebody's address as they once wrote it, with no country: a state and a ZIP code of the United States. */
export function isUsAddress({ state, zip }: { state: string | null; zip: string | null }): boolean {
  if (zip === null || state === null || !/^\d{5}(-\d{4})?$/.test(zip.trim())) return false;
  const name = state.trim().toLowerCase();
  return (
    ADDRESS_STATES.includes(name.toUpperCase()) ||
    Object.values(US_STATE_NAMES).some((each) => each.toLowerCase() === name)
  );
}

/** Forms for people abroad want to know where somebody lives, not where their post waits. */
export const isPostBox = (street: string): boolean =>
  /^\s*(p\.?\s*o\.?\s*box|post\s*box|apartado|apdo|c\/o|in care of)\b/i.test(street);

/** Numbers by which tax offices know people. Whether one was ever given out only the IRS can tell; these refuse what cannot be. */

export const US_TIN_TYPES = ['ssn', 'itin', 'ein'] as const;
export type UsTinType = (typeof US_TIN_TYPES)[number];

/** Printed on wallet inserts and in leaflets, and typed ever since. */
const ADVERTISED = new Set(['078051120', '219099999', '123456789']);

/** Where the fourth and fifth digit of an ITIN may lie (IRS Publication 1915). */
const ITIN_GROUPS = [
  [50, 65],
  [70, 88],
  [90, 92],
  [94, 99],
] as const;

/** Prefixes the IRS has given to none of its campuses. */
const NO_EIN_PREFIX = /^(0[0789]|1[789]|2[89]|49|69|7[089]|89|9[67])/;

/** Nine digits, however they were typed; undefined for what is no such number. */
export function readUsTin(type: UsTinType, written: string): string | undefined {
  const digits = written.replace(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits) || /^(\d)\1{8}$/.test(digits)) return undefined;
  return IS_POSSIBLE[type](digits) ? digits : undefined;
}

const IS_POSSIBLE: Record<UsTinType, (digits: string) => boolean> = {
  ssn: (digits) => !/^(000|666|9)/.test(digits) && !/^\d{3}00|0000$/.test(digits) && !ADVERTISED.has(digits),
  itin: (digits) => {
    const group = Number(digits.slice(3, 5));
    return digits.startsWith('9') && ITIN_GROUPS.some(([first, last]) => group >= first && group <= last);
  },
  ein: (digits) => !NO_EIN_PREFIX.test(digits) && !/0000000$/.test(digits) && !ADVERTISED.has(digits),
};

/** As people write them: 123-45-6789, 12-3456789. */
export const usTinText = (type: UsTinType, digits: string): string =>
  type === 'ein'
    ? `${digits.slice(0, 2)}-${digits.slice(2)}`
    : `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;

/** Every country has its own: letters, digits and the signs between them, and not nothing but zeros. */
export function readForeignTin(written: string): string | undefined {
  const tin = written.trim().replace(/\s+/g, ' ').toUpperCase();
  if (!/^[\p{L}\d][\p{L}\d ./-]{2,28}[\p{L}\d]$/u.test(tin)) return undefined;
  return /[1-9\p{L}]/u.test(tin) && /\d/.test(tin) ? tin : undefined;
}

/** All that is ever shown again. */
export const tinHint = (tin: string): string => tin.replace(/[^\p{L}\d]/gu, '').slice(-4);

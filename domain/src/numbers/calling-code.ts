/** Of two digits (ITU-T E.164); +1 and +7 have one, all others three. */
const TWO_DIGITS = new Set(
  (
    '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 ' +
    '90 91 92 93 94 95 98'
  ).split(' '),
);

/** '52' of '+525512345678': no code is the beginning of another. */
export function callingCodeOf(e164: string): string {
  const digits = e164.slice(1);
  if (digits.startsWith('1') || digits.startsWith('7')) return digits.slice(0, 1);
  return digits.slice(0, TWO_DIGITS.has(digits.slice(0, 2)) ? 2 : 3);
}

/** As affIds are made: no letter that looks like a digit. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** One more than an affId has. */
const LENGTH = 7;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** The short public code of a saved link; `chance` answers a number from 0 on, below 1. */
export const newLinkCode = (chance: () => number): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[Math.floor(chance() * ALPHABET.length)]).join('');

export const isLinkCode = (text: string): boolean => CODE.test(text);

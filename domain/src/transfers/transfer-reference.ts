/** No vowels, so that no reference is a word; nothing that looks like a digit. As many letters as a prime has units. */
export const REFERENCE_LETTERS = 'BCDFGHJKMNPQRSTVWXZ';
export const REFERENCE_LENGTH = 8;
const MODULUS = REFERENCE_LETTERS.length;

/** Every place weighs differently, so a wrong letter and two that swapped places both change the sum modulo a prime. */
function weigh(letters: string): number {
  const values = Array.from(letters, (letter) => REFERENCE_LETTERS.indexOf(letter));
  return values.reduce((sum, value, index) => sum + value * (index + 1), 0) % MODULUS;
}

/** Eight letters whose last is the check letter. */
export function isReference(written: string): boolean {
  const isMadeOfLetters = Array.from(written).every((letter) => REFERENCE_LETTERS.includes(letter));
  return written.length === REFERENCE_LENGTH && isMadeOfLetters && weigh(written) === 0;
}

/** The seven letters with the check letter behind them. */
export function withCheckLetter(body: string): string {
  const checked = Array.from(REFERENCE_LETTERS, (letter) => body + letter).find(isReference);
  if (!checked) throw new Error('a reference begins with seven of its letters');
  return checked;
}

/** As people copy it: 'CS-BCDF-GHJK'. */
export const referenceText = (reference: string): string =>
  `CS-${reference.slice(0, REFERENCE_LENGTH / 2)}-${reference.slice(REFERENCE_LENGTH / 2)}`;

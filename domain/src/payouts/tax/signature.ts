import { foldAccents } from '../../fold-accents.ts';

/** As one types a name twice: capitals, accents and gaps do not matter, every word does. */
export const isSameName = (typed: string, name: string): boolean => plain(typed) !== '' && plain(typed) === plain(name);

const plain = (name: string) =>
  foldAccents(name)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** A pattern for `like`: what people type means itself, also where it holds signs of a pattern. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

const MAX_PIECES = 6;

/**
 * Pieces of three letters that do not overlap, for a trigram index. All trigrams of a long text lead to the same few
 * rows as these do, but the index reads a list for each of them: a whole e-mail address has thirty.
 */
export function piecesOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.flatMap(threeByThree).slice(0, MAX_PIECES);
}

/** The rest of a word counts with the letters before it. */
function threeByThree(word: string): string[] {
  const letters = [...word];
  const starts = Array.from({ length: Math.ceil(letters.length / 3) }, (_, i) => Math.min(i * 3, letters.length - 3));
  return starts.map((start) => letters.slice(start, start + 3).join(''));
}

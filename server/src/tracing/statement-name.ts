/** In one go: a quote in a comment begins no string, and dashes in a string no comment. */
const STRING_OR_COMMENT = /'(?:[^']|'')*(?:'|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
const VERB = /^[\s(]*([a-z]+)/i;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?(?:"?[a-z_]\w*"?\.)?"?([a-z_]\w*)/i;
const FUNCTION = /^\s*select\s+"?([a-z_]\w*)"?\s*\(/i;
/** Where a statement says what it is about, however many rows follow. */
const READ_CHARACTERS = 2_000;
/** There are as many texts as there are filters of lists. */
const MOST_KEPT = 2_000;

const known = new Map<string, string>();

/** What a statement without a name is called: its verb and the first table. Words of its text that are in quotes are values, and never part of it. */
export function statementName(text: string): string {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const name = readName(text);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(text, name);
  return name;
}

function readName(text: string): string {
  const plain = text.slice(0, READ_CHARACTERS).replaceAll(STRING_OR_COMMENT, ' ');
  const verb = VERB.exec(plain)?.[1]?.toLowerCase() ?? 'statement';
  const about = (TABLE.exec(plain) ?? FUNCTION.exec(plain))?.[1]?.toLowerCase();
  return about ? `${verb} ${about}` : verb;
}

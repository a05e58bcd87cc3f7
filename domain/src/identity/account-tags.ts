export const TAG_MAX_LENGTH = 30;
/** More than so many tell nobody anything. */
export const MOST_TAGS = 12;

/** As they are kept: without spaces around them, each once however it is written, in the order of the alphabet. */
export function tidyTags(written: readonly string[]): string[] {
  const once = new Map<string, string>();
  for (const tag of written.map((each) => each.trim().replace(/\s+/g, ' '))) {
    const key = tag.toLowerCase();
    if (tag !== '' && !once.has(key)) once.set(key, tag);
  }
  return [...once.values()].sort((one, other) => one.localeCompare(other, 'en'));
}

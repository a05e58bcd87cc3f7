/** What a reply kept ready can hold, filled in for the ticket it is used on. */
export const PLACEHOLDERS = ['name', 'subject', 'agent', 'reference'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export const MOST_CANNED_REPLIES = 100;

const WRITTEN = /\{([^{}\s]*)\}/g;
const isKnown = (name: string): name is Placeholder => PLACEHOLDERS.some((known) => known === name);

/** Those nobody could fill in: they would be mailed as they stand. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(WRITTEN)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isKnown(name)))];
}

/** Once: what a value holds is the sender's text, and no placeholder. */
export function fillCannedReply(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(WRITTEN, (written, name: string) => (isKnown(name) ? values[name] : written));
}

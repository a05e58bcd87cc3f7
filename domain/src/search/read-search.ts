/** What one search finds. */
export const SEARCH_KINDS = ['call', 'lead', 'number', 'account', 'campaign', 'invoice', 'ticket'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Shorter words would find nearly everything, and no index finds them. */
const FEWEST_LETTERS = 3;
/** Fewer digits are the beginning of thousands of numbers. */
const FEWEST_DIGITS = 6;

/** What somebody may mean by what they typed; more than one thing can be meant. */
export type SearchMeaning = {
  /** The beginning of an id, such as `call_01m7`. */
  callId?: string;
  leadId?: string;
  /** Beginnings of telephone numbers in E.164. */
  numbers?: readonly string[];
  invoice?: number;
  /** Any part of a name, an address, a code or a subject. */
  words?: string;
};

const ID = /^(call|lead)_[0-9a-z]{4,}$/;
const INVOICE = /^cs-?0*(\d{1,9})$/;
const NUMBER = /^\+?[\d\s().-]+$/;

export function readSearch(typed: string): SearchMeaning {
  const text = typed.trim().toLowerCase();
  const [, kind] = ID.exec(text) ?? [];
  if (kind === 'call') return { callId: text };
  if (kind === 'lead') return { leadId: text };
  const [, invoice] = INVOICE.exec(text) ?? [];
  if (invoice) return { invoice: Number(invoice) };
  const numbers = NUMBER.test(text) ? numbersOf(text) : undefined;
  return {
    ...(numbers && { numbers }),
    ...(text.length >= FEWEST_LETTERS && { words: text }),
  };
}

/** Whoever leaves out the country means ours. */
function numbersOf(text: string): string[] | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS) return undefined;
  return text.startsWith('+') || digits.startsWith('1') ? [`+${digits}`] : [`+1${digits}`, `+${digits}`];
}

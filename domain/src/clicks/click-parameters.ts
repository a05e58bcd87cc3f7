/** What is longer is cut. */
export const LONGEST_PARAMETER = 200;

/** What a publisher says about a click, each a column of its own. */
export const SUB_PARAMETERS = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'source', 'creative'] as const;
export type SubParameter = (typeof SUB_PARAMETERS)[number];

/** What advertising networks add to addresses; kept together, as they came. */
export const AD_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
] as const;
export type AdParameter = (typeof AD_PARAMETERS)[number];

type Given<Name extends string> = Readonly<Partial<Record<Name, string>>>;
export type ClickParameters = {
  subs: Given<SubParameter>;
  /** Null where none came. */
  ads: Given<AdParameter> | null;
  /** The deep link somebody asked for. */
  to: string | null;
};

/** An address as it was taken apart: a name that came twice has several values. */
export type Query = Readonly<Record<string, unknown>>;

const SUBS: ReadonlySet<string> = new Set(SUB_PARAMETERS);
const ADS: ReadonlySet<string> = new Set(AD_PARAMETERS);

/** Whatever an address carries: cut, never an error. A click without a destination of its own is still a click. */
export function readClickParameters(query: Query): ClickParameters {
  const subs: Partial<Record<SubParameter, string>> = {};
  let ads: Partial<Record<AdParameter, string>> | null = null;
  for (const name of Object.keys(query)) {
    const isSub = SUBS.has(name);
    if (!isSub && !ADS.has(name)) continue;
    const text = parameterText(query[name]);
    if (text === undefined) continue;
    if (isSub) {
      subs[name as SubParameter] = text;
    } else {
      ads ??= {};
      ads[name as AdParameter] = text;
    }
  }
  return { subs, ads, to: parameterText(query.to) ?? null };
}

/** Neither encoded nor odd: every name and value stands there as it is meant. */
const PLAIN_QUERY = /^[\x20-\x24\x26-\x2a\x2c-\x7e]*$/;

/**
 * The same of what stands behind '?', in one go. Undefined where it has to be taken apart first: because it is encoded, or because
 * a name comes without a value, which may have been its first.
 */
export function readPlainQuery(text: string): ClickParameters | undefined {
  if (!PLAIN_QUERY.test(text)) return undefined;
  const subs: Partial<Record<SubParameter, string>> = {};
  let ads: Partial<Record<AdParameter, string>> | null = null;
  let to: string | null = null;
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('&', from);
    const end = found < 0 ? text.length : found;
    const equals = text.indexOf('=', from);
    if (equals < 0 || equals + 1 >= end) return undefined;
    const name = text.slice(from, equals);
    const value = text.slice(equals + 1, Math.min(end, equals + 1 + LONGEST_PARAMETER));
    if (SUBS.has(name)) subs[name as SubParameter] ??= value;
    else if (ADS.has(name)) {
      ads ??= {};
      ads[name as AdParameter] ??= value;
    } else if (name === 'to') to ??= value;
    from = end + 1;
  }
  return { subs, ads, to };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
const UNPRINTABLE = /[\u0000-\u001f\u007f]/g;
/** Half of a character: no address and no database holds one. */
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const PLAIN = /^[\x20-\x7e]*$/;

/** Undefined where nothing was said. */
export function parameterText(value: unknown): string | undefined {
  const given = Array.isArray(value) ? value[0] : value;
  if (typeof given !== 'string' || given === '') return undefined;
  const cut = given.length > LONGEST_PARAMETER ? given.slice(0, LONGEST_PARAMETER) : given;
  const text = PLAIN.test(cut) ? cut : cut.replace(UNPRINTABLE, '').replace(HALVES, '');
  return text === '' ? undefined : text;
}

import { LANGUAGES, type Language } from '../identity/account.ts';
import type { CampaignTexts, CampaignType, Terms } from './terms.ts';

export type CampaignVersion = { terms: Terms; texts: Readonly<Record<Language, CampaignTexts>> };

/** What a version can change, as the history of a campaign names it. */
export const CAMPAIGN_PARTS = [
  'pricing',
  'publisherShareBasisPoints',
  'minimumSeconds',
  'geo',
  'locationMultipliers',
  'hours',
  'caps',
  'concurrency',
  'budget',
  'approvalDays',
  'duplicates',
  'recording',
  'unknownPlace',
  'anonymousCallers',
  'targets',
  'overflowNumber',
  'traffic',
  'texts',
] as const satisfies readonly (keyof Terms | 'texts')[];
export type CampaignPart = (typeof CAMPAIGN_PARTS)[number];

/** What is of calls alone. */
const CALL_PARTS: ReadonlySet<CampaignPart> = new Set<CampaignPart>([
  'minimumSeconds',
  'concurrency',
  'recording',
  'anonymousCallers',
  'targets',
  'overflowNumber',
]);

/** The parts that matter to a campaign for calls, or for leads. */
export const partsOfType = (type: CampaignType): CampaignPart[] =>
  CAMPAIGN_PARTS.filter((part) => type === 'call' || !CALL_PARTS.has(part));

/** What publishers have agreed to; the rest is between the advertiser and the network. */
const PUBLISHERS_PARTS: ReadonlySet<CampaignPart> = new Set<CampaignPart>([
  'pricing',
  'publisherShareBasisPoints',
  'minimumSeconds',
  'geo',
  'locationMultipliers',
  'hours',
  'caps',
  'concurrency',
  'approvalDays',
  'duplicates',
  'unknownPlace',
  'anonymousCallers',
  'traffic',
  'texts',
]);

/** Of the fields a change wrote down, the parts that publishers are told of. */
export function partsForPublishers(changed: Readonly<Record<string, unknown>>): CampaignPart[] {
  return CAMPAIGN_PARTS.filter((part) => PUBLISHERS_PARTS.has(part) && Object.hasOwn(changed, part));
}

export function changedParts(before: CampaignVersion, after: CampaignVersion): CampaignPart[] {
  return CAMPAIGN_PARTS.filter((part) =>
    part === 'texts' ? changedTexts(before, after).length > 0 : !isSame(before.terms[part], after.terms[part]),
  );
}

export type ChangedText = { language: Language; name: keyof CampaignTexts };

export function changedTexts(before: CampaignVersion, after: CampaignVersion): ChangedText[] {
  return LANGUAGES.flatMap((language) => {
    const [old, now] = [before.texts[language], after.texts[language]];
    const names = Object.keys(now) as (keyof CampaignTexts)[];
    return names.filter((name) => !isSame(old[name], now[name])).map((name) => ({ language, name }));
  });
}

/** Plain data, whatever order its keys were written in. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => isSame(left[key], right[key]));
}

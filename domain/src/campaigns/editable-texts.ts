import { LANGUAGES, type Language } from '../identity/account.ts';
import type { CampaignTexts } from './terms.ts';

type BothTexts = Readonly<Record<Language, CampaignTexts>>;

/** What stands in for a text nobody wrote; the rest may stay empty. */
const STAND_INS = [
  ['detailedDescription', 'description'],
  ['target', 'targetAudience'],
] as const;

const other = (language: Language): Language => (language === 'en' ? 'es' : 'en');

/** People write in one language; what they leave empty in the other one is shown as they wrote it in the first. */
export function completeTexts(written: BothTexts): Record<Language, CampaignTexts> {
  return { en: completed(written.en, written.es), es: completed(written.es, written.en) };
}

function completed(own: CampaignTexts, fallback: CampaignTexts): CampaignTexts {
  const texts = mapTexts((name) => own[name] || fallback[name]);
  for (const [name, standIn] of STAND_INS) texts[name] = own[name] || own[standIn] || texts[name] || texts[standIn];
  return { ...texts, keywords: own.keywords.length > 0 ? own.keywords : fallback.keywords };
}

/** The way back, for whoever edits: what only stands in for something is empty again. */
export function editableTexts(complete: BothTexts, first: Language): Record<Language, CampaignTexts> {
  const [own, second] = [complete[first], complete[other(first)]];
  const original = { ...own };
  for (const [name, standIn] of STAND_INS) if (own[standIn] && own[name] === own[standIn]) original[name] = '';
  const texts = mapTexts((name) => (second[name] === own[name] ? '' : second[name]));
  for (const [name, standIn] of STAND_INS) {
    const shownIfEmpty = texts[standIn] || own[name];
    texts[name] = second[name] === shownIfEmpty ? '' : second[name];
  }
  const translation = { ...texts, keywords: sameList(second.keywords, own.keywords) ? [] : second.keywords };
  return first === 'en' ? { en: original, es: translation } : { en: translation, es: original };
}

/** Duplicates are told apart by their titles. */
export function copyTexts(texts: BothTexts): Record<Language, CampaignTexts> {
  const copies = LANGUAGES.map((language) => {
    const title = `${texts[language].title.slice(0, TITLE_MAX_LENGTH - COPY[language].length)}${COPY[language]}`;
    return [language, { ...texts[language], title }];
  });
  return Object.fromEntries(copies);
}

export const TITLE_MAX_LENGTH = 200;
const COPY: Record<Language, string> = { en: ' (copy)', es: ' (copia)' };

type Prose = Omit<CampaignTexts, 'keywords'>;
const PROSE = [
  'title',
  'description',
  'detailedDescription',
  'targetAudience',
  'target',
  'qualification',
  'conversionRequirements',
  'restrictions',
  'notes',
] as const satisfies readonly (keyof Prose)[];

function mapTexts(textOf: (name: keyof Prose) => string): { -readonly [Name in keyof Prose]: string } {
  return Object.fromEntries(PROSE.map((name) => [name, textOf(name)])) as Prose;
}

const sameList = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

import { CampaignTexts, Terms as StoredTerms } from '@callstead/contract/campaigns/offers';
import type { CampaignPart } from '@callstead/domain/campaigns/changed-parts';
import { CAMPAIGN_TYPES, type Terms } from '@callstead/domain/campaigns/terms';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { useTexts } from '../../../i18n/language.tsx';
import { campaignTermsMessages } from './messages.ts';
import { useTermsWords } from './terms-words.ts';

type TermsPart = Exclude<CampaignPart, 'texts'>;
type TextName = keyof typeof CampaignTexts.shape;
type Kept = Readonly<Record<string, unknown>> | null;

/** Parts of a campaign in words, wherever they were kept: undefined for what an older version kept in another shape. */
export function usePartWords() {
  const t = useTexts(campaignTermsMessages);
  const words = useTermsWords();
  return {
    nameOf: (part: CampaignPart): string => t(`parts.${part}`),
    textOf: (part: TermsPart, kept: Kept): string | undefined => {
      const value = StoredTerms.shape[part].safeParse(kept?.[part]);
      const type = CAMPAIGN_TYPES.find((each) => each === kept?.type) ?? 'call';
      return value.success ? words[part]({ [part]: value.data } as unknown as Terms, type).join(' · ') : undefined;
    },
    /** Each text by its name and language. */
    textsOf: (kept: Kept): { name: string; text: string }[] =>
      LANGUAGES.flatMap((language) =>
        namedTexts(kept, language).map(([name, text]) => ({
          name: `${t(`texts.${name}`)} (${language.toUpperCase()})`,
          text,
        })),
      ),
  };
}

function namedTexts(kept: Kept, language: string): [TextName, string][] {
  const texts = (kept?.texts as Record<string, unknown> | undefined)?.[language];
  if (typeof texts !== 'object' || texts === null) return [];
  const names = Object.keys(CampaignTexts.shape) as TextName[];
  return names.map((name) => [name, textOf((texts as Record<string, unknown>)[name])]);
}

const textOf = (text: unknown) => (Array.isArray(text) ? text.join(', ') : String(text ?? ''));

import type { CallLine } from '@callstead/contract/calls/test-calls';
import type { Language } from '@callstead/domain/identity/account';
import { secondsToQualify } from './commands.ts';
import type { LineRow } from './queries.ts';

export function presentLine({ number, public_id, texts, terms, aff_id }: LineRow, language: Language): CallLine {
  return {
    number,
    campaignId: public_id,
    campaignTitle: texts[language]?.title ?? public_id,
    affId: aff_id ?? '',
    minimumSeconds: secondsToQualify(terms),
  };
}

import type { CallableNumber } from '@callstead/contract/calls/test-calls';
import type { Language } from '@callstead/domain/identity/account';
import type { CallableNumberRow } from './queries.ts';
import { secondsToQualify } from './seconds-to-qualify.ts';

export function presentCallableNumber(
  { number, public_id, texts, terms, aff_id }: CallableNumberRow,
  language: Language,
): CallableNumber {
  return {
    number,
    campaignId: public_id,
    campaignTitle: texts[language]?.title ?? public_id,
    affId: aff_id ?? '',
    minimumSeconds: secondsToQualify(terms),
  };
}

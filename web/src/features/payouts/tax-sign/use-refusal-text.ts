import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { taxSignMessages } from './messages.ts';

/** What only this page asks for is refused in its own words; the code alone would say too little. */
const OWN_WORDS = {
  'tin.number invalid': 'tin',
  'tins.us invalid': 'usTin',
  'tins.foreign invalid': 'foreignTin',
  'tins.foreign required': 'foreignTinMissing',
  'tins.foreign contradiction': 'foreignTinBoth',
  'address.zip invalid': 'zip',
  'address.zip contradiction': 'zipElsewhere',
  'address.street not_offered': 'postBox',
  'address.country not_offered': 'notAbroad',
  'citizenship not_offered': 'notAbroad',
  'incorporation not_offered': 'notAbroad',
  'birthDate invalid': 'birthDate',
  'treaty.country not_offered': 'noTreaty',
  'treaty.country contradiction': 'treatyElsewhere',
  'signature contradiction': 'signature',
  'isCertified required': 'agree',
  'hasCapacity required': 'agree',
  'isBackupWithheld not_offered': 'writeUs',
  'chapter3 not_offered': 'writeUs',
  'chapter4 not_offered': 'writeUs',
} as const;

export function useRefusalText(): (name: string, code: string | undefined) => string | undefined {
  const t = useTexts(taxSignMessages);
  const fieldText = useFieldText();
  return (name, code) => {
    const key = `${name} ${code}`;
    if (code && isOwn(key)) return t(`refusals.${OWN_WORDS[key]}`);
    return fieldText(code === 'invalid' && NOT_CHOSEN.has(name) ? 'required' : code);
  };
}

const isOwn = (key: string): key is keyof typeof OWN_WORDS => Object.hasOwn(OWN_WORDS, key);

/** Nothing is chosen there yet, which no word of the list is. */
const NOT_CHOSEN = new Set(['classification', 'chapter3', 'chapter4', 'isBackupWithheld']);

import type { Originator } from '@callstead/domain/payouts/files/payout-order';
import { ApiError } from '../../../api/api-error.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { originatorMessages } from './originator-messages.ts';

const isOriginatorField = (field: string): field is keyof Originator =>
  Object.hasOwn(originatorMessages.en.names, field);

/** By name: whoever makes a payout file need not look for what is missing in the settings. */
export function MissingSettings({ error }: { error: unknown }) {
  const t = useTexts(originatorMessages);
  const refused =
    error instanceof ApiError && error.code === 'originator_incomplete' ? error.problem?.fields : undefined;
  const fields = Object.keys(refused ?? {}).filter(isOriginatorField);
  if (fields.length === 0) return null;
  return <p>{t('missing', { names: fields.map((field) => t(`names.${field}`)).join(', ') })}</p>;
}

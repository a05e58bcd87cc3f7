import { accountsMessages } from '../../../i18n/accounts-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';

const REASON_MAX_LENGTH = 4000;

export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const t = useTexts(accountsMessages);
  return (
    <TextAreaField
      label={t('reason')}
      hint={t('reasonHint')}
      optional
      maxLength={REASON_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

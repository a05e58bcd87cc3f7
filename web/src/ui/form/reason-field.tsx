import type { FieldFrame } from './form-field.tsx';
import { TextAreaField } from './text-field.tsx';

const REASON_MAX_LENGTH = 4000;

/** Why something was decided, as it goes into mails and the audit log. */
export function ReasonField({
  value,
  onChange,
  ...frame
}: FieldFrame & { value: string; onChange: (reason: string) => void }) {
  return (
    <TextAreaField
      {...frame}
      rows={3}
      maxLength={REASON_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

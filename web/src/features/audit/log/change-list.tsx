import type { AuditEntry } from '@callstead/contract/audit';
import { useTexts } from '../../../i18n/language.tsx';
import { useFieldName, useValueText } from './change-words.ts';
import { changesOf } from './changes.ts';
import { auditMessages } from './messages.ts';

/** What was → what is, and why. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditMessages);
  const fieldText = useFieldName();
  const valueText = useValueText();
  return (
    <ul className="wrap-anywhere min-w-48">
      {changesOf(entry).map(({ field, before, after }) => {
        const values = { field: fieldText(field), before: valueText(field, before), after: valueText(field, after) };
        const isNew = before === undefined;
        return <li key={field}>{isNew ? t('value', { ...values, value: values.after }) : t('change', values)}</li>;
      })}
      {entry.reason && <li className="text-muted">{t('reason', { reason: entry.reason })}</li>}
    </ul>
  );
}

import type { AuditEntry } from '@callstead/contract/audit';
import { ACCOUNT_STATUSES, USER_TYPES } from '@callstead/domain/identity/account';
import { accountsMessages } from '../../i18n/accounts-messages.ts';
import { auditMessages } from '../../i18n/audit-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { changesOf } from './changes.ts';

/** What was → what is, and why. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditMessages);
  const fieldText = useFieldName();
  const valueText = useValueText();
  return (
    <ul className="wrap-anywhere min-w-48">
      {changesOf(entry).map(({ field, before, after }) => {
        const values = { field: fieldText(field), before: valueText(before), after: valueText(after) };
        const isNew = before === undefined;
        return <li key={field}>{isNew ? t('value', { ...values, value: values.after }) : t('change', values)}</li>;
      })}
      {entry.reason && <li className="text-muted">{t('reason', { reason: entry.reason })}</li>}
    </ul>
  );
}

const FIELDS = ['status', 'userType', 'email', 'fullName', 'priority', 'subject', 'language'] as const;

/** A field nobody gave a name yet is shown as it is kept. */
function useFieldName(): (field: string) => string {
  const t = useTexts(auditMessages);
  return (field) => {
    const known = FIELDS.find((each) => each === field);
    return known ? t(`fields.${known}`) : field;
  };
}

function useValueText(): (value: unknown) => string {
  const t = useTexts(auditMessages);
  const names = useTexts(accountsMessages);
  return (value) => {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    const status = ACCOUNT_STATUSES.find((each) => each === value);
    if (status) return names(`statuses.${status}`);
    const type = USER_TYPES.find((each) => each === value);
    if (type) return names(`types.${type}`);
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
}

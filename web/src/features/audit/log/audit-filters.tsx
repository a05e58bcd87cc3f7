import { AUDIT_SUBJECTS, type AuditSubject } from '@callstead/domain/audit/audit-subject';
import { AUDITED_ACTIONS, type AuditedAction } from '@callstead/domain/audit/audited-action';
import { X } from 'lucide-react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useDebouncedSearch } from '../../../ui/hooks/use-debounced-search.ts';
import { auditActionMessages } from './action-messages.ts';
import type { AuditAddress } from './audit-filter.ts';
import { auditMessages } from './messages.ts';

type AuditFiltersProps = {
  address: AuditAddress;
  /** `replace` keeps single letters out of the history. */
  onChange: (address: AuditAddress, options?: { replace: boolean }) => void;
};

/** A select cannot hold an empty value. */
const ANY = 'any';

export function AuditFilters(props: AuditFiltersProps) {
  const { address, onChange } = props;
  const t = useTexts(auditMessages);
  const [typed, setTyped] = useDebouncedSearch(address.search, (search) =>
    onChange({ ...address, search }, { replace: true }),
  );
  return (
    <search className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_10rem_10rem_10rem]">
        <TextField
          label={t('search')}
          type="search"
          required={false}
          maxLength={200}
          placeholder={t('searchHint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ActionSelect {...props} />
        <SubjectSelect {...props} />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(end)}
            type="date"
            required={false}
            value={address[end] ?? ''}
            onChange={(event) => onChange({ ...address, [end]: event.target.value || undefined })}
          />
        ))}
      </div>
      <Narrowed {...props} />
    </search>
  );
}

function ActionSelect({ address, onChange }: AuditFiltersProps) {
  const t = useTexts(auditMessages);
  const actionText = useTexts(auditActionMessages);
  const options = AUDITED_ACTIONS.map((action) => ({ value: action, label: actionText(action) }));
  return (
    <SelectField
      label={t('action')}
      options={[{ value: ANY, label: t('anyAction') }, ...options]}
      value={address.action ?? ANY}
      onChange={(value) => onChange({ ...address, action: value === ANY ? undefined : (value as AuditedAction) })}
    />
  );
}

function SubjectSelect({ address, onChange }: AuditFiltersProps) {
  const t = useTexts(auditMessages);
  const options = AUDIT_SUBJECTS.map((subject) => ({ value: subject, label: t(`subjects.${subject}`) }));
  const choose = (value: string) =>
    onChange({ ...address, subjectId: undefined, subjectType: value === ANY ? undefined : (value as AuditSubject) });
  return (
    <SelectField
      label={t('subject')}
      options={[{ value: ANY, label: t('anySubject') }, ...options]}
      value={address.subjectType ?? ANY}
      onChange={choose}
    />
  );
}

/** The filters that come from clicking a name in the list. */
function Narrowed({ address, onChange }: AuditFiltersProps) {
  const t = useTexts(auditMessages);
  const active = [
    { label: t('onlyActor'), isOn: address.actor, without: { ...address, actor: undefined } },
    { label: t('onlySubject'), isOn: address.subjectId, without: { ...address, subjectId: undefined } },
  ].filter(({ isOn }) => isOn);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {active.map(({ label, without }) => (
        <Button
          key={label}
          variant="secondary"
          size="sm"
          icon={X}
          aria-label={t('remove', { filter: label })}
          onClick={() => onChange(without)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

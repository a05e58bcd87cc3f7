import { AUDIT_SUBJECTS } from '@callstead/domain/audit/audit-subject';
import { AUDITED_ACTIONS } from '@callstead/domain/audit/audited-action';
import { OFFERED } from '@callstead/domain/offered';
import { useByLabel } from '../../../i18n/by-label.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { auditActionMessages } from './action-messages.ts';
import { auditMessages } from './messages.ts';

/** Nobody looks for what the network does not do. */
const isThere = (name: string) => OFFERED.leads || !/^(lead|person|suppression)\b/.test(name);

export function AuditFilters({ address, period }: { address: ListAddress; period: Period }) {
  const t = useTexts(auditMessages);
  const actions = useActionOptions();
  const subjects = useByLabel()(
    AUDIT_SUBJECTS.filter(isThere).map((value) => ({ value, label: t(`subjects.${value}`) })),
  );
  // What comes from clicking a name in the list.
  const narrowed = [
    { name: 'actor', label: t('onlyActor') },
    { name: 'subjectId', label: t('onlySubject') },
  ];
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 200 }}
      choices={[
        { name: 'action', label: t('action'), any: t('anyAction'), options: actions },
        { name: 'subjectType', label: t('subject'), any: t('anySubject'), options: subjects, resets: ['subjectId'] },
      ]}
      narrowed={narrowed.filter(({ name }) => address.valueOf(name))}
    >
      <PeriodPicker period={period} />
    </FilterBar>
  );
}

function useActionOptions() {
  const t = useTexts(auditActionMessages);
  return useByLabel()(AUDITED_ACTIONS.filter(isThere).map((value) => ({ value, label: t(value) })));
}

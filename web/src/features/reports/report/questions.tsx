import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { reportMessages } from './messages.ts';
import { questionsOf } from './presets.ts';
import { asksFor } from './use-report-address.ts';
import type { Shown } from './use-report-page.ts';

/** Reports named by what people want to know; each is an address, so that Back works. */
export function Questions({ shown: { view, address } }: { shown: Shown }) {
  const t = useTexts(reportMessages);
  const [params] = useSearchParams();
  return (
    <nav
      aria-label={t('questions')}
      className="-mx-1 flex gap-2 px-1 py-1 max-sm:overflow-x-auto sm:flex-wrap print:hidden"
    >
      {questionsOf(view).map(({ name, shown }) => (
        <FilterChip key={name} to={address.questionAddress(shown)} selected={asksFor(params, shown)} small>
          {t(`ask.${name}`)}
        </FilterChip>
      ))}
    </nav>
  );
}

import { readDocumentsOfYear } from '@callstead/contract/billing/documents-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { documentYearsQuery } from '../shared/api.ts';
import { billingMessages } from '../shared/messages.ts';

/** Every document of a year in one file; there is nothing to choose while there are none. */
export function YearDownload({ account }: { account: string | undefined }) {
  const t = useTexts(billingMessages);
  const { data: years = [], isPending } = useQuery(documentYearsQuery(account));
  const [chosen, setChosen] = useState<string>();
  const year = chosen ?? years[0];
  if (!year) return isPending ? <Coming /> : null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={t('invoices.year')}
        options={years.map((each) => ({ value: each, label: each }))}
        value={year}
        onChange={setChosen}
        className="w-28"
      />
      <ExportLink to={endpointHref(readDocumentsOfYear, { params: { year }, query: { account } })}>
        {t('invoices.downloadYear')}
      </ExportLink>
    </div>
  );
}

import { paths } from '@callstead/contract/paths';
import type { FoundPerson } from '@callstead/contract/persons';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { personsMessages } from './messages.ts';

type Known = { id: string; at: string; what: ReactNode; campaign: string | null; details: string };

export function KnownRows({ person }: { person: FoundPerson }) {
  const t = useTexts(personsMessages);
  const rows = useKnown(person);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <DataTable
        query={{ data: rows, isPending: false, isError: false }}
        columns={[
          { id: 'what', header: t('what'), cell: (row) => row.what },
          { id: 'at', header: t('when'), cell: (row) => <DateTime value={row.at} /> },
          { id: 'campaign', header: t('campaign'), cell: (row) => row.campaign ?? '—' },
          { id: 'details', header: t('details'), cell: (row) => row.details || '—' },
        ]}
        rowKey={(row) => row.id}
        caption={t('rowsCaption')}
        empty={null}
        maxHeight="20rem"
      />
      {rows.length < person.callCount + person.leadCount && <p className="text-13 text-muted">{t('newest')}</p>}
    </div>
  );
}

/** Calls and leads together, the newest first. */
function useKnown({ calls, leads }: FoundPerson): Known[] {
  const t = useTexts(personsMessages);
  const known = [
    ...calls.map(({ id, arrivedAt: at, campaign, hasRecording }) => ({
      ...{ id, at, campaign, details: hasRecording ? t('recorded') : '' },
      what: <TextLink to={paths.admin.call(id)}>{t('callRow')}</TextLink>,
    })),
    ...leads.map(({ id, arrivedAt: at, campaign, name, phone, email }) => ({
      ...{ id, at, campaign, what: t('leadRow') },
      details: [name, phone, email].filter(Boolean).join(' · '),
    })),
  ];
  return known.toSorted((a, b) => b.at.localeCompare(a.at));
}

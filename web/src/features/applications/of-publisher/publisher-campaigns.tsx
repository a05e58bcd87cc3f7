import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { applicationListQuery } from '../manage/api.ts';
import { ApplicantDialog } from '../manage/applicant-dialog.tsx';
import { useApplicationColumns } from '../manage/application-columns.tsx';
import { DecideApplicationDialog } from '../manage/decide-application-dialog.tsx';
import { applicationsMessages } from '../manage/messages.ts';
import { useApplicationDecisions } from '../manage/use-application-decisions.ts';

/** Who asks is clear. */
const COLUMNS = ['campaign', 'status', 'number', 'asked', 'actions'] as const;

/** What one publisher asked for and promotes; found by their code, which is theirs alone. */
export function PublisherCampaigns({ affId }: { affId: string }) {
  const t = useTexts(applicationsMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const list = useInfiniteQuery(applicationListQuery({ search: affId, account: undefined, language }));
  const rows = list.data?.pages.flatMap((page) => page.data).filter(({ applicant }) => applicant.affId === affId);
  const [opened, setOpened] = useState<string | null>(null);
  const decisions = useApplicationDecisions(() => setOpened(null));
  const columns = useApplicationColumns(COLUMNS, (step, row) => decisions.ask({ step, application: row }));
  const shown = rows?.find((row) => row.id === opened);
  const errorMessage = t('loadFailed', { message: errorText(list.error) });
  return (
    <div className="grid min-w-0 gap-3">
      <DataTable
        query={{ ...list, data: rows }}
        columns={columns}
        rowKey={(row) => row.id}
        caption={t('caption')}
        onOpen={(row) => setOpened(row.id)}
        empty={<EmptyState message={t('none')} />}
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
      {shown && (
        <ApplicantDialog
          application={shown}
          onStep={(step, row) => decisions.ask({ step, application: row })}
          onClose={() => setOpened(null)}
        />
      )}
      {decisions.asked && <DecideApplicationDialog asked={decisions.asked} decisions={decisions} />}
    </div>
  );
}

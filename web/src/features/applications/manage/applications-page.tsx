import type { Application } from '@callstead/contract/applications';
import { APPLICATION_STATUSES } from '@callstead/domain/applications/lifecycle';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useChosenAccount } from '../../../session/use-chosen-account.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type ListFilters, useListFilters } from '../../../ui/table/use-list-filters.ts';
import { type ApplicationFilter, applicationListQuery, type DecidingStep } from './api.ts';
import { ApplicantDialog } from './applicant-dialog.tsx';
import { useApplicationColumns } from './application-columns.tsx';
import { ApplicationFilters } from './application-filters.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { applicationsMessages } from './messages.ts';
import { useDecisions } from './use-decisions.ts';
import { useSelection } from './use-selection.ts';

export default function ApplicationsPage() {
  const t = useTexts(applicationsMessages);
  const { profile } = useAuth();
  const isAdmin = profile?.userType === 'admin';
  const isRestricted = !isAdmin && profile?.status !== 'approved';
  return (
    <>
      <title>{t('pageTitle')}</title>
      <header className="grid gap-1">
        <h1 className="text-28">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t(isAdmin ? 'introAdmin' : 'intro')}</p>
      </header>
      {isRestricted ? <Banner tone="warning">{t('notApproved')}</Banner> : <Applications />}
    </>
  );
}

function useFilter(filters: ListFilters): ApplicationFilter {
  const { language } = useLanguage();
  const account = useChosenAccount();
  const status = APPLICATION_STATUSES.find((each) => each === filters.valueOf('status'));
  return { search: filters.valueOf('search'), status, campaign: filters.valueOf('campaign'), account, language };
}

function Applications() {
  const t = useTexts(applicationsMessages);
  const errorText = useErrorText();
  const filters = useListFilters();
  const filter = useFilter(filters);
  const list = useInfiniteQuery(applicationListQuery(filter));
  const rows = list.data?.pages.flatMap((page) => page.applications);
  const selection = useSelection(rows ?? []);
  const summary = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const decisions = useDecisions(() => {
    setOpened(null);
    selection.clear();
    summary.current?.focus(); // the button that was pressed is about to disappear
  });
  const onStep = (step: DecidingStep, row: Application) => decisions.ask({ step, applications: [row] });
  const columns = useApplicationColumns({ selection, onOpen: (row) => setOpened(row.id), onStep });
  const shown = rows?.find((row) => row.id === opened);
  return (
    <>
      <ApplicationFilters filters={filters} filter={filter} />
      <div className="grid min-w-0 gap-3">
        <p ref={summary} role="status" tabIndex={-1} className="min-h-5 text-13 text-muted outline-none">
          {rows &&
            (list.hasNextPage ? t('countOrMore', { count: String(rows.length) }) : t('count', { count: rows.length }))}
        </p>
        <BulkBar selection={selection} onStep={(step) => decisions.ask({ step, applications: selection.selected })} />
        <DataTable
          query={{ ...list, data: rows }}
          columns={columns}
          rowKey={(row) => row.id}
          caption={t('caption')}
          empty={<NoApplications onClear={filters.clear} />}
          errorMessage={t('loadFailed', { message: errorText(list.error) })}
        />
        {list.hasNextPage && (
          <Button
            variant="secondary"
            size="sm"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
            className="justify-self-center"
          >
            {t('more')}
          </Button>
        )}
      </div>
      {shown && <ApplicantDialog application={shown} onStep={onStep} onClose={() => setOpened(null)} />}
      {decisions.asked && <DecideDialog asked={decisions.asked} decisions={decisions} />}
    </>
  );
}

function NoApplications({ onClear }: { onClear: () => void }) {
  const t = useTexts(applicationsMessages);
  const clear = (
    <Button variant="secondary" size="sm" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  );
  return <EmptyState message={t('empty')} action={clear} />;
}

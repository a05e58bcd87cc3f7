import type { Application } from '@callstead/contract/applications';
import { listApplications } from '@callstead/contract/v1/applications-endpoints';
import { can } from '@callstead/domain/policy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ListCount } from '../../../ui/list/list-count.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useSelection } from '../../../ui/list/use-selection.ts';
import { focusAfterAction } from '../../../ui/overlay/focus-after.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { applicationListQuery, type DecidingStep } from './api.ts';
import { ApplicantDialog } from './applicant-dialog.tsx';
import { useApplicationColumns } from './application-columns.tsx';
import { APPLICATION_LIST, ApplicationFilters } from './application-filters.tsx';
import { DecideApplicationDialog } from './decide-application-dialog.tsx';
import { applicationsMessages } from './messages.ts';
import { useApplicationDecisions } from './use-application-decisions.ts';

export default function ApplicationsPage() {
  const t = useTexts(applicationsMessages);
  const actor = useActor();
  const intro = can(actor, 'account.view-any') ? 'introAdmin' : 'intro';
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t(intro)} />
      {can(actor, 'application.list') ? <Applications /> : <Banner tone="warning">{t('notApproved')}</Banner>}
    </>
  );
}

function Applications() {
  const t = useTexts(applicationsMessages);
  const errorText = useErrorText();
  const viewed = { account: useViewedAccount(), language: useLanguage().language };
  const address = useListAddress(APPLICATION_LIST);
  const list = useInfiniteQuery(applicationListQuery({ ...address.asked, ...viewed }));
  const rows = list.data?.pages.flatMap((page) => page.data);
  const count = rows?.length ?? 0;
  const errorMessage = t('loadFailed', { message: errorText(list.error) });
  const selection = useSelection(rows ?? [], { keyOf: ({ id }) => id, isSelectable: isPending });
  const summary = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const decisions = useApplicationDecisions(() => {
    setOpened(null);
    selection.clear();
    focusAfterAction(summary.current); // the button that was pressed is about to disappear
  });
  const onStep = (step: DecidingStep, row: Application) => decisions.ask({ step, applications: [row] });
  const columns = useApplicationColumns({ onOpen: (row) => setOpened(row.id), onStep });
  const shown = rows?.find((row) => row.id === opened);
  return (
    <>
      <ApplicationFilters address={address} viewed={viewed} />
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ListCount ref={summary}>
            {rows && (list.hasNextPage ? t('countOrMore', { count }) : t('count', { count }))}
          </ListCount>
          <AsApiRequest
            endpoint={listApplications}
            query={{ account: viewed.account, status: address.asked.status, campaign: address.asked.campaign }}
          />
        </div>
        <SelectionBar selection={selection} label={t('selected', { count: selection.rows.length })}>
          <StepsForAll onStep={(step) => decisions.ask({ step, applications: selection.rows })} />
        </SelectionBar>
        <DataTable
          query={{ ...list, data: rows }}
          columns={columns}
          rowKey={(row) => row.id}
          caption={t('caption')}
          selection={selection.named({
            labelOf: ({ applicant }) => t('select', { name: applicant.fullName }),
            allLabel: t('selectAll'),
          })}
          empty={<NothingFound address={address} message={t('empty')} />}
          errorMessage={errorMessage}
        />
        <LoadMore list={list} errorMessage={errorMessage} />
      </div>
      {shown && <ApplicantDialog application={shown} onStep={onStep} onClose={() => setOpened(null)} />}
      {decisions.asked && <DecideApplicationDialog asked={decisions.asked} decisions={decisions} />}
    </>
  );
}

const isPending = ({ status }: Application) => status === 'pending';

function StepsForAll({ onStep }: { onStep: (step: DecidingStep) => void }) {
  const t = useTexts(applicationsMessages);
  return (['approve', 'reject'] as const).map((step) => (
    <Button key={step} size="sm" variant={step === 'approve' ? 'primary' : 'secondary'} onClick={() => onStep(step)}>
      {t(`steps.${step}`)}
    </Button>
  ));
}

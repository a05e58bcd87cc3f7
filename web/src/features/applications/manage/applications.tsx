import type { Application, ApplicationListResponse } from '@callstead/contract/applications';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { useSelection } from '../../../ui/list/use-selection.ts';
import { WorkTable } from '../../../ui/list/work-table.tsx';
import { focusAfterAction } from '../../../ui/overlay/focus-after.ts';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { applicationPageQuery, type DecidingStep } from './api.ts';
import { ApplicantDialog } from './applicant-dialog.tsx';
import { ApplicationBar } from './application-bar.tsx';
import { useApplicationColumns } from './application-columns.tsx';
import { APPLICATION_LIST, useApplicationLayout } from './application-list.ts';
import { DecideApplicationDialog } from './decide-application-dialog.tsx';
import { DecideManyBar } from './decide-many-bar.tsx';
import { applicationsMessages } from './messages.ts';
import { useApplicationDecisions } from './use-application-decisions.ts';

/** Whoever asks to join, and what becomes of it. */
export function Applications({ account }: { account: string | undefined }) {
  const scope = { account, language: useLanguage().language };
  const address = useListAddress(APPLICATION_LIST);
  const period = usePeriod('all');
  const { from, to, zone } = period;
  const [after, before] = [address.params.get('after') ?? undefined, address.params.get('before') ?? undefined];
  const asked = { ...address.asked, ...scope, from, to, after, before };
  const list = useQuery({ ...applicationPageQuery(asked), enabled: zone !== null });
  return (
    <>
      <ApplicationBar address={address} period={period} scope={scope} />
      <ApplicationTable address={address} list={list} question={JSON.stringify(asked)} />
    </>
  );
}

type ApplicationTableProps = {
  address: ReturnType<typeof useListAddress<ReturnType<typeof APPLICATION_LIST.read>>>;
  list: UseQueryResult<ApplicationListResponse>;
  /** What is ticked belongs to it. */
  question: string;
};

function ApplicationTable({ address, list, question }: ApplicationTableProps) {
  const t = useTexts(applicationsMessages);
  const errorText = useErrorText();
  const layout = useApplicationLayout();
  const opened = useOpened('application');
  const count = useRef<HTMLParagraphElement>(null);
  const rows = list.data?.data ?? [];
  const selection = useSelection(rows, { keyOf: ({ id }) => id, isSelectable: isOpen, within: question });
  const decisions = useApplicationDecisions(() => {
    if (opened.id) opened.close();
    selection.clear();
    focusAfterAction(count.current); // the button that was pressed is about to disappear
  });
  const onStep = (step: DecidingStep, row: Application) => decisions.ask({ step, application: row });
  const columns = useApplicationColumns(layout.columns, onStep);
  const shown = rows.find((row) => row.id === opened.id);
  const { sort, direction } = address.asked;
  return (
    <>
      <WorkTable
        {...{ address, list, columns }}
        countRef={count}
        above={<DecideManyBar selection={selection} onDone={() => focusAfterAction(count.current)} />}
        rowKey={(row) => row.id}
        caption={t('caption')}
        selection={selection.named({
          labelOf: ({ applicant }) => t('select', { name: applicant.fullName }),
          allLabel: t('selectAll'),
        })}
        empty={<NothingFound address={address} message={t('empty')} />}
        errorMessage={t('loadFailed', { message: errorText(list.error) })}
        sort={{ by: sort, direction }}
        onSort={(next) => address.change({ sort: next.by, direction: next.direction })}
        onOpen={(row) => opened.open(row.id)}
        onPeek={opened.open}
        density={layout.density}
        current={opened.id}
      />
      {shown && <ApplicantDialog application={shown} onStep={onStep} onClose={opened.close} />}
      {decisions.asked && <DecideApplicationDialog asked={decisions.asked} decisions={decisions} />}
    </>
  );
}

const isOpen = ({ status, waiting }: Application) => status === 'pending' && !waiting;

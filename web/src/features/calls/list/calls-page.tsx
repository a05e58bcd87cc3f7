import { exportCalls } from '@callstead/contract/calls/calls-endpoints';
import type { CorrectionSelection } from '@callstead/contract/corrections';
import { listCalls } from '@callstead/contract/v1/calls-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import { type ComponentType, type ReactNode, useState } from 'react';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { useLiveRail } from '../../../session/use-live-rail.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ColumnChooser } from '../../../ui/list/column-chooser.tsx';
import { neighboursOf } from '../../../ui/list/neighbours.ts';
import { useHours } from '../../../ui/list/use-hours.ts';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { NeighbourButtons } from '../../../ui/overlay/neighbour-buttons.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import type { RecordingSlot } from '../detail/call-content.tsx';
import { CallDrawer } from '../detail/call-drawer.tsx';
import { type CallScope, callListQuery, callSummaryQuery } from '../shared/api.ts';
import {
  CALL_LIST,
  type CallAddress,
  callExportQuestion,
  callListQuestion,
  callSummaryQuestion,
  correctedSelection,
} from '../shared/call-filter.ts';
import { callsMessages } from '../shared/calls-messages.ts';
import { ExplainLink } from '../shared/explain-link.tsx';
import { TestCallButton } from '../test-call/test-call-button.tsx';
import { Ticker } from '../ticker/ticker.tsx';
import { CallBar } from './call-bar.tsx';
import { CallOverview } from './call-overview.tsx';
import { CallTable } from './call-table.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { useCallLayout } from './use-call-layout.ts';

/** Pieces of other features; correcting is the admin's alone. */
type Slots = {
  Recording: RecordingSlot;
  Appeal: AppealSlot;
  Correct: ComponentType<{ selection: CorrectionSelection | undefined }>;
};

export function CallsPage(slots: Slots) {
  const t = useTexts(callsMessages);
  const { profile } = useAuth();
  const view = usePanel();
  const account = useViewedAccount();
  const { language } = useLanguage();
  const scope = { view, account, language };
  const isShut = useIsShut('call.list');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <title>{t('pageTitle')}</title>
      {profile && isShut ? (
        <>
          <PageHeader title={t('title')} />
          <RestrictedNotice profile={profile} text={t('restricted')} />
        </>
      ) : (
        <Calls key={account ?? ''} scope={scope} {...slots} />
      )}
    </div>
  );
}

function Calls({ scope, Recording, Appeal, Correct }: Slots & { scope: CallScope }) {
  const address = useListAddress(CALL_LIST);
  const opened = useOpened('call');
  const { period, narrowed } = useHours(usePeriod());
  const { list, summary } = useCalls({ address, period, scope });
  const question = { address: address.asked, period, scope };
  const neighbours = neighboursOf(list.data?.data.map(({ id }) => id) ?? [], opened.id);
  return (
    <>
      <Heading scope={scope}>{scope.view === 'admin' && <Correct selection={correctable(question)} />}</Heading>
      <CallBar {...{ address, period, scope, narrowed }} tools={<Tools {...question} />} />
      <CallOverview summary={summary} period={period} view={scope.view} />
      <CallTable {...{ address, period, scope, list, summary }} />
      <CallDrawer
        id={opened.id}
        scope={scope}
        Recording={Recording}
        Appeal={Appeal}
        aside={<NeighbourButtons {...neighbours} onGo={opened.goTo} />}
        onClose={opened.close}
      />
    </>
  );
}

/** Without its period the list would be everything there ever was. */
const correctable = (question: Question) => (question.period.zone ? correctedSelection(question) : undefined);

/** Whoever places a test call wants to see it ring. */
function Heading({ scope, children }: { scope: CallScope; children: ReactNode }) {
  const t = useTexts(callsMessages);
  const rail = useLiveRail();
  return (
    <PageHeader title={t('title')}>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <ExplainLink />
        <TestCallButton size="sm" onPlaced={rail.open} />
        <Ticker scope={scope} rail={rail} />
      </div>
    </PageHeader>
  );
}

type Question = { address: CallAddress; period: Period; scope: CallScope };

function useCalls({ address, period, scope }: Omit<Question, 'address'> & { address: Address }) {
  const question = { address: address.asked, period, scope };
  const enabled = period.zone !== null;
  return {
    list: useQuery({ ...callListQuery(callListQuestion(question, address.params)), enabled }),
    summary: useQuery({ ...callSummaryQuery(callSummaryQuestion(question, period.zone ?? 'UTC')), enabled }),
  };
}

type Address = ReturnType<typeof useListAddress<CallAddress>>;

function Tools(question: Question) {
  const t = useTexts(callsMessages);
  const [isExporting, setExporting] = useState(false);
  const { view } = question.scope;
  const { zone } = question.period;
  return (
    <>
      <div className="hidden sm:block">
        <ColumnChooser {...useCallLayout(view).chooser} labelOf={(column) => t(`columns.${column}`)} isIcon />
      </div>
      {zone && <AsApiRequest endpoint={listCalls} query={callExportQuestion(question, { zone, columns: [] })} isIcon />}
      <IconButton icon={Download} label={t('export.button')} onClick={() => setExporting(true)} disabled={!zone} />
      {isExporting && zone && (
        <ExportDialog
          view={view}
          zone={zone}
          addressOf={(file) => endpointHref(exportCalls, { query: callExportQuestion(question, file) })}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
}

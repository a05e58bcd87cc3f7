import { exportCalls } from '@callstead/contract/calls/calls-endpoints';
import type { CorrectionSelection } from '@callstead/contract/corrections';
import { listCalls } from '@callstead/contract/v1/calls-endpoints';
import { Download } from 'lucide';
import { type ComponentType, useState } from 'react';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Button } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import type { RecordingSlot } from '../detail/call-content.tsx';
import { CallDrawer } from '../detail/call-drawer.tsx';
import type { CallScope } from '../shared/api.ts';
import { CALL_LIST, type CallAddress, callExportQuestion, correctedSelection } from '../shared/call-filter.ts';
import { callsMessages } from '../shared/calls-messages.ts';
import { ExplainLink } from '../shared/explain-link.tsx';
import { TestCallButton } from '../test-call/test-call-button.tsx';
import { Ticker } from '../ticker/ticker.tsx';
import { CallFilters } from './call-filters.tsx';
import { CallTable } from './call-table.tsx';
import { CallColumnChooser } from './column-chooser.tsx';
import { ExportDialog } from './export-dialog.tsx';

/** Pieces of other features; correcting is the admin's alone. */
type Slots = { Recording: RecordingSlot; Correct: ComponentType<{ selection: CorrectionSelection | undefined }> };

export function CallsPage(slots: Slots) {
  const t = useTexts(callsMessages);
  const { profile } = useAuth();
  const view = usePanel();
  const account = useViewedAccount();
  const { language } = useLanguage();
  const scope = { view, account, language };
  const isShut = useIsShut('call.list');
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t(`intro.${view}`)}>
        {!isShut && (
          <div className="flex flex-wrap gap-2">
            <ExplainLink />
            <TestCallButton />
          </div>
        )}
      </PageHeader>
      {profile && isShut ? (
        <RestrictedNotice profile={profile} text={t('restricted')} />
      ) : (
        <Calls key={account ?? ''} scope={scope} {...slots} />
      )}
    </>
  );
}

function Calls({ scope, Recording, Correct }: Slots & { scope: CallScope }) {
  const address = useListAddress(CALL_LIST);
  const opened = useOpened('call');
  const period = usePeriod();
  return (
    <>
      <Ticker scope={scope} />
      <CallFilters address={address} period={period} scope={scope} />
      <div className="grid min-w-0 gap-3">
        <Tools address={address.asked} period={period} scope={scope} Correct={Correct} />
        <CallTable address={address} period={period} scope={scope} />
      </div>
      <CallDrawer id={opened.id} scope={scope} Recording={Recording} onClose={opened.close} />
    </>
  );
}

type ToolsProps = { address: CallAddress; period: Period; scope: CallScope } & Pick<Slots, 'Correct'>;

function Tools({ Correct, ...question }: ToolsProps) {
  const t = useTexts(callsMessages);
  const [isExporting, setExporting] = useState(false);
  const { view } = question.scope;
  const { zone } = question.period;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <div className="hidden sm:block">
        <CallColumnChooser view={view} />
      </div>
      {view === 'admin' && <Correct selection={zone ? correctedSelection(question) : undefined} />}
      {zone && <AsApiRequest endpoint={listCalls} query={callExportQuestion(question, { zone, columns: [] })} />}
      <Button variant="secondary" size="sm" icon={Download} onClick={() => setExporting(true)} disabled={!zone}>
        {t('export.button')}
      </Button>
      {isExporting && zone && (
        <ExportDialog
          view={view}
          zone={zone}
          addressOf={(file) => endpointHref(exportCalls, { query: callExportQuestion(question, file) })}
          onClose={() => setExporting(false)}
        />
      )}
    </div>
  );
}

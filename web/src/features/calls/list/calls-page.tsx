import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { isRestricted } from '../../../session/is-restricted.ts';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useChosenAccount } from '../../../session/use-chosen-account.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { Button } from '../../../ui/action/button.tsx';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { useChosenParams } from '../../../ui/table/use-chosen-params.ts';
import type { RecordingSlot } from '../detail/call-content.tsx';
import { CallDrawer } from '../detail/call-drawer.tsx';
import type { Looking } from '../shared/api.ts';
import { exportQuery, readAddress, withCall, withFilter, withoutFilters } from '../shared/call-filter.ts';
import { callsMessages } from '../shared/calls-messages.ts';
import { ExplainLink } from '../shared/explain-link.tsx';
import { TestCallButton } from '../test-call/test-call-button.tsx';
import { Ticker } from '../ticker/ticker.tsx';
import { CallFilters } from './call-filters.tsx';
import { CallTable } from './call-table.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { ExportDialog } from './export-dialog.tsx';

export function CallsPage({ Recording }: { Recording: RecordingSlot }) {
  const t = useTexts(callsMessages);
  const { profile } = useAuth();
  const view = usePanel();
  const account = useChosenAccount();
  const { language } = useLanguage();
  const looking = { view, account, language };
  const isShut = view === 'advertiser' && isRestricted(profile);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-28">{t('title')}</h1>
          <p className="max-w-prose text-muted">{t(`intro.${view}`)}</p>
        </div>
        {!isShut && (
          <div className="flex flex-wrap gap-2">
            <ExplainLink />
            <TestCallButton />
          </div>
        )}
      </header>
      {profile && isShut ? (
        <RestrictedNotice profile={profile} text={t('restricted')} />
      ) : (
        <Calls key={account ?? ''} looking={looking} Recording={Recording} />
      )}
    </>
  );
}

function Calls({ looking, Recording }: { looking: Looking; Recording: RecordingSlot }) {
  const [params, setParams] = useChosenParams();
  const navigate = useNavigate();
  const isOpenedHere = useLocation().state?.isOpenedHere === true;
  const address = readAddress(params);
  const period = usePeriod();
  const go = (next: URLSearchParams, { replace = false } = {}) =>
    setParams(next, { replace, preventScrollReset: true });
  const asked = { address, period, looking };
  return (
    <>
      <Ticker looking={looking} />
      <CallFilters
        {...asked}
        isCallOpen={params.has('call')}
        onChange={(name, value, options) => go(withFilter(params, name, value), options)}
        onClear={() => go(withoutFilters(params))}
      />
      <div className="grid min-w-0 gap-3">
        <Tools asked={asked} />
        <CallTable {...asked} />
      </div>
      <CallDrawer
        id={params.get('call')}
        looking={looking}
        Recording={Recording}
        onClose={() => (isOpenedHere ? navigate(-1) : go(withCall(params, undefined), { replace: true }))}
      />
    </>
  );
}

function Tools({ asked }: { asked: Parameters<typeof exportQuery>[0] & { period: ReturnType<typeof usePeriod> } }) {
  const t = useTexts(callsMessages);
  const [isExporting, setExporting] = useState(false);
  const { view } = asked.looking;
  const { zone } = asked.period;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <div className="hidden sm:block">
        <ColumnChooser view={view} />
      </div>
      <Button variant="secondary" size="sm" icon={Download} onClick={() => setExporting(true)} disabled={!zone}>
        {t('export.button')}
      </Button>
      {isExporting && zone && (
        <ExportDialog
          view={view}
          zone={zone}
          addressOf={(chosen) => `/api/calls/export?${exportQuery(asked, chosen)}`}
          onClose={() => setExporting(false)}
        />
      )}
    </div>
  );
}

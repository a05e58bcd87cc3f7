import type { CorrectionSelection } from '@callstead/contract/corrections';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { useHours } from '../../../ui/list/use-hours.ts';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { ConversionDrawer } from '../detail/conversion-drawer.tsx';
import { Received } from '../received/received.tsx';
import { Setup } from '../setup/setup.tsx';
import type { ConversionScope } from '../shared/api.ts';
import { CONVERSION_LIST, correctedSelection } from '../shared/conversion-filter.ts';
import { conversionsMessages } from '../shared/conversions-messages.ts';
import { ConversionList } from './conversion-list.tsx';

/** Corrects what the list shows: the admin's alone. */
type CorrectSlot = ComponentType<{ selection: CorrectionSelection | undefined }>;
type Slots = { Correct: CorrectSlot; Appeal: AppealSlot };

export function ConversionsPage(slots: Slots) {
  const t = useTexts(conversionsMessages);
  const { profile } = useAuth();
  const view = usePanel();
  const account = useViewedAccount();
  const { language } = useLanguage();
  const isShut = useIsShut('conversion.list');
  return (
    <>
      <title>{t('pageTitle')}</title>
      {profile && isShut ? (
        <>
          <PageHeader title={t('title')} />
          <RestrictedNotice profile={profile} text={t('restricted')} />
        </>
      ) : (
        <Screens key={account ?? ''} scope={{ view, account, language }} {...slots} />
      )}
    </>
  );
}

type Screen = 'conversions' | 'received' | 'setup';

/** What was sent in is the advertiser's affair; an admin sees it to help. */
const SCREENS: Record<CallView, readonly Screen[]> = {
  publisher: ['conversions'],
  advertiser: ['conversions', 'received', 'setup'],
  admin: ['conversions', 'received'],
};

/** What one screen's address has in common with the next. */
const KEPT = ['account', 'campaign', 'period', 'from', 'to'];

/** The strip stands beside the title where there is room, so that rows begin as high as in lists without one. */
const BESIDE_TITLE =
  'contents *:data-[state]:col-span-full *:data-[state]:min-w-0 *:data-[state]:pt-0 lg:*:[&[role=tablist]]:-my-1';

function Screens({ scope, Correct, Appeal }: Slots & { scope: ConversionScope }) {
  const t = useTexts(conversionsMessages);
  const [params, setParams] = useSearchParams();
  const screens = SCREENS[scope.view];
  const chosen = screens.find((each) => each === params.get('tab')) ?? 'conversions';
  const choose = (tab: Screen) =>
    setParams([...[...params].filter(([name]) => KEPT.includes(name)), ['tab', tab]], { preventScrollReset: true });
  const content = <Content screen={chosen} scope={scope} Appeal={Appeal} />;
  if (screens.length === 1) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <PageHeader title={t('title')} />
        {content}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <PageHeader title={t('title')}>
        {scope.view === 'admin' && chosen === 'conversions' && <CorrectShown scope={scope} Correct={Correct} />}
      </PageHeader>
      <Tabs
        label={t('title')}
        value={chosen}
        onChange={choose}
        className={BESIDE_TITLE}
        tabs={screens.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          content: value === chosen && content,
        }))}
      />
    </div>
  );
}

/** The address says what the list shows. */
function CorrectShown({ scope, Correct }: { scope: ConversionScope; Correct: CorrectSlot }) {
  const { asked } = useListAddress(CONVERSION_LIST);
  const { period } = useHours(usePeriod());
  return (
    <div className="flex flex-wrap gap-2">
      <Correct selection={period.zone ? correctedSelection({ address: asked, period, scope }) : undefined} />
    </div>
  );
}

type ContentProps = { screen: Screen; scope: ConversionScope; Appeal: AppealSlot };

function Content({ screen, scope, Appeal }: ContentProps) {
  const opened = useOpened('conversion');
  if (screen === 'setup') return <Setup scope={scope} />;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {screen === 'conversions' ? (
        <ConversionList scope={scope} Appeal={Appeal} />
      ) : (
        <>
          <Received scope={scope} />
          <ConversionDrawer id={opened.id} scope={scope} Appeal={Appeal} onClose={opened.close} />
        </>
      )}
    </div>
  );
}

import type { CallView } from '@callstead/domain/calls/call-view';
import { useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { useOpened } from '../../../ui/list/use-opened.ts';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import { ConversionDrawer } from '../detail/conversion-drawer.tsx';
import { Received } from '../received/received.tsx';
import { Setup } from '../setup/setup.tsx';
import type { ConversionScope } from '../shared/api.ts';
import { conversionsMessages } from '../shared/conversions-messages.ts';
import { ConversionList, type CorrectSlot } from './conversion-list.tsx';

type Slots = { Correct: CorrectSlot; Appeal: AppealSlot };

export function ConversionsPage({ Correct, Appeal }: Slots) {
  const t = useTexts(conversionsMessages);
  const { profile } = useAuth();
  const view = usePanel();
  const account = useViewedAccount();
  const { language } = useLanguage();
  const isShut = useIsShut('conversion.list');
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t(`intro.${view}`)} />
      {profile && isShut ? (
        <RestrictedNotice profile={profile} text={t('restricted')} />
      ) : (
        <Screens key={account ?? ''} scope={{ view, account, language }} Correct={Correct} Appeal={Appeal} />
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

function Screens({ scope, Correct, Appeal }: Slots & { scope: ConversionScope }) {
  const t = useTexts(conversionsMessages);
  const [params, setParams] = useSearchParams();
  const opened = useOpened('conversion');
  const screens = SCREENS[scope.view];
  const chosen = screens.find((each) => each === params.get('tab')) ?? 'conversions';
  const choose = (tab: Screen) =>
    setParams([...[...params].filter(([name]) => KEPT.includes(name)), ['tab', tab]], { preventScrollReset: true });
  return (
    <>
      {screens.length === 1 ? (
        <Content screen={chosen} scope={scope} Correct={Correct} />
      ) : (
        <Tabs
          label={t('title')}
          value={chosen}
          onChange={choose}
          className="min-w-0"
          tabs={screens.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            content: value === chosen && <Content screen={value} scope={scope} Correct={Correct} />,
          }))}
        />
      )}
      <ConversionDrawer id={opened.id} scope={scope} Appeal={Appeal} onClose={opened.close} />
    </>
  );
}

type ContentProps = { screen: Screen; scope: ConversionScope; Correct: CorrectSlot };

function Content({ screen, scope, Correct }: ContentProps) {
  if (screen === 'setup') return <Setup scope={scope} />;
  return (
    <div className="grid min-w-0 gap-5">
      {screen === 'received' ? <Received scope={scope} /> : <ConversionList scope={scope} Correct={Correct} />}
    </div>
  );
}

import { paths } from '@callstead/contract/paths';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoneyNews } from '../../../live/use-money-news.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { Received } from '../payments/received.tsx';
import { Transfers } from '../transfers/transfers.tsx';
import { Accounts } from './accounts.tsx';
import { DecidedCalls } from './decided-calls.tsx';
import { ledgerMessages } from './messages.ts';
import { Postings } from './postings.tsx';
import { Totals } from './totals.tsx';

const TABS = ['accounts', 'received', 'transfers', 'postings', 'calls'] as const;
type TabName = (typeof TABS)[number];

export default function MoneyPage() {
  const t = useTexts(ledgerMessages);
  const [params, setParams] = useSearchParams();
  const period = usePeriod('month');
  const chosen = TABS.find((tab) => tab === params.get('tab')) ?? 'accounts';
  useMoneyNews();
  const choose = (tab: TabName) => setParams({ tab, ...period.params }, { preventScrollReset: true });
  const content = {
    accounts: <Accounts />,
    received: <Received />,
    transfers: <Transfers />,
    postings: <Postings period={period} />,
    calls: <DecidedCalls period={period} />,
  };
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')}>
        <div className="flex flex-wrap items-center gap-4">
          <TextLink to={paths.admin.position}>{t('toPosition')}</TextLink>
          <PeriodPicker period={period} />
        </div>
      </PageHeader>
      <Totals period={period} />
      <Tabs
        label={t('title')}
        value={chosen}
        onChange={choose}
        className="min-w-0"
        tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`), content: value === chosen && content[value] }))}
      />
    </>
  );
}

import type { AccountDetail } from '@callstead/contract/identity/accounts';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import type { ComponentType, ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { accountDetailQuery } from '../../../api/account-detail-query.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ViewedAccount } from '../../../session/use-viewed-account.ts';
import { Icon } from '../../../ui/brand/icon.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { AccountFacts } from '../accounts/account-facts.tsx';
import { AccountHead } from './account-head.tsx';
import { accountPageMessages } from './messages.ts';
import { Notes } from './notes.tsx';

type Part = ComponentType<{ account: AccountDetail }>;
/** What other parts of the product know of an account. */
export type AccountParts = Record<'Figures' | 'Arrivals' | 'Campaigns' | 'Money' | 'Tickets' | 'History', Part>;

/** Everything about one account, for admins. */
export function AccountPage({ parts }: { parts: AccountParts }) {
  const t = useTexts(accountPageMessages);
  const { id = '' } = useParams();
  return (
    <>
      <title>{t('pageTitle')}</title>
      <Link
        to={paths.admin.users()}
        className="inline-flex items-center gap-2 justify-self-start rounded text-14 text-muted hover:text-text"
      >
        <Icon of={ArrowLeft} />
        {t('back')}
      </Link>
      <Loaded key={id} id={id} parts={parts} />
    </>
  );
}

function Loaded({ id, parts }: { id: string; parts: AccountParts }) {
  const t = useTexts(accountPageMessages);
  const errorText = useErrorText();
  const query = useQuery(accountDetailQuery(id));
  if (query.data) {
    return (
      <ViewedAccount value={query.data.id}>
        <AccountHead account={query.data} />
        <AccountTabs account={query.data} parts={parts} />
      </ViewedAccount>
    );
  }
  const isGone = isRefusal(query.error, 'not_found') || isRefusal(query.error, 'validation_failed');
  return (
    <>
      <h1 className="text-28">{t('title')}</h1>
      {query.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <Card>
          {isGone ? (
            <EmptyState message={t('gone')} />
          ) : (
            <ErrorState
              message={t('failed', { message: errorText(query.error) })}
              onRetry={() => void query.refetch()}
            />
          )}
        </Card>
      )}
    </>
  );
}

const TABS = ['summary', 'calls', 'campaigns', 'money', 'tickets', 'notes', 'history'] as const;
type Tab = (typeof TABS)[number];
/** An admin neither buys nor sells. */
const OF_ADMINS: readonly Tab[] = ['summary', 'tickets', 'notes', 'history'];

function AccountTabs({ account, parts }: { account: AccountDetail; parts: AccountParts }) {
  const t = useTexts(accountPageMessages);
  const [params, setParams] = useSearchParams();
  const isAdmin = account.userType === 'admin';
  const tabs = isAdmin ? OF_ADMINS : TABS;
  const chosen = tabs.find((each) => each === params.get('tab')) ?? 'summary';
  const { Figures, Arrivals, Campaigns, Money, Tickets, History } = parts;
  const content: Record<Tab, ReactNode> = {
    summary: (
      <div className="grid min-w-0 gap-6">
        {!isAdmin && <Figures account={account} />}
        <Card title={t('facts')}>
          <AccountFacts account={account} />
        </Card>
      </div>
    ),
    calls: <Arrivals account={account} />,
    campaigns: <Campaigns account={account} />,
    money: <Money account={account} />,
    tickets: <Tickets account={account} />,
    notes: <Notes accountId={account.id} />,
    history: <History account={account} />,
  };
  return (
    <Tabs
      label={t('about')}
      value={chosen}
      onChange={(tab) => setParams((old) => withTab(old, tab), { replace: true, preventScrollReset: true })}
      tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`), content: value === chosen && content[value] }))}
      className="min-w-0"
    />
  );
}

/** The period stays, what was turned to in another tab does not. */
function withTab(params: URLSearchParams, tab: Tab): URLSearchParams {
  const kept = [...params].filter(([name]) => ['period', 'from', 'to'].includes(name));
  return new URLSearchParams([...kept, ['tab', tab]]);
}

import type { CarriersResponse } from '@callstead/contract/carriers';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { HelpLink } from '../../../ui/action/help-link.tsx';
import { StatCard } from '../../../ui/chart/stat-card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AccountCard } from './account-card.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { carriersQuery } from './api.ts';
import { CostTable, DifferenceTable, OrderTable } from './carrier-tables.tsx';
import { HealthFacts } from './health-facts.tsx';
import { carriersMessages } from './messages.ts';
import { RefillTable } from './refill-table.tsx';

export default function CarriersPage() {
  const t = useTexts(carriersMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const carriers = useQuery(carriersQuery(language));
  const [adding, setAdding] = useState(false);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')}>
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {t('add.open')}
        </Button>
      </PageHeader>
      {carriers.isPending && <Loading />}
      {carriers.isError && !carriers.data && (
        <ErrorState
          message={t('loadFailed', { message: errorText(carriers.error) })}
          onRetry={() => void carriers.refetch()}
        />
      )}
      {carriers.data && <Carriers carriers={carriers.data} onAdd={() => setAdding(true)} />}
      {adding && <AddAccountDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-5" aria-busy>
      <Skeleton className="h-24" />
      <Skeleton className="h-56" />
    </div>
  );
}

function Carriers({ carriers, onAdd }: { carriers: CarriersResponse; onAdd: () => void }) {
  const t = useTexts(carriersMessages);
  const { accounts, orders, costs } = carriers;
  return (
    <div className="grid min-w-0 gap-5">
      <Simulated simulated={carriers.simulated} />
      {accounts.length === 0 ? (
        <div className="rounded border bg-surface">
          <EmptyState
            message={t('empty')}
            hint={
              <>
                {t('emptyHint')} <HelpLink guide="admin" section="setup" />
              </>
            }
            action={
              <Button variant="secondary" onClick={onAdd}>
                {t('add.open')}
              </Button>
            }
          />
        </div>
      ) : (
        <Figures carriers={carriers} />
      )}
      {accounts.map((account) => (
        <AccountCard key={account.id} account={account} />
      ))}
      <Others others={carriers.others} />
      {accounts.length > 0 && <RefillTable refills={carriers.refills} />}
      {accounts.length > 0 && <OrderTable orders={orders} />}
      {accounts.length > 0 && <CostTable campaigns={costs.campaigns} />}
      {accounts.length > 0 && <DifferenceTable differences={carriers.differences} />}
    </div>
  );
}

function Simulated({ simulated }: Pick<CarriersResponse, 'simulated'>) {
  const t = useTexts(carriersMessages);
  if (!simulated) return null;
  const { twilioSid: sid, signalwireProject: project, telnyxAccount: account, telnyxPublicKey: publicKey } = simulated;
  return (
    <Banner title={t('simulated')}>
      <span className="wrap-anywhere">
        {t('simulatedText', { sid, project, account, publicKey, token: simulated.token })}
      </span>
    </Banner>
  );
}

function Figures({ carriers: { accounts, others, costs } }: { carriers: CarriersResponse }) {
  const t = useTexts(carriersMessages);
  const money = useMoney();
  const healths = [...accounts, ...others].map(({ health }) => health);
  const sum = (figure: 'webhooks' | 'forged') => healths.reduce((total, health) => total + health[figure], 0);
  const figures = [
    ['cost', money(costs.totalCents)],
    ['idle', money(costs.idleCents)],
    ['webhooks', sum('webhooks')],
    ['forged', sum('forged')],
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(([figure, value], index) => (
        <StatCard key={figure} label={t(`figures.${figure}`)} value={value} index={index} />
      ))}
    </div>
  );
}

function Others({ others }: Pick<CarriersResponse, 'others'>) {
  const t = useTexts(carriersMessages);
  if (others.length === 0) return null;
  return (
    <Card title={t('others.title')}>
      <div className="grid gap-4 divide-y">
        {others.map(({ carrier, health }) => (
          <div key={carrier} className="grid gap-2 pt-4 first:pt-0">
            <h3 className="font-medium text-14">{t(`carriers.${carrier}`)}</h3>
            <dl className="grid grid-cols-2 gap-4 text-14 lg:grid-cols-5">
              <HealthFacts health={health} />
            </dl>
          </div>
        ))}
      </div>
    </Card>
  );
}

import type { CallDifference, CampaignCost, NumberOrder } from '@callstead/contract/carriers';
import type { OrderState } from '@callstead/domain/numbers/carrier-account';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { carriersMessages } from './messages.ts';

const TONES: Record<OrderState, Tone> = {
  asked: 'warning',
  bought: 'success',
  refused: 'danger',
  not_bought: 'neutral',
};
const loaded = <Row,>(data: readonly Row[]) => ({ data, isPending: false, isError: false });

export function OrderTable({ orders }: { orders: readonly NumberOrder[] }) {
  const t = useTexts(carriersMessages);
  const columns: Column<NumberOrder>[] = [
    {
      id: 'number',
      header: t('orders.number'),
      cell: ({ number }) => <span className="whitespace-nowrap font-mono text-13">{phoneText(number)}</span>,
    },
    { id: 'state', header: t('orders.state'), cell: (order) => <State order={order} /> },
    { id: 'account', header: t('orders.account'), cell: ({ accountName }) => accountName },
    { id: 'origin', header: t('orders.origin'), cell: ({ origin }) => t(`orders.origins.${origin}`) },
    { id: 'at', header: t('orders.at'), cell: ({ askedAt }) => <RelativeTime value={askedAt} /> },
    {
      id: 'price',
      header: t('orders.price'),
      align: 'right',
      cell: ({ monthlyCents }) => <Money cents={monthlyCents} />,
    },
  ];
  return (
    <Section heading="h2" title={t('orders.title')}>
      <DataTable
        query={loaded(orders)}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t('orders.title')}
        empty={<p className="p-4 text-muted">{t('orders.empty')}</p>}
      />
    </Section>
  );
}

function State({ order: { state, failure } }: { order: NumberOrder }) {
  const t = useTexts(carriersMessages);
  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge tone={TONES[state]}>{t(`orders.states.${state}`)}</Badge>
      {state === 'refused' && failure && <span className="text-12 text-muted">{t(`states.${failure}`)}</span>}
    </span>
  );
}

export function DifferenceTable({ differences }: { differences: readonly CallDifference[] }) {
  const t = useTexts(carriersMessages);
  const formats = useFormats();
  const columns: Column<CallDifference>[] = [
    {
      id: 'call',
      header: t('differences.call'),
      cell: ({ callSid, accountName }) => (
        <span className="grid">
          <span className="wrap-anywhere font-mono text-12">{callSid}</span>
          <span className="text-12 text-muted">{accountName}</span>
        </span>
      ),
    },
    {
      id: 'what',
      header: t('differences.what'),
      cell: ({ kind, done }) => (
        <span className="grid">
          <span>{t(`differences.kinds.${kind}`)}</span>
          <span className="text-12 text-muted">{t(`differences.steps.${done}`)}</span>
        </span>
      ),
    },
    {
      id: 'number',
      header: t('differences.number'),
      cell: ({ number }) => <span className="whitespace-nowrap font-mono text-13">{phoneText(number)}</span>,
    },
    { id: 'at', header: t('differences.at'), cell: ({ calledAt }) => <DateTime value={calledAt} /> },
    {
      id: 'seconds',
      header: t('differences.seconds'),
      align: 'right',
      cell: ({ seconds }) => formats.number(seconds),
    },
  ];
  return (
    <Section heading="h2" title={t('differences.title')}>
      <DataTable
        query={loaded(differences)}
        columns={columns}
        rowKey={({ callSid }) => callSid}
        caption={t('differences.title')}
        empty={<p className="p-4 text-muted">{t('differences.empty')}</p>}
      />
    </Section>
  );
}

export function CostTable({ campaigns }: { campaigns: readonly CampaignCost[] }) {
  const t = useTexts(carriersMessages);
  const formats = useFormats();
  const columns: Column<CampaignCost>[] = [
    {
      id: 'campaign',
      header: t('costs.campaign'),
      cell: ({ campaignId, campaignTitle }) => (
        <span className="min-w-44">
          <span className="font-mono text-12 text-muted">{campaignId}</span> {campaignTitle}
        </span>
      ),
    },
    { id: 'numbers', header: t('costs.numbers'), align: 'right', cell: ({ numbers }) => formats.number(numbers) },
    {
      id: 'monthly',
      header: t('costs.monthly'),
      align: 'right',
      cell: ({ monthlyCents }) => <Money cents={monthlyCents} />,
    },
  ];
  return (
    <Section heading="h2" title={t('costs.title')}>
      <DataTable
        query={loaded(campaigns)}
        columns={columns}
        rowKey={({ campaignId }) => campaignId}
        caption={t('costs.title')}
        empty={<p className="p-4 text-muted">{t('costs.empty')}</p>}
      />
    </Section>
  );
}

import type { PositionResponse } from '@callstead/contract/reconciliation';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Money, useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { positionQuery } from './api.ts';
import { positionMessages } from './messages.ts';

/** Two sides of one sum: where the money lies, and whose it is. */
export function PositionCard({ day }: { day: string | undefined }) {
  const t = useTexts(positionMessages);
  const errorText = useErrorText();
  const position = useQuery(positionQuery(day));
  if (position.isError && !position.data)
    return (
      <Card>
        <ErrorState
          message={t('failed', { message: errorText(position.error) })}
          onRetry={() => void position.refetch()}
        />
      </Card>
    );
  return (
    <div className="grid gap-4">
      <div className="steady grid items-start gap-4 lg:grid-cols-2">
        <Card title={t('where.title')}>{position.data ? <Where {...position.data} /> : <Loading lines={3} />}</Card>
        <Card title={t('whose.title')}>{position.data ? <Whose {...position.data} /> : <Loading lines={9} />}</Card>
      </div>
      {position.data && <Identity {...position.data} />}
    </div>
  );
}

const Loading = ({ lines }: { lines: number }) => <Coming className={lines > 3 ? 'h-72 w-full' : 'h-28 w-full'} />;

type Row = { label: string; cents: number; isPart?: boolean; note?: string | undefined };

const outsideOf = ({ gatewayCents, bankCents, paypalCents, wiseCents }: PositionResponse) =>
  gatewayCents + bankCents + paypalCents + wiseCents;

function Where(position: PositionResponse) {
  const { gatewayCents, bankCents, movedToBankCents, gatewaySaysCents } = position;
  const t = useTexts(positionMessages);
  const money = useMoney();
  const says = gatewaySaysCents === null ? undefined : t('where.gatewaySays', { amount: money(gatewaySaysCents) });
  const services = (['paypal', 'wise'] as const)
    .map((name) => ({ label: t(`where.${name}`), cents: position[`${name}Cents`], note: t('where.paidOut') }))
    .filter(({ cents }) => cents !== 0);
  const moved = movedToBankCents === 0 ? undefined : t('where.moved', { amount: money(movedToBankCents) });
  return (
    <Lines
      rows={[
        { label: t('where.gateway'), cents: gatewayCents, note: says },
        { label: t('where.bank'), cents: bankCents, note: moved },
        ...services,
      ]}
      total={{ label: t('where.total'), cents: outsideOf(position) }}
    />
  );
}

const OF_PUBLISHERS = ['held', 'payable', 'paying'] as const;
const OF_NETWORK = ['own', 'margin', 'fees', 'adjustments'] as const;

function Whose(position: PositionResponse) {
  const t = useTexts(positionMessages);
  const { balancesCents, prepaidCents, onCreditCents, reservedCents, sumCents } = position;
  const balances: Row[] =
    prepaidCents === null || onCreditCents === null
      ? [{ label: t('whose.balances'), cents: balancesCents }]
      : [
          { label: t('whose.prepaid'), cents: prepaidCents },
          { label: t('whose.onCredit'), cents: onCreditCents },
        ];
  const rest = [...OF_PUBLISHERS, ...OF_NETWORK].map((part) => ({
    label: t(`whose.${part}`),
    cents: position[`${part}Cents`],
  }));
  return (
    <Lines
      rows={[...balances, { label: t('whose.reserved'), cents: reservedCents }, ...rest]}
      total={{ label: t('whose.total'), cents: outsideOf(position) - sumCents }}
    />
  );
}

function Lines({ rows, total }: { rows: readonly Row[]; total: Row }) {
  return (
    <dl className="grid text-14">
      {rows.map((row) => (
        <LineOf key={row.label} {...row} />
      ))}
      <LineOf {...total} isTotal />
    </dl>
  );
}

function LineOf({ label, cents, note, isTotal = false }: Row & { isTotal?: boolean }) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-baseline justify-between gap-x-4 py-2',
        isTotal ? 'border-strong border-t-2 font-semibold' : 'border-b',
      )}
    >
      <dt>{label}</dt>
      <dd className="ml-auto text-right">
        <Money cents={cents} />
        {note && <span className="block text-13 text-muted">{note}</span>}
      </dd>
    </div>
  );
}

function Identity({ sumCents }: PositionResponse) {
  const t = useTexts(positionMessages);
  const money = useMoney();
  if (sumCents === 0) return <Banner tone="success">{t('identity.holds')}</Banner>;
  return <Banner tone="danger">{t('identity.broken', { amount: money(sumCents) })}</Banner>;
}

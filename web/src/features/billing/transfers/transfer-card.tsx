import type { BankDetails, OwnTransfer } from '@callstead/contract/transfers';
import type { TransferState } from '@callstead/domain/transfers/transfer-state';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { ownTransfersQuery } from '../shared/api.ts';
import { AnnounceForm } from './announce-form.tsx';
import { ownTransferMessages } from './messages.ts';

/** Where to send money, with which reference, and what became of what was sent. Not there where none is offered. */
export function TransferCard({ account }: { account: string | undefined }) {
  const t = useTexts(ownTransferMessages);
  const errorText = useErrorText();
  const own = useQuery(ownTransfersQuery(account));
  if (own.isError && !own.data) {
    const message = t('failed', { message: errorText(own.error) });
    return (
      <Card title={t('title')}>
        <ErrorState message={message} onRetry={() => void own.refetch()} />
      </Card>
    );
  }
  if (!own.data) return <Coming />;
  const { bank, reference, transfers } = own.data;
  if (!bank && transfers.length === 0) return null;
  return (
    <Card title={t('title')}>
      <div className="grid gap-5">
        {bank && <Instructions bank={bank} reference={reference} />}
        {bank && account === undefined && <AnnounceForm />}
        {transfers.length > 0 && <LastTransfers transfers={transfers} />}
      </div>
    </Card>
  );
}

const DETAILS = ['holder', 'account', 'routing', 'bankName'] as const;

function Instructions({ bank, reference }: { bank: BankDetails; reference: string }) {
  const t = useTexts(ownTransferMessages);
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-14 text-muted">{t('text')}</p>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact label={t('reference')} className="sm:col-span-2 lg:col-span-1">
          <span className="flex items-center gap-1 font-mono font-semibold text-16">
            {reference} <CopyButton value={reference} what={t('reference')} />
          </span>
          <span className="text-13 text-muted">{t('referenceHint')}</span>
        </Fact>
        {DETAILS.filter((name) => bank[name]).map((name) => (
          <Fact key={name} label={t(name)}>
            <span className="flex items-center gap-1">
              <span className={name === 'account' || name === 'routing' ? 'font-mono' : ''}>{bank[name]}</span>
              <CopyButton value={bank[name] ?? ''} what={t(name)} />
            </span>
          </Fact>
        ))}
      </dl>
      {bank.note && <p className="max-w-prose whitespace-pre-line text-14">{bank.note}</p>}
    </div>
  );
}

const TONES: Record<TransferState, Tone> = {
  announced: 'info',
  matched: 'success',
  unmatched: 'warning',
  ignored: 'neutral',
};

function LastTransfers({ transfers }: { transfers: readonly OwnTransfer[] }) {
  const t = useTexts(ownTransferMessages);
  return (
    <section className="grid gap-2">
      <h3 className="font-medium text-14">{t('own')}</h3>
      <ul className="divide-y rounded border">
        {transfers.map(({ id, day, amountCents, state, reason }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-14">
            <CalendarDay day={day} />
            <Money cents={amountCents} />
            <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
            {reason && <span className="wrap-anywhere text-13 text-muted">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

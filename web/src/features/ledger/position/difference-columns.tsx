import { paths } from '@callstead/contract/paths';
import type { BooksDifference, DifferenceSubject } from '@callstead/contract/reconciliation';
import type { DifferenceKind } from '@callstead/domain/reconciliation/difference';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { Money, useMoney } from '../../../ui/format/money.tsx';
import { SignedMoney } from '../../../ui/format/signed-money.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { useBookFee } from './api.ts';
import { positionMessages } from './messages.ts';

const TONES: Record<DifferenceKind, Tone> = {
  not_in_books: 'danger',
  not_outside: 'warning',
  other_amount: 'danger',
  other_fee: 'info',
  twice: 'danger',
};

const net = ({ amountCents, feeCents }: BooksDifference['books']) => amountCents - feeCents;
const differenceOf = ({ books, outside }: BooksDifference) => net(outside) - net(books);

export function useDifferenceColumns(onResolve: (difference: BooksDifference) => void): Column<BooksDifference>[] {
  const t = useTexts(positionMessages);
  return [
    { id: 'day', header: t('columns.day'), cell: ({ day }) => <CalendarDay day={day} /> },
    { id: 'kind', header: t('columns.kind'), cell: (difference) => <Named difference={difference} /> },
    { id: 'about', header: t('columns.about'), cell: (difference) => <About difference={difference} /> },
    { id: 'books', header: t('columns.books'), align: 'right', cell: ({ books }) => <Money cents={net(books)} /> },
    {
      id: 'outside',
      header: t('columns.outside'),
      align: 'right',
      cell: ({ outside }) => <Money cents={net(outside)} />,
    },
    {
      id: 'difference',
      header: t('columns.difference'),
      align: 'right',
      cell: (difference) => <SignedMoney cents={differenceOf(difference)} />,
    },
    {
      id: 'next',
      header: t('columns.next'),
      cell: (difference) => <NextStep difference={difference} onResolve={() => onResolve(difference)} />,
    },
  ];
}

function Named({ difference: { kind, place, note, state, endedBy } }: { difference: BooksDifference }) {
  const t = useTexts(positionMessages);
  return (
    <div className="grid min-w-44 max-w-72 justify-items-start gap-1">
      <Badge tone={TONES[kind]}>{t(`kinds.${kind}`)}</Badge>
      <p className="text-13 text-muted">
        {state === 'open' ? t(`todo.${place}.${kind}`) : state === 'closed' ? t('closedText') : note}
      </p>
      {endedBy && <p className="text-12 text-muted">{t('endedBy', { name: endedBy })}</p>}
    </div>
  );
}

function About({ difference }: { difference: BooksDifference }) {
  const t = useTexts(positionMessages);
  const { subject, ref, account, text, place } = difference;
  const to = addressOf(difference);
  const label = t(`subjects.${subject}`);
  return (
    <div className="min-w-40 max-w-72">
      <p className="font-medium">{to ? <TextLink to={to}>{label}</TextLink> : label}</p>
      {account && <p>{account.name}</p>}
      {text && <p className="wrap-anywhere text-13 text-muted">{text}</p>}
      {place === 'gateway' && <p className="wrap-anywhere font-mono text-12 text-muted">{ref}</p>}
    </div>
  );
}

/** Where something can be done about it. */
function addressOf({ subject, account, payoutRunId }: BooksDifference): string | null {
  const addresses: Record<DifferenceSubject, string | null> = {
    payment: paths.admin.received(account?.id),
    refund: paths.admin.received(account?.id),
    dispute: paths.admin.received(account?.id),
    transfer: paths.admin.transfers(),
    bank_line: paths.admin.transfers({ state: 'unmatched' }),
    payout: payoutRunId && paths.admin.payoutRun(payoutRunId),
    file: payoutRunId && paths.admin.payoutRun(payoutRunId),
    by_hand: paths.admin.postings(account?.id),
    gateway_payout: null,
    gateway_line: null,
  };
  return addresses[subject];
}

function NextStep({ difference, onResolve }: { difference: BooksDifference; onResolve: () => void }) {
  const t = useTexts(positionMessages);
  const money = useMoney();
  const amount = money(differenceOf(difference));
  const bookFee = useBookingFee(difference);
  if (difference.state !== 'open') return <Badge tone="neutral">{t(`states.${difference.state}`)}</Badge>;
  if (difference.canBookFee)
    return (
      <Button size="sm" busy={bookFee.isPending} aria-label={t('bookFeeOf', { amount })} onClick={bookFee.start}>
        {t('bookFee')}
      </Button>
    );
  return (
    <Button size="sm" variant="secondary" aria-label={t('resolveOne', { amount })} onClick={onResolve}>
      {t('resolve')}
    </Button>
  );
}

function useBookingFee({ id }: BooksDifference) {
  const t = useTexts(positionMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const booking = useBookFee();
  const start = () =>
    booking.mutate(id, {
      onSuccess: () => toast({ title: t('feeBooked'), tone: 'success' }),
      onError: (error) => toast({ title: errorText(error), tone: 'danger' }),
    });
  return { start, isPending: booking.isPending };
}

export function DifferenceMenu({ difference, onResolve }: { difference: BooksDifference; onResolve: () => void }) {
  const t = useTexts(positionMessages);
  const money = useMoney();
  if (difference.state !== 'open') return null;
  const items = [{ label: t('resolve'), onSelect: onResolve }];
  return <RowMenu label={t('actions', { amount: money(differenceOf(difference)) })} items={items} />;
}

import type { BankTransfer } from '@callstead/contract/transfers';
import { canStep, type TransferState, type TransferStep } from '@callstead/domain/transfers/transfer-state';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { Money, useMoney } from '../../../ui/format/money.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { transferMessages } from './messages.ts';
import { TwinDialog } from './twin-dialog.tsx';
import { useMatch } from './use-match.ts';

const TONES: Record<TransferState, Tone> = {
  announced: 'info',
  unmatched: 'warning',
  matched: 'success',
  ignored: 'neutral',
};

export function useTransferColumns(onMatch: (transfer: BankTransfer) => void): Column<BankTransfer>[] {
  const t = useTexts(transferMessages);
  return [
    { id: 'day', header: t('columns.day'), cell: ({ day }) => <CalendarDay day={day} /> },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'right',
      cell: ({ amountCents }) => <Money cents={amountCents} />,
    },
    { id: 'from', header: t('columns.from'), cell: (transfer) => <From transfer={transfer} /> },
    { id: 'owner', header: t('columns.owner'), cell: (transfer) => <Owner transfer={transfer} /> },
    {
      id: 'state',
      header: t('columns.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      id: 'next',
      header: t('columns.next'),
      cell: (transfer) => <NextStep transfer={transfer} onMatch={() => onMatch(transfer)} />,
    },
  ];
}

function From({ transfer: { sender, text, origin } }: { transfer: BankTransfer }) {
  const t = useTexts(transferMessages);
  return (
    <div className="min-w-40 max-w-80">
      {sender && <p className="wrap-anywhere">{sender}</p>}
      {text && <p className="wrap-anywhere text-13 text-muted">{text}</p>}
      <p className="text-12 text-muted">{t(`origins.${origin}`)}</p>
    </div>
  );
}

function Owner({ transfer: { account, proposed, state, reason } }: { transfer: BankTransfer }) {
  const t = useTexts(transferMessages);
  const name = account?.name;
  return (
    <div className="min-w-32">
      {name ? <p className="font-medium">{name}</p> : <Nothing />}
      {state === 'unmatched' && proposed && (
        <p className="text-13 text-warning">{t('proposed', { name: proposed.name })}</p>
      )}
      {reason && <p className="wrap-anywhere text-13 text-muted">{reason}</p>}
    </div>
  );
}

/** What is announced, one click confirms; whose the rest is, somebody has to say. */
function NextStep({ transfer, onMatch }: { transfer: BankTransfer; onMatch: () => void }) {
  const t = useTexts(transferMessages);
  const money = useMoney();
  const { match, isPending, asked, unask } = useMatch(transfer);
  const { account, state, amountCents } = transfer;
  const amount = money(amountCents);
  if (state === 'announced' && account)
    return (
      <>
        <Button
          size="sm"
          busy={isPending}
          aria-label={t('confirmOne', { amount, name: account.name })}
          onClick={() => match(account)}
        >
          {t('confirm')}
        </Button>
        {asked && (
          <TwinDialog
            amountCents={amountCents}
            name={asked.account.name}
            busy={isPending}
            onAnswer={asked.answer}
            onClose={unask}
          />
        )}
      </>
    );
  if (state !== 'unmatched') return <Nothing />;
  return (
    <Button size="sm" variant="secondary" aria-label={t('matchOne', { amount })} onClick={onMatch}>
      {t('match')}
    </Button>
  );
}

type MenuProps = { transfer: BankTransfer; onStep: (step: TransferStep) => void };

export function TransferMenu({ transfer, onStep }: MenuProps) {
  const t = useTexts(transferMessages);
  const money = useMoney();
  const labels = { match: t(transfer.account ? 'matchOther' : 'match'), ignore: t('ignore'), undo: t('undo') };
  const steps = (['match', 'ignore', 'undo'] as const).filter((step) => canStep(transfer.state, step));
  const items = steps.map((step) => ({ label: labels[step], onSelect: () => onStep(step) }));
  return <RowMenu label={t('actions', { amount: money(transfer.amountCents) })} items={items} />;
}

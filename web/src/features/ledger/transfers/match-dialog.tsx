import type { BankTransfer } from '@callstead/contract/transfers';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { type Advertiser, AdvertiserField } from './advertiser-field.tsx';
import { transferMessages } from './messages.ts';
import { TwinDialog } from './twin-dialog.tsx';
import { useMatch } from './use-match.ts';

type MatchDialogProps = { transfer: BankTransfer; onClose: () => void };

/** Who is proposed is chosen already; nobody is booked before somebody says so. */
export function MatchDialog({ transfer, onClose }: MatchDialogProps) {
  const t = useTexts(transferMessages);
  const money = useMoney();
  const [chosen, setChosen] = useState<Advertiser | null>(transfer.proposed);
  const [isMissing, setMissing] = useState(false);
  const { match, isPending, asked, unask } = useMatch(transfer);
  const submit = () => (chosen ? match(chosen, onClose) : setMissing(true));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('matchDialog.title')}
      description={t('matchDialog.text', { amount: money(transfer.amountCents) })}
    >
      <div className="grid gap-4">
        {transfer.text && (
          <p className="wrap-anywhere rounded bg-sunken px-3 py-2 font-mono text-13">{transfer.text}</p>
        )}
        <AdvertiserField chosen={chosen} onChoose={setChosen} isMissing={isMissing && !chosen} />
        <DialogButtons busy={isPending} onCancel={onClose} onClick={submit}>
          {t('matchDialog.button')}
        </DialogButtons>
        {asked && (
          <TwinDialog
            amountCents={transfer.amountCents}
            name={asked.account.name}
            busy={isPending}
            onAnswer={asked.answer}
            onClose={unask}
          />
        )}
      </div>
    </Dialog>
  );
}

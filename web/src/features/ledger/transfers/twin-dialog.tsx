import type { Twin } from '@callstead/contract/transfers';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { transferMessages } from './messages.ts';

type TwinDialogProps = {
  amountCents: number;
  name: string;
  busy: boolean;
  onAnswer: (twin: NonNullable<Twin>) => void;
  onClose: () => void;
};

/** The same amount of the same advertiser, days apart: whether it came once or twice, somebody has to say. */
export function TwinDialog({ amountCents, name, busy, onAnswer, onClose }: TwinDialogProps) {
  const t = useTexts(transferMessages);
  const money = useMoney();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('twin.title')}
      description={t('twin.text', { amount: money(amountCents), name })}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" busy={busy} onClick={() => onAnswer('apart')}>
          {t('twin.apart')}
        </Button>
        <Button busy={busy} onClick={() => onAnswer('join')}>
          {t('twin.join')}
        </Button>
      </div>
    </Dialog>
  );
}

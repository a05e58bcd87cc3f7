import { type ReactNode, useState } from 'react';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

type AmountDialogProps = {
  texts: { title: string; text: string; amount: string; hint: string; wrong: string; confirm: string };
  isRight: (cents: number) => boolean;
  /** What an amount means for both sides, said before it happens. */
  meaning: (cents: number) => ReactNode;
  isPending: boolean;
  error: unknown;
  onConfirm: (cents: number) => void;
  onClose: () => void;
};

/** Asks how much, and says what that does. What was typed stays until the answer is there. */
export function AmountDialog({ texts, isRight, meaning, isPending, error, onConfirm, onClose }: AmountDialogProps) {
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const cents = readDollars(typed);
  const amount = cents !== undefined && isRight(cents) ? cents : undefined;
  const confirm = () => {
    setTried(true);
    if (amount !== undefined) onConfirm(amount);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={texts.title}
      description={texts.text}
      confirmLabel={texts.confirm}
      onConfirm={confirm}
      busy={isPending}
    >
      <div className="grid gap-4">
        <FailureBanner error={error} />
        <TextField
          label={texts.amount}
          hint={texts.hint}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={(wasTried || typed.trim() !== '') && amount === undefined ? texts.wrong : undefined}
        />
        <div aria-live="polite" className="min-h-10 text-14">
          {amount !== undefined && meaning(amount)}
        </div>
      </div>
    </ConfirmDialog>
  );
}

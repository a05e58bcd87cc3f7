import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import './style-nonce.ts';
import { Button } from '../action/button.tsx';
import { PANEL_CLASS } from './dialog.tsx';
import { useOpenDialog } from './open-dialogs.ts';
import { VEIL_CLASS } from './overlay-class.ts';
import { useFocusReturn } from './use-focus-return.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  /** Danger for what cannot be undone. */
  tone?: 'danger' | 'primary' | undefined;
  busy?: boolean | undefined;
  children?: ReactNode;
};

/** Stays open while `busy`: whoever owns it closes it once the work is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, onConfirm, tone, busy, children } = props;
  const t = useTexts(uiMessages);
  const focusReturn = useFocusReturn();
  useOpenDialog(open, onOpenChange);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={VEIL_CLASS} />
        <AlertDialog.Content {...focusReturn} data-dialog className={`${PANEL_CLASS} max-w-md`}>
          <div className="overflow-y-auto p-5 text-14">
            <AlertDialog.Title className="text-20">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-muted">{description}</AlertDialog.Description>
            {children && <div className="mt-4">{children}</div>}
          </div>
          <footer className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel ?? t('cancel')}
              </Button>
            </AlertDialog.Cancel>
            <Button variant={tone ?? 'danger'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

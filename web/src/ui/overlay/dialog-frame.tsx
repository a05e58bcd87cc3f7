import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import './style-nonce.ts';
import { useOpenDialog } from './open-dialogs.ts';
import { VEIL_CLASS } from './overlay-class.ts';
import { useFocusReturn } from './use-focus-return.ts';

type DialogFrameProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isDescribed: boolean;
  className: string;
  children: ReactNode;
};

/** The veil, the panel before it, and where the focus goes afterwards: what a dialog and a drawer share. */
export function DialogFrame({ open, onOpenChange, isDescribed, className, children }: DialogFrameProps) {
  const focusReturn = useFocusReturn();
  useOpenDialog(open, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={VEIL_CLASS} />
        <Radix.Content
          {...focusReturn}
          {...(!isDescribed && { 'aria-describedby': undefined })}
          data-dialog
          className={className}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

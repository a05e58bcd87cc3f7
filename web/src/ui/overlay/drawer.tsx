import { clsx } from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { DialogClose } from './dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Left for navigation, right for the details of something. */
  side: 'left' | 'right';
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Beside the button that closes it: the way to its neighbours. */
  aside?: ReactNode;
  closeLabel?: string | undefined;
};

export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, side, title, description, children, footer, aside, closeLabel } = props;
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      isDescribed={Boolean(description)}
      className={clsx('fixed inset-y-0 z-50 flex flex-col bg-surface outline-none', SIDES[side])}
    >
      <header className="flex items-start justify-between gap-4 border-b px-4 pt-4 pb-3">
        <div className="min-w-0 flex-1">
          <Radix.Title className="text-20">{title}</Radix.Title>
          {description && <Radix.Description className="text-13 text-muted">{description}</Radix.Description>}
        </div>
        {/* The focus starts on what closes it. */}
        <div className="order-2">
          <DialogClose label={closeLabel} />
        </div>
        {aside && <div className="order-1">{aside}</div>}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4 text-14">{children}</div>
      {footer && <footer className="flex flex-wrap justify-end gap-2 border-t px-4 py-3">{footer}</footer>}
    </DialogFrame>
  );
}

const SIDES = {
  left: 'left-0 w-72 max-w-[85vw] border-r data-[state=closed]:animate-to-left data-[state=open]:animate-from-left',
  right: 'right-0 w-full max-w-lg border-l data-[state=closed]:animate-to-right data-[state=open]:animate-from-right',
};

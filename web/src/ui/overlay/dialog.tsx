import { X } from 'lucide';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Icon } from '../brand/icon.tsx';
import { DialogFrame } from './dialog-frame.tsx';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** For tables and long records. */
  wide?: boolean | undefined;
};

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, wide = false } = props;
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      isDescribed={Boolean(description)}
      className={`${PANEL_CLASS} ${wide ? 'max-w-3xl' : 'max-w-md'}`}
    >
      <header className="flex items-start justify-between gap-4 px-5 pt-5">
        <Radix.Title className="text-20">{title}</Radix.Title>
        <DialogClose />
      </header>
      <div className="min-h-0 overflow-y-auto px-5 pt-2 pb-5 text-14">
        {description && <Radix.Description className="mb-4 text-muted">{description}</Radix.Description>}
        {children}
      </div>
      {footer && <footer className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">{footer}</footer>}
    </DialogFrame>
  );
}

export const PANEL_CLASS =
  'fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col rounded border bg-surface ' +
  'shadow-overlay outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in';

export function DialogClose({ label }: { label?: string | undefined }) {
  const t = useTexts(uiMessages);
  return (
    <Radix.Close
      aria-label={label ?? t('close')}
      className="-mt-1.5 -mr-2 grid size-10 shrink-0 place-items-center rounded text-muted hover:bg-sunken hover:text-text"
    >
      <Icon of={X} size={20} />
    </Radix.Close>
  );
}

import { clsx } from 'clsx';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import './style-nonce.ts';

type PopoverPanelProps = {
  label: string;
  /** The button that opens it: the panel then stands inside the page's main part, where screen readers look. */
  trigger?: HTMLElement | null;
  className?: string;
  children: ReactNode;
};

/** What opens below a button, inside a `Popover.Root`. */
export function PopoverPanel({ label, trigger, className, children }: PopoverPanelProps) {
  return (
    <Popover.Portal container={trigger?.closest('main') ?? null}>
      <Popover.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        aria-label={label}
        className={clsx(
          'w-[min(24rem,calc(100vw-1rem))] overflow-y-auto rounded border border-strong bg-surface text-14 shadow-overlay outline-none data-[state=open]:animate-fade-in',
          trigger === undefined ? 'z-50' : 'z-40',
          className ?? 'max-h-(--radix-popover-content-available-height)',
        )}
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  );
}

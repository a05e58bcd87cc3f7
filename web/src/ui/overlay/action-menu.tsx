import { clsx } from 'clsx';
import { EllipsisVertical } from 'lucide';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import './style-nonce.ts';
import { Icon } from '../brand/icon.tsx';

export type MenuAction = { label: string; onSelect: () => void; danger?: boolean | undefined };

/** What can be done with one row. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={setTrigger}
        aria-label={label}
        className="grid size-9 place-items-center rounded text-muted hover:bg-sunken hover:text-text pointer-coarse:size-11"
      >
        <Icon of={EllipsisVertical} size={20} />
      </DropdownMenu.Trigger>
      {/* Outside of the table, which would cut it off, but inside the page's main part, where screen readers look. */}
      <DropdownMenu.Portal container={trigger?.closest('main') ?? null}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="z-40 min-w-44 rounded border border-strong bg-surface p-1 shadow-overlay data-[state=open]:animate-fade-in"
        >
          {actions.map((action) => (
            <DropdownMenu.Item
              key={action.label}
              onSelect={action.onSelect}
              className={clsx(
                'flex min-h-9 cursor-default items-center rounded-sm px-2 py-1.5 text-14 outline-none data-highlighted:bg-sunken pointer-coarse:min-h-11',
                action.danger && 'text-danger',
              )}
            >
              {action.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

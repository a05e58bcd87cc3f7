import { clsx } from 'clsx';
import { EllipsisVertical } from 'lucide';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import './style-nonce.ts';
import { Icon, type IconType } from '../brand/icon.tsx';

export type MenuItem = {
  label: string;
  onSelect: () => void;
  icon?: IconType | undefined;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
};

/** What can be done with one row. `label` names the row: 'Acciones para Ana'. */
export function RowMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  if (items.length === 0) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={setTrigger}
        aria-label={label}
        className="inline-grid size-10 place-items-center rounded text-muted hover:bg-sunken hover:text-text data-[state=open]:bg-sunken"
      >
        <Icon of={EllipsisVertical} size={20} />
      </DropdownMenu.Trigger>
      {/* Outside of the table, which would cut it off, but inside the page's main part, where screen readers look. */}
      <DropdownMenu.Portal container={trigger?.closest('main') ?? null}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-44 rounded border border-strong bg-surface p-1 shadow-overlay data-[state=open]:animate-fade-in"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              disabled={item.disabled ?? false}
              onSelect={item.onSelect}
              className={clsx(
                'flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-14 outline-none data-disabled:opacity-55 data-highlighted:bg-sunken pointer-coarse:min-h-11',
                item.tone === 'danger' && 'text-danger',
              )}
            >
              {item.icon && <Icon of={item.icon} />}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

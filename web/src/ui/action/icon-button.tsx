import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../brand/icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: IconType;
  label: string;
  /** Not on a phone. */
  isForDesks?: boolean;
};

/** A control of a bar, where words would take its room: its name is told by the title, and to screen readers. */
export function IconButton({ icon, label, type = 'button', isForDesks = false, ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(ICON_BUTTON_CLASS, isForDesks && 'max-sm:hidden')}
    >
      <Icon of={icon} />
    </button>
  );
}

/** For links that look the same. */
export const ICON_BUTTON_CLASS =
  'inline-grid size-9 shrink-0 place-items-center rounded text-muted transition-colors hover:bg-sunken hover:text-text disabled:pointer-events-none disabled:opacity-55 data-[state=open]:bg-sunken pointer-coarse:size-11';

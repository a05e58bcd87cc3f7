import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { 'aria-label': string };

/** On or off, at once: what it says is saved without a button. The space around it is touched, too. */
export function Switch({ className, ...input }: SwitchProps) {
  return (
    <label className={clsx('relative grid h-11 w-13 shrink-0 place-items-center', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" className={TRACK_CLASS} />
      <span aria-hidden className={THUMB_CLASS} />
    </label>
  );
}

const TRACK_CLASS =
  'peer h-6 w-11 appearance-none rounded-full border border-strong bg-sunken transition-colors enabled:hover:border-text ' +
  'checked:border-primary checked:bg-primary disabled:opacity-45';
const THUMB_CLASS =
  'pointer-events-none absolute left-2 size-4 rounded-full bg-muted transition-transform peer-checked:translate-x-5 ' +
  'peer-checked:bg-on-primary peer-disabled:opacity-45';

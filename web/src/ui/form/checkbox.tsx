import { clsx } from 'clsx';
import { Check, Minus } from 'lucide';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Icon } from '../brand/icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some of what it stands for, not all. */
  mixed?: boolean | undefined;
};

/** The box alone; give it an aria-label, or a label by its id. */
export function Checkbox({ mixed = false, className, ...input }: CheckboxProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = frame.current?.querySelector('input');
    if (box) box.indeterminate = mixed; // no attribute says it
  }, [mixed]);
  return (
    <span ref={frame} className="relative grid size-6 shrink-0 place-items-center">
      <input {...input} type="checkbox" className={clsx(BOX_CLASS, 'peer', className)} />
      <Icon
        of={mixed ? Minus : Check}
        className="pointer-events-none absolute text-on-primary opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </span>
  );
}

const BOX_CLASS =
  'size-5 appearance-none rounded-sm border border-strong bg-surface transition-colors hover:border-text ' +
  'checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary ' +
  'aria-invalid:border-danger disabled:opacity-55';

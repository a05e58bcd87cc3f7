import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useFieldIds } from './form-field.tsx';
import { Icon } from './icon.tsx';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, className, id, ...input } = props;
  const ids = useFieldIds({ label, hint, error }, { id });
  return (
    <div className={className}>
      <div className="flex gap-3">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            id={ids.id}
            type="checkbox"
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
            className={clsx(BOX_CLASS, 'peer')}
          />
          <Icon
            of={Check}
            className="pointer-events-none absolute text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={ids.id} className="py-0.5 text-14">
          {label}
        </label>
      </div>
      {hint && (
        <p id={ids.hintId} className="mt-1 ml-9 text-13 text-muted">
          {hint}
        </p>
      )}
      {error && (
        <div className="ml-9">
          <FieldError id={ids.errorId} text={error} />
        </div>
      )}
    </div>
  );
}

const BOX_CLASS =
  'size-5 appearance-none rounded-sm border border-strong bg-surface transition-colors hover:border-text ' +
  'checked:border-primary checked:bg-primary aria-invalid:border-danger disabled:opacity-55';

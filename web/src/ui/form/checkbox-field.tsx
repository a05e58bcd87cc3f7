import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { FieldError, useFieldIds } from './form-field.tsx';

type CheckboxFieldProps = Omit<ComponentProps<typeof Checkbox>, 'mixed'> & {
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
        <Checkbox {...input} id={ids.id} aria-describedby={ids.describedBy} aria-invalid={error ? true : undefined} />
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

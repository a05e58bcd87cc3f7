import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { FieldError } from './form-field.tsx';

type RadioChoiceProps = ComponentProps<'input'> & {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Two short ones stand beside each other. */
  isPair?: boolean;
  error?: string | undefined;
};

/** One of a few, all of them to be seen. */
export function RadioChoice({ legend, options, isPair = false, error, ...input }: RadioChoiceProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className={clsx('grid gap-2', isPair && 'sm:grid-cols-2')}>
      <legend className="mb-1.5 font-medium text-13">{legend}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 items-center gap-3 rounded border px-3 py-2 hover:border-strong has-checked:border-primary has-checked:bg-sunken"
        >
          <input {...input} type="radio" value={value} className="size-4 shrink-0 accent-primary" />
          {label}
        </label>
      ))}
      {error && (
        <div className={clsx(isPair && 'sm:col-span-2')}>
          <FieldError id={errorId} text={error} />
        </div>
      )}
    </fieldset>
  );
}

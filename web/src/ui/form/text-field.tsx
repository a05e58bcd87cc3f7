import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { CONTROL_CLASS, type FieldFrame, FormField, useFieldIds } from './form-field.tsx';

type TextFieldProps = FieldFrame &
  ComponentProps<'input'> & {
    /** Sits inside the control at its right end, such as a button that shows a password. */
    trailing?: ReactNode;
  };

/** `<TextField label={t('email')} error={…} {...form.register('email')} />` */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, trailing, className, id, 'aria-describedby': extra, ...input } = props;
  const frame = { label, hint, error, optional };
  const ids = useFieldIds(frame, { id, describedBy: extra });
  return (
    <FormField ids={ids} className={className} {...frame}>
      <div className="relative">
        <input
          type="text"
          required={!optional}
          {...input}
          id={ids.id}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={clsx(CONTROL_CLASS, 'text-ellipsis', trailing && 'pr-12')}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex w-11 items-center justify-center">{trailing}</div>}
      </div>
    </FormField>
  );
}

type TextAreaFieldProps = FieldFrame & ComponentProps<'textarea'>;

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optional, className, id, rows = 4, 'aria-describedby': extra, ...textarea } = props;
  const frame = { label, hint, error, optional };
  const ids = useFieldIds(frame, { id, describedBy: extra });
  return (
    <FormField ids={ids} className={className} {...frame}>
      <textarea
        required={!optional}
        {...textarea}
        rows={rows}
        id={ids.id}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        className={CONTROL_CLASS}
      />
    </FormField>
  );
}

import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Icon } from '../brand/icon.tsx';

/** What every field offers, whatever control it holds. */
export type FieldFrame = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
};

export const CONTROL_CLASS =
  'block w-full min-h-11 rounded border border-strong bg-surface px-3 py-2 text-16 sm:text-14 transition-colors ' +
  'hover:border-text aria-invalid:border-danger disabled:bg-sunken disabled:text-muted disabled:hover:border-strong';

/** The ids that tie a control to its label, hint and error. */
export function useFieldIds(frame: FieldFrame, given?: { id?: string | undefined; describedBy?: string | undefined }) {
  const generated = useId();
  const id = given?.id ?? generated;
  const hintId = frame.hint ? `${id}-hint` : undefined;
  const errorId = frame.error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId, given?.describedBy].filter(Boolean).join(' ') || undefined;
  return { id, labelId: `${id}-label`, hintId, errorId, describedBy };
}

export type FieldIds = ReturnType<typeof useFieldIds>;

export function FormField(props: FieldFrame & { ids: FieldIds; children: ReactNode; className?: string | undefined }) {
  const { ids, label, hint, error, optional, children, className } = props;
  return (
    <div className={className}>
      <label id={ids.labelId} htmlFor={ids.id} className="mb-1.5 block font-medium text-13">
        {label}
        {optional && <OptionalMark />}
      </label>
      {children}
      {hint && (
        <p id={ids.hintId} className="mt-1.5 text-13 text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={ids.errorId} text={error} />}
    </div>
  );
}

export function FieldError(props: { id: string | undefined; text: string }) {
  return (
    <p id={props.id} className="mt-1.5 flex gap-1.5 text-13 text-danger">
      <Icon of={CircleAlert} className="mt-0.5" />
      {props.text}
    </p>
  );
}

function OptionalMark() {
  const t = useTexts(uiMessages);
  return <span className="font-normal text-muted"> ({t('optional')})</span>;
}

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { submitByKeys } from '../../../ui/form/submit-by-keys.ts';
import { TextAreaField } from '../../../ui/form/text-field.tsx';

export const MESSAGE_MAX_LENGTH = 4000;

type MessageBoxProps = {
  label: string;
  hint?: ReactNode;
  sendLabel: string;
  busyLabel: string;
  /** A mutation of TanStack Query. */
  sending: { isPending: boolean; mutate: (message: string, options: { onSuccess: () => void }) => void };
};

/** What was typed stays until it has arrived. */
export function MessageBox({ label, hint, sendLabel, busyLabel, sending }: MessageBoxProps) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate(text, { onSuccess: () => setText('') });
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <TextAreaField
        label={label}
        hint={hint}
        maxLength={MESSAGE_MAX_LENGTH}
        readOnly={sending.isPending}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={submitByKeys}
      />
      <Button
        type="submit"
        size="sm"
        busy={sending.isPending}
        disabled={text.trim() === ''}
        className="justify-self-end"
      >
        {sending.isPending ? busyLabel : sendLabel}
      </Button>
    </form>
  );
}

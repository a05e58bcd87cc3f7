import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { readClock } from '../../../ui/form/read-clock.ts';
import { submitByKeys } from '../../../ui/form/submit-by-keys.ts';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { type DisputedSale, useWriteInDispute } from './api.ts';
import { threadMessages } from './messages.ts';

/** What was typed stays until it has arrived. */
export function AnswerForm({ kind, id }: DisputedSale) {
  const t = useTexts(threadMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const write = useWriteInDispute({ kind, id });
  const [message, setMessage] = useState('');
  const [time, setTime] = useState('');
  const second = time.trim() === '' ? null : readClock(time);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (second === undefined) return;
    write.mutate(
      { message, second },
      {
        onSuccess: () => {
          setMessage('');
          setTime('');
          toast({ title: t('sent'), tone: 'success' });
        },
        onError: (error) => toast({ title: t('sendFailed'), description: errorText(error), tone: 'danger' }),
      },
    );
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <TextAreaField
        label={t('write')}
        rows={3}
        maxLength={4000}
        readOnly={write.isPending}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={submitByKeys}
      />
      {kind === 'call' && (
        <TextField
          label={t('second')}
          hint={t('secondHint')}
          optional
          error={second === undefined ? t('secondWrong') : undefined}
          value={time}
          onChange={(event) => setTime(event.target.value)}
          className="max-w-64"
        />
      )}
      <Button
        type="submit"
        size="sm"
        busy={write.isPending}
        disabled={message.trim() === '' || second === undefined}
        className="justify-self-end"
      >
        {t(write.isPending ? 'sending' : 'send')}
      </Button>
    </form>
  );
}

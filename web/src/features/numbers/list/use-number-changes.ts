import type { TrackingNumber } from '@callstead/contract/numbers';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type NumberStep, useChangeNumber } from './api.ts';
import { numbersMessages } from './messages.ts';

type Asked = { step: NumberStep; number: TrackingNumber };

/** Releasing and deleting, after asking. */
export function useNumberChanges() {
  const t = useTexts(numbersMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const change = useChangeNumber();
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = (what: Asked) =>
    change.mutate(what, {
      onSuccess: () => {
        const done = { release: 'releasing.done', remove: 'removing.done', return: 'returning.done' } as const;
        const title = t(done[what.step]);
        toast({ title, description: phoneText(what.number.number), tone: 'success' });
        setAsked(null);
      },
      onError: (error) =>
        toast({ title: t('error'), description: t('failed', { message: errorText(error) }), tone: 'danger' }),
    });
  return {
    asked,
    ask: setAsked as (asked: Asked) => void,
    cancel: () => setAsked(null),
    confirm,
    busy: change.isPending,
  };
}

export type NumberChanges = ReturnType<typeof useNumberChanges>;

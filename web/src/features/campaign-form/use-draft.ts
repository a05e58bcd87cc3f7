import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CampaignFields } from './campaign-fields.ts';
import { type Draft, forgetDraft, readDraft, writeDraft } from './draft-store.ts';

const PAUSE_MS = 400;

type DraftOptions<Output> = {
  form: UseFormReturn<CampaignFields, unknown, Output>;
  key: string;
  version: number;
  initial: CampaignFields;
};

/** Keeps what is typed in this browser until it is saved, and brings it back when the page is opened again. */
export function useDraft<Output>({ form, key, version, initial }: DraftOptions<Output>) {
  const [restored, setRestored] = useState<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);

  useEffect(() => {
    const draft = readDraft(key);
    if (!draft) return;
    form.reset(draft.fields, { keepDefaultValues: true });
    setRestored(draft);
  }, [form, key]);

  useEffect(() => {
    const subscription = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (isOver.current || !form.formState.isDirty) return;
        writeDraft(key, { version, savedAt: new Date().toISOString(), fields: form.getValues() });
      }, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer.current);
      subscription.unsubscribe();
    };
  }, [form, key, version]);

  /** Saved: what comes after is not worth keeping. */
  const finish = useCallback(() => {
    isOver.current = true;
    clearTimeout(timer.current);
    forgetDraft(key);
  }, [key]);

  const discard = useCallback(() => {
    clearTimeout(timer.current);
    forgetDraft(key);
    form.reset(initial);
    setRestored(null);
  }, [form, key, initial]);

  return { restored, discard, finish };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CampaignFields } from './campaign-fields.ts';
import { type CampaignDraft, forgetDraft, readDraft, writeDraft } from './draft-store.ts';

const PAUSE_MS = 400;

type DraftOptions<Output> = {
  form: UseFormReturn<CampaignFields, unknown, Output>;
  key: string;
  version: number;
  initial: CampaignFields;
};

/** Keeps what is typed in this browser until it is saved, and brings it back when the page is opened again. */
export function useDraft<Output>({ form, key, version, initial }: DraftOptions<Output>) {
  const [restored, setRestored] = useState<CampaignDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  // Whoever goes on with a draft still changes what they had read then.
  const madeFrom = restored?.version ?? version;

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
        const fields = form.getValues();
        if (isOver.current || isSame(fields, initial)) return;
        writeDraft(key, { version: madeFrom, savedAt: new Date().toISOString(), fields });
      }, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer.current);
      subscription.unsubscribe();
    };
  }, [form, key, madeFrom, initial]);

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

/** Both are written by the same hand, so their keys stand in the same order. */
const isSame = (a: CampaignFields, b: CampaignFields) => JSON.stringify(a) === JSON.stringify(b);

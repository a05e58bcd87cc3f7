import type { CampaignLeadForm } from '@callstead/contract/leads/form';
import { useState } from 'react';
import { isRefusal } from '../../../api/refusal.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useSaveForm } from './api.ts';
import { complaintsOf, completed, type Draft, type DraftField, moved } from './draft.ts';
import { leadFormMessages } from './messages.ts';

/** What somebody is editing does not change under their hands: another version waits until they choose. */
export function useFormEditor(opened: CampaignLeadForm) {
  const t = useTexts(leadFormMessages);
  const { toast } = useToast();
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState<Draft>(opened.form);
  const [wasRefused, setRefused] = useState(false);
  const saving = useSaveForm(opened.campaign.id);
  const complaints = complaintsOf(draft);
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }));
  const setFields = (change: (fields: DraftField[]) => DraftField[]) =>
    setDraft((now) => ({ ...now, fields: change(now.fields) }));
  const load = (loaded: CampaignLeadForm) => {
    setBase(loaded);
    setDraft(loaded.form);
    setRefused(false);
    saving.reset();
  };
  const save = (version = base.version) => {
    setRefused(complaints.length > 0);
    if (complaints.length > 0) return;
    const onSuccess = (saved: CampaignLeadForm) => {
      load(saved);
      toast({ title: t('saved'), tone: 'success' });
    };
    saving.mutate({ version, form: completed(draft) }, { onSuccess });
  };
  return {
    ...{ base, draft, set, load, save, isSaving: saving.isPending },
    add: (field: DraftField) => setFields((fields) => [...fields, field]),
    change: (place: number, field: DraftField) => setFields((fields) => fields.with(place, field)),
    remove: (place: number) => setFields((fields) => fields.toSpliced(place, 1)),
    move: (from: number, to: number) => setFields((fields) => moved(fields, from, to)),
    /** Said once somebody has tried to save, and then while they mend it. */
    complaints: wasRefused ? complaints : [],
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(base.form),
    isOutdated: isRefusal(saving.error, 'form_changed'),
    failure: isRefusal(saving.error, 'form_changed') ? null : saving.error,
  };
}

export type FormEditor = ReturnType<typeof useFormEditor>;

import type { LeadDetail } from '@callstead/contract/leads/leads';
import { RETURN_REASONS, type ReturnReason } from '@callstead/domain/leads/lead';
import { useState } from 'react';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useReturnLead } from '../shared/api.ts';
import { leadsMessages } from '../shared/leads-messages.ts';
import { leadMessages } from './messages.ts';

/** Stays open, with what was chosen and typed, until the return has arrived. */
export function ReturnDialog({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const t = useTexts(leadMessages);
  const words = useTexts(leadsMessages);
  const fieldText = useFieldText();
  const { toast } = useToast();
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const giveBack = useReturnLead(lead.id);
  const onSuccess = () => {
    toast({ title: t('return.done'), tone: 'success' });
    onClose();
  };
  const send = () => {
    setMissing(reason === '');
    if (reason !== '') giveBack.mutate({ reason, note }, { onSuccess });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('return.title')}
      description={t('return.text')}
      confirmLabel={t(giveBack.isPending ? 'sending' : 'return.send')}
      onConfirm={send}
      tone="primary"
      busy={giveBack.isPending}
    >
      <div className="grid gap-4">
        <FailureBanner error={giveBack.error} />
        <SelectField
          label={t('return.reason')}
          placeholder={t('return.choose')}
          error={isMissing ? fieldText('required') : undefined}
          options={RETURN_REASONS.map((value) => ({ value, label: words(`returnReasons.${value}`) }))}
          value={reason}
          onChange={(value) => {
            setReason(value as ReturnReason);
            setMissing(false);
          }}
        />
        <ReasonField label={t('return.note')} hint={t('return.noteHint')} optional value={note} onChange={setNote} />
      </div>
    </ConfirmDialog>
  );
}

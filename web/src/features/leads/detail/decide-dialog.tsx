import type { LeadDetail } from '@callstead/contract/leads/leads';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useDecideLead } from '../shared/api.ts';
import { leadMessages } from './messages.ts';

export type Decision = LeadDetail['may']['decide'][number];

type DecideLeadDialogProps = { lead: LeadDetail; decision: Decision; onClose: () => void };

/** Says what will happen to the money before it happens; what was typed stays when sending fails. */
export function DecideLeadDialog({ lead, decision, onClose }: DecideLeadDialogProps) {
  const t = useTexts(leadMessages);
  const { toast } = useToast();
  const [reason, setReason] = useState('');
  const [seen] = useState(lead.billing);
  const decide = useDecideLead(lead.id);
  const onSuccess = () => {
    toast({ title: t(`${decision}.done`), tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`${decision}.title`)}
      description={t(`${decision}.text`)}
      confirmLabel={t(decide.isPending ? 'sending' : `${decision}.button`)}
      onConfirm={() => decide.mutate({ decision, reason, seen }, { onSuccess })}
      tone={decision === 'approved' ? 'primary' : 'danger'}
      busy={decide.isPending}
    >
      <div className="grid gap-4">
        <FailureBanner error={decide.error} />
        <ReasonField label={t('reason')} hint={t('reasonHint')} optional value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  );
}

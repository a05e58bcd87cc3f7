import type { CallDetail } from '@callstead/contract/calls/calls';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useDecideCall } from '../shared/api.ts';
import { callDetailMessages } from '../shared/call-detail-messages.ts';

export type CallDecision = CallDetail['may']['decide'][number];

type DecideCallDialogProps = { call: CallDetail; decision: CallDecision; onClose: () => void };

/** Says what will happen to the money before it happens; what was typed stays when sending fails. */
export function DecideCallDialog({ call, decision, onClose }: DecideCallDialogProps) {
  const t = useTexts(callDetailMessages);
  const { toast } = useToast();
  const [reason, setReason] = useState('');
  const [seen] = useState(call.billing);
  const decide = useDecideCall(call.id);
  const confirm = () =>
    decide.mutate(
      { decision, reason, seen },
      {
        onSuccess: () => {
          toast({ title: t(`decide.${decision}.done`), tone: 'success' });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`decide.${decision}.title`)}
      description={t(seen === 'review' ? `decide.${decision}.review` : `decide.${decision}.text`)}
      confirmLabel={t(decide.isPending ? 'sending' : `decide.${decision}.button`)}
      onConfirm={confirm}
      tone={decision === 'approved' ? 'primary' : 'danger'}
      busy={decide.isPending}
    >
      <div className="grid gap-4">
        <FailureBanner error={decide.error} />
        <ReasonField
          label={t('decide.reason')}
          hint={t('decide.reasonHint')}
          optional
          value={reason}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  );
}

import type { CallDetail } from '@callstead/contract/calls/calls';
import { useState } from 'react';
import { callDetailMessages } from '../../i18n/call-detail-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailureBanner } from '../../ui/failure-banner.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDecideCall } from './api.ts';

export type Decision = CallDetail['may']['decide'][number];

type DecideDialogProps = { call: CallDetail; decision: Decision; onClose: () => void };
const REASON_MAX_LENGTH = 4000;

/** Says what will happen to the money before it happens; what was typed stays when sending fails. */
export function DecideDialog({ call, decision, onClose }: DecideDialogProps) {
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
        <TextAreaField
          label={t('decide.reason')}
          hint={t('decide.reasonHint')}
          optional
          rows={3}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

import type { ConversionDetail } from '@callstead/contract/conversions/conversions';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useDecideConversion } from '../shared/api.ts';
import { conversionMessages } from './messages.ts';

export type Decision = ConversionDetail['may']['decide'][number];

type DecideDialogProps = { conversion: ConversionDetail; decision: Decision; onClose: () => void };

/** Says what will happen to the money before it happens; what was typed stays when sending fails. */
export function DecideDialog({ conversion, decision, onClose }: DecideDialogProps) {
  const t = useTexts(conversionMessages);
  const { toast } = useToast();
  const [reason, setReason] = useState('');
  const [seen] = useState(conversion.billing);
  const decide = useDecideConversion(conversion.id);
  const onSuccess = () => {
    toast({ title: t(`${decision}.done`), tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`${decision}.title`)}
      description={t(seen === 'review' ? `${decision}.review` : `${decision}.text`)}
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

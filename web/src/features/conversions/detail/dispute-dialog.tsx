import type { ConversionDetail } from '@callstead/contract/conversions/conversions';
import { DisputeConversionRequest } from '@callstead/contract/conversions/conversions';
import { useState } from 'react';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useDisputeConversion } from '../shared/api.ts';
import { conversionMessages } from './messages.ts';

/** Stays open, with what was typed, until the dispute has arrived. */
export function DisputeDialog({ conversion, onClose }: { conversion: ConversionDetail; onClose: () => void }) {
  const t = useTexts(conversionMessages);
  const fieldText = useFieldText();
  const { toast } = useToast();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const dispute = useDisputeConversion(conversion.id);
  const onSuccess = () => {
    toast({ title: t('dispute.done'), tone: 'success' });
    onClose();
  };
  const send = () => {
    const { data, error } = DisputeConversionRequest.safeParse({ reason });
    setFault(error?.issues[0]?.message);
    if (data) dispute.mutate(data.reason, { onSuccess });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('dispute.title')}
      description={t('dispute.text')}
      confirmLabel={t(dispute.isPending ? 'sending' : 'send')}
      onConfirm={send}
      tone="primary"
      busy={dispute.isPending}
    >
      <div className="grid gap-4">
        <FailureBanner error={dispute.error} />
        <ReasonField
          label={t('reason')}
          hint={t('dispute.hint')}
          error={fieldText(fault)}
          value={reason}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  );
}

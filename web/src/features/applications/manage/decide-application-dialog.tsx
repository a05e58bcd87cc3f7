import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { applicationsMessages } from './messages.ts';
import type { ApplicationDecisions, AskedDecision } from './use-application-decisions.ts';

type DecideApplicationDialogProps = {
  asked: AskedDecision;
  decisions: ApplicationDecisions;
  /** On the page of a campaign, to take an approval back is to block somebody there. */
  isBlock?: boolean;
};

export function DecideApplicationDialog({ asked, decisions, isBlock = false }: DecideApplicationDialogProps) {
  const t = useTexts(applicationsMessages);
  const [reason, setReason] = useState('');
  const { step, application } = asked;
  const { applicant, campaign } = application;
  return (
    <ConfirmDialog
      open
      onOpenChange={decisions.cancel}
      title={isBlock ? t('dialog.blockTitle') : t(`dialog.titles.${step}`)}
      description={t(`dialog.texts.${step}`)}
      confirmLabel={t(decisions.busy ? 'dialog.busy' : isBlock ? 'dialog.block' : `steps.${step}`)}
      onConfirm={() => decisions.confirm(asked, reason)}
      tone={step === 'approve' ? 'primary' : 'danger'}
      busy={decisions.busy}
    >
      <p className="mb-4 truncate">
        <span className="font-medium">{applicant.fullName}</span> <span className="text-muted">· {campaign.title}</span>
      </p>
      <ReasonField
        label={t('dialog.reason')}
        hint={t('dialog.reasonHint')}
        optional
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { applicationsMessages } from './messages.ts';
import type { ApplicationDecisions, AskedDecision } from './use-application-decisions.ts';

type DecideApplicationDialogProps = { asked: AskedDecision; decisions: ApplicationDecisions };

export function DecideApplicationDialog({ asked, decisions }: DecideApplicationDialogProps) {
  const t = useTexts(applicationsMessages);
  const [reason, setReason] = useState('');
  const { step, applications } = asked;
  return (
    <ConfirmDialog
      open
      onOpenChange={decisions.cancel}
      title={t(`dialog.titles.${step}`, { count: applications.length })}
      description={t(`dialog.texts.${step}`)}
      confirmLabel={t(decisions.busy ? 'dialog.busy' : `steps.${step}`)}
      onConfirm={() => decisions.confirm(asked, reason)}
      tone={step === 'approve' ? 'primary' : 'danger'}
      busy={decisions.busy}
    >
      <ul className="mb-4 grid gap-1">
        {applications.slice(0, 5).map(({ id, applicant, campaign }) => (
          <li key={id} className="truncate">
            <span className="font-medium">{applicant.fullName}</span>{' '}
            <span className="text-muted">· {campaign.title}</span>
          </li>
        ))}
        {applications.length > 5 && <li className="text-muted">+ {applications.length - 5}</li>}
      </ul>
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

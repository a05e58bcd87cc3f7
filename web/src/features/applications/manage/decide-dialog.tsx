import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { applicationsMessages } from './messages.ts';
import type { Asked, Decisions } from './use-decisions.ts';

const REASON_MAX_LENGTH = 4000;

export function DecideDialog({ asked, decisions }: { asked: Asked; decisions: Decisions }) {
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
      <TextAreaField
        label={t('dialog.reason')}
        hint={t('dialog.reasonHint')}
        optional
        rows={3}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

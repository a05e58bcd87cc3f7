import type { BooksDifference } from '@callstead/contract/reconciliation';
import { useState } from 'react';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useResolve } from './api.ts';
import { positionMessages } from './messages.ts';

type ResolveDialogProps = { difference: BooksDifference; onClose: () => void };

/** Says why it is right as it is; what was typed stays when sending fails. */
export function ResolveDialog({ difference, onClose }: ResolveDialogProps) {
  const t = useTexts(positionMessages);
  const fieldText = useFieldText();
  const { toast } = useToast();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const resolving = useResolve();
  const confirm = () => {
    if (note.trim() === '') return setMissing(true);
    resolving.mutate(
      { id: difference.id, note },
      {
        onSuccess: () => {
          toast({ title: t('resolveDialog.done'), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('resolveDialog.title')}
      description={t('resolveDialog.text')}
      confirmLabel={t('resolve')}
      tone="primary"
      onConfirm={confirm}
      busy={resolving.isPending}
    >
      <div className="grid gap-4">
        <FailureBanner error={resolving.error} />
        <ReasonField
          label={t('resolveDialog.note')}
          hint={t('resolveDialog.noteHint')}
          value={note}
          onChange={setNote}
          error={isMissing && note.trim() === '' ? fieldText('required') : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}

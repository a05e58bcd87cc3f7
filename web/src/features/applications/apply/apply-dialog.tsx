import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { applyingMessages } from './messages.ts';

const MESSAGE_MAX_LENGTH = 4000;

type ApplyDialogProps = { title: string; busy: boolean; onSend: (message: string) => void; onClose: () => void };

/** A failed request leaves it open, with what was written in it. */
export function ApplyDialog({ title, busy, onSend, onClose }: ApplyDialogProps) {
  const t = useTexts(applyingMessages);
  const [message, setMessage] = useState('');
  const footer = (
    <DialogButtons onCancel={onClose} busy={busy} onClick={() => onSend(message)}>
      {t(busy ? 'processing' : 'submit')}
    </DialogButtons>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('request')}
      description={t('dialogText', { title })}
      footer={footer}
    >
      <TextAreaField
        label={t('message')}
        hint={t('messageHint')}
        optional
        maxLength={MESSAGE_MAX_LENGTH}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Dialog>
  );
}

import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { applyingMessages } from './messages.ts';

const MESSAGE_MAX_LENGTH = 4000;

type ApplyDialogProps = { title: string; busy: boolean; onSend: (message: string) => void; onClose: () => void };

/** A failed request leaves it open, with what was written in it. */
export function ApplyDialog({ title, busy, onSend, onClose }: ApplyDialogProps) {
  const t = useTexts(applyingMessages);
  const ui = useTexts(uiMessages);
  const [message, setMessage] = useState('');
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={onClose}>
        {ui('cancel')}
      </Button>
      <Button busy={busy} onClick={() => onSend(message)}>
        {t(busy ? 'processing' : 'submit')}
      </Button>
    </>
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

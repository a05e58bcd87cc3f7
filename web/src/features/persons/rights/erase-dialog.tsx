import type { FoundPerson } from '@callstead/contract/persons';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useErasePerson } from './api.ts';
import { personsMessages } from './messages.ts';

type EraseDialogProps = { person: FoundPerson; onClose: () => void; onErased: () => void };

export function EraseDialog({ person, onClose, onErased }: EraseDialogProps) {
  const t = useTexts(personsMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const [suppress, setSuppress] = useState(false);
  const erasing = useErasePerson();
  const erase = () =>
    erasing.mutate(
      { token: person.token, suppress },
      {
        onSuccess: () => {
          toast({ title: t('erased'), description: t('erasedText'), tone: 'success' });
          onClose();
          onErased();
        },
        onError: (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !erasing.isPending && onClose()}
      title={t('erasing.title')}
      description={t('erasing.text')}
      confirmLabel={t('erasing.confirm')}
      onConfirm={erase}
      busy={erasing.isPending}
    >
      <CheckboxField
        label={t('erasing.suppress')}
        checked={suppress}
        onChange={(event) => setSuppress(event.target.checked)}
      />
    </ConfirmDialog>
  );
}

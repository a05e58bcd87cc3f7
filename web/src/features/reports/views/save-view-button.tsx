import { BookmarkPlus } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { viewMessages } from './messages.ts';
import type { ShownQuestion } from './shown-question.ts';
import { ViewForm } from './view-form.tsx';

export function SaveViewButton(shown: ShownQuestion) {
  const t = useTexts(viewMessages);
  const { toast } = useToast();
  const [isOpen, setOpen] = useState(false);
  const onSaved = () => {
    toast({ title: t('saved'), tone: 'success' });
    setOpen(false);
  };
  return (
    <>
      <Button size="sm" variant="secondary" icon={BookmarkPlus} onClick={() => setOpen(true)}>
        {t('save')}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={t('save')} description={t('intro')}>
          <ViewForm {...shown} onSaved={onSaved} onCancel={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { AdoptDialog } from './adopt-dialog.tsx';
import { adoptMessages } from './messages.ts';

/** Lists of campaigns hear of it by themselves; `onAdopted` is for whoever else wants to know. */
export function AdoptButton({ onAdopted }: { onAdopted?: () => void }) {
  const t = useTexts(adoptMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <AdoptDialog onClose={() => setOpen(false)} {...(onAdopted && { onAdopted })} />}
    </>
  );
}

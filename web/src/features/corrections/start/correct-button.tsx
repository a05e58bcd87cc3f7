import type { CorrectionSelection } from '@callstead/contract/corrections';
import { paths } from '@callstead/contract/paths';
import { History, SquarePen } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { correctionMessages } from '../shared/messages.ts';
import { CorrectDialog } from './correct-dialog.tsx';

/** For admins, above the list: corrects what it shows, and leads to what was corrected. */
export function CorrectButton({ selection }: { selection: CorrectionSelection | undefined }) {
  const t = useTexts(correctionMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonLink to={paths.admin.corrections} variant="ghost" size="sm" icon={History}>
        {t('all')}
      </ButtonLink>
      {/* Without its period the list would be everything there ever was. */}
      <Button variant="secondary" size="sm" icon={SquarePen} disabled={!selection} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && selection && <CorrectDialog selection={selection} onClose={() => setOpen(false)} />}
    </>
  );
}

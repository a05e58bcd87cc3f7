import { CircleHelp } from 'lucide-react';
import { useKeepAccount } from '../account-picker/use-chosen-account.ts';
import { explainMessages } from '../i18n/explain-messages.ts';
import { useTexts } from '../i18n/language.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { callsPath, useCallView } from './use-call-view.ts';

/** To the page that answers '¿Por qué no sonaría una llamada?', in the panel one stands in. */
export function ExplainLink() {
  const t = useTexts(explainMessages);
  const keepAccount = useKeepAccount();
  const path = `${callsPath(useCallView())}/explain`;
  return (
    <ButtonLink to={keepAccount(path)} variant="ghost" icon={CircleHelp}>
      {t('title')}
    </ButtonLink>
  );
}

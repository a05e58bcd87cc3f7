import { CircleHelp } from 'lucide-react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-chosen-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { explainMessages } from './explain-messages.ts';
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

import { paths } from '@callstead/contract/paths';
import { CircleHelp } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { usePanel } from '../../../session/use-panel.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { explainMessages } from './explain-messages.ts';

/** To the page that answers '¿Por qué no sonaría una llamada?', in the panel one stands in. */
export function ExplainLink() {
  const t = useTexts(explainMessages);
  const keepAccount = useKeepAccount();
  const path = paths[usePanel()].explainCall;
  return (
    <ButtonLink to={keepAccount(path)} variant="ghost" size="sm" icon={CircleHelp}>
      {t('title')}
    </ButtonLink>
  );
}

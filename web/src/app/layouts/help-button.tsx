import { helpPath } from '@callstead/contract/help-paths';
import { CircleQuestionMark } from 'lucide';
import { Link, useLocation } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { ICON_BUTTON_CLASS } from '../../ui/action/icon-button.tsx';
import { Icon } from '../../ui/brand/icon.tsx';
import { helpOf } from './help-of.ts';
import { panelMessages } from './panel-messages.ts';

/** Where the guide speaks of the screen somebody looks at. */
export function useHelpAddress(): string {
  const { language } = useLanguage();
  const { guide, ...at } = helpOf(useLocation().pathname);
  return helpPath(guide, { language, ...at });
}

/** On a phone the account's menu has the same. */
export function HelpButton() {
  const t = useTexts(panelMessages);
  return (
    <Link
      reloadDocument
      to={useHelpAddress()}
      aria-label={t('help')}
      title={t('help')}
      className={`${ICON_BUTTON_CLASS} max-sm:hidden`}
    >
      <Icon of={CircleQuestionMark} />
    </Link>
  );
}

import { type HelpGuide, helpPath } from '@callstead/contract/help-paths';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { helpMessages } from './help-messages.ts';
import { TextLink } from './text-link.tsx';

type HelpLinkProps = { guide: HelpGuide; section: string };

/** To the part of a guide that speaks of what stands here, in the language somebody reads. */
export function HelpLink({ guide, section }: HelpLinkProps) {
  const t = useTexts(helpMessages);
  const { language } = useLanguage();
  return (
    <TextLink reloadDocument to={helpPath(guide, { language, section })}>
      {t('howItWorks')}
    </TextLink>
  );
}

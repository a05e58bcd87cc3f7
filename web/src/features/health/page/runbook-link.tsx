import { runbookPath } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { healthMessages } from './messages.ts';

export function RunbookLink({ section }: { section: string }) {
  const t = useTexts(healthMessages);
  return (
    <p>
      <TextLink reloadDocument to={`${runbookPath}#${section}`}>
        {t('runbook')}
      </TextLink>
    </p>
  );
}

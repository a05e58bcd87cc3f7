import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { setupQuery } from './api.ts';
import { setupMessages } from './messages.ts';

/** On the desk of a network that is not set up yet: how far it is, and what comes next. */
export function SetupCard() {
  const t = useTexts(setupMessages);
  const { data } = useQuery(setupQuery);
  if (!data?.isShown) return null;
  const done = data.steps.filter(({ state }) => state === 'done').length;
  const next = data.steps.find(({ state }) => state === 'open' || state === 'asked');
  return (
    <Card
      title={t('title')}
      aside={
        <ButtonLink to={paths.admin.setup} size="sm" variant="secondary">
          {t('goOn')}
        </ButtonLink>
      }
    >
      <p>{t('done', { done: String(done), all: String(data.steps.length) })}</p>
      {next && <p className="text-muted">{t('next', { step: t(`of.${next.step}.title`) })}</p>}
    </Card>
  );
}

import { runbookSection } from '@callstead/domain/health/health';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { healthMessages } from './messages.ts';
import { RunbookLink } from './runbook-link.tsx';

type DatabaseAwayProps = {
  error: unknown;
  /** When what is still shown was read. */
  since: string | undefined;
  onRetry: () => void;
};

/** Without a database nobody can say who asks, nor how things are: that is what the page says then. */
export function DatabaseAway({ error, since, onRetry }: DatabaseAwayProps) {
  const t = useTexts(healthMessages);
  const errorText = useErrorText();
  const isAway = error instanceof ApiError && error.code === 'unavailable';
  const retry = (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Banner tone="danger" title={isAway ? t('away.title') : t('failed')} action={retry}>
      <p>{isAway ? t('away.text') : errorText(error)}</p>
      {since && (
        <p>
          {t('away.since')} <DateTime value={since} />
        </p>
      )}
      {isAway && <RunbookLink section={runbookSection('database_away')} />}
    </Banner>
  );
}

import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { healthQuery } from '../shared/api.ts';
import { CarrierLine } from '../shared/carrier-line.tsx';
import { StateMark } from '../shared/state-mark.tsx';
import { carrierHealthMessages } from './messages.ts';

/** On the desk of an admin: how carriers and we get on, and whether all else does well. */
export function CarrierHealthCard() {
  const t = useTexts(carrierHealthMessages);
  const errorText = useErrorText();
  const health = useQuery(healthQuery);
  const { data } = health;
  return (
    <Card title={t('title')} aside={<TextLink to={paths.admin.health}>{t('link')}</TextLink>}>
      {health.isPending && <Skeleton className="h-20 w-full" />}
      {health.isError && !data && (
        <ErrorState message={errorText(health.error)} onRetry={() => void health.refetch()} />
      )}
      {data && (
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
            {t('network')} <StateMark state={data.state} />
          </p>
          {data.carriers.length === 0 && <p className="text-14 text-muted">{t('none')}</p>}
          <ul className="divide-y">
            {data.carriers.map((condition) => (
              <CarrierLine key={condition.carrier} condition={condition} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

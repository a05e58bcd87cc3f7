import type { HealthResponse } from '@callstead/contract/health';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { healthQuery } from '../shared/api.ts';
import { STATE_TONES } from '../shared/state-mark.tsx';
import { DatabaseAway } from './database-away.tsx';
import { HealthLine } from './health-line.tsx';
import { healthMessages } from './messages.ts';

export default function HealthPage() {
  const t = useTexts(healthMessages);
  const health = useQuery(healthQuery);
  const { data } = health;
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <div role="alert" className="empty:hidden">
        {health.isError && (
          <DatabaseAway error={health.error} since={data?.readAt} onRetry={() => void health.refetch()} />
        )}
      </div>
      {health.isPending && <Loading />}
      {data && (
        <>
          {!health.isError && <Summary health={data} />}
          <Checks health={data} />
        </>
      )}
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-5" aria-busy>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-[70dvh] w-full" />
    </div>
  );
}

/** Says what changed to whoever does not look. */
function Summary({ health: { state, checks, readAt } }: { health: HealthResponse }) {
  const t = useTexts(healthMessages);
  const wanting = checks.filter((each) => each.state !== 'good');
  return (
    <div role="status">
      <Banner
        tone={STATE_TONES[state]}
        title={wanting.length === 0 ? t('allGood') : t('wanting', { count: wanting.length })}
      >
        {wanting.length > 0 && (
          <ul className="flex flex-wrap gap-x-4">
            {wanting.map(({ check }) => (
              <li key={check}>
                <a href={`#${check}`} className="inline-block py-1 underline underline-offset-4">
                  {t(`checks.${check}.title`)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p aria-live="off" className="text-13">
          {t('readAt')} <DateTime only="time" value={readAt} />
        </p>
      </Banner>
    </div>
  );
}

/** Always in the same place, whatever is wrong. */
function Checks({ health }: { health: HealthResponse }) {
  return (
    <div className="divide-y rounded border bg-surface">
      {health.checks.map((check) => (
        <HealthLine key={check.check} check={check} health={health} />
      ))}
    </div>
  );
}

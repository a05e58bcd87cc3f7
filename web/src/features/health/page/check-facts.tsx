import type { HealthResponse } from '@callstead/contract/health';
import type { HealthCheckName } from '@callstead/domain/health/health';
import type { ComponentType, ReactNode } from 'react';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { CarrierLine } from '../shared/carrier-line.tsx';
import { healthWords } from '../shared/health-messages.ts';
import { healthMessages } from './messages.ts';
import { ScheduledJobs } from './scheduled-jobs.tsx';
import { Servers } from './servers.tsx';
import { useBytes, useDuration } from './use-measures.ts';

type FactsProps = { health: HealthResponse };

/** Of each check what is known of it. */
export const CHECK_FACTS: Record<HealthCheckName, ComponentType<FactsProps>> = {
  database: Database,
  servers: ({ health }) => <Servers servers={health.servers} />,
  carriers: Carriers,
  spool: Spool,
  events: Events,
  rollups: Rollups,
  webhooks: Webhooks,
  leadDeliveries: ({ health }) => (
    <Facts>
      <Outgoing {...health.leadDeliveries} />
    </Facts>
  ),
  mails: Mails,
  jobs: ({ health }) => <ScheduledJobs jobs={health.jobs} />,
  books: ({ health }) => <Compared {...health.books} />,
  callLogs: ({ health }) => <Compared {...health.callLogs} />,
  backups: Backups,
};

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-14 sm:grid-cols-3">{children}</dl>
);

function Moment({ value }: { value: string | null }) {
  const t = useTexts(healthWords);
  return value ? <RelativeTime value={value} /> : t('never');
}

function Database({ health: { database } }: FactsProps) {
  const t = useTexts(healthMessages);
  const formats = useFormats();
  const bytes = useBytes();
  const duration = useDuration();
  const { connections, mostConnections, replicas } = database;
  return (
    <Facts>
      <Fact label={t('facts.version')}>PostgreSQL {database.version}</Fact>
      <Fact label={t('facts.size')}>{bytes(database.sizeBytes)}</Fact>
      <Fact label={t('facts.oldestTransaction')}>{duration(database.oldestTransactionSeconds)}</Fact>
      <Fact label={t('facts.connections')}>
        {t('facts.ofMost', { count: formats.number(connections), most: formats.number(mostConnections) })}
      </Fact>
      <Fact label={t('facts.replicas')} className="col-span-2">
        {replicas.length === 0
          ? t('facts.noReplicas')
          : formats.list(
              replicas.map(({ name, lagSeconds }) =>
                t('facts.replica', { name, behind: lagSeconds === null ? t('facts.unknown') : duration(lagSeconds) }),
              ),
            )}
      </Fact>
    </Facts>
  );
}

function Carriers({ health: { carriers } }: FactsProps) {
  const t = useTexts(healthMessages);
  if (carriers.length === 0) return <p className="text-14 text-muted">{t('facts.noCarriers')}</p>;
  return (
    <ul className="divide-y">
      {carriers.map((condition) => (
        <CarrierLine key={condition.carrier} condition={condition} />
      ))}
    </ul>
  );
}

function Spool({ health: { spool } }: FactsProps) {
  const t = useTexts(healthMessages);
  const formats = useFormats();
  return (
    <Facts>
      <Fact label={t('facts.waiting')}>{formats.number(spool.waiting)}</Fact>
      <Fact label={t('facts.rejected')}>{formats.number(spool.rejected)}</Fact>
    </Facts>
  );
}

/** Only who is behind is named. */
function Events({ health: { events } }: FactsProps) {
  const t = useTexts(healthMessages);
  const formats = useFormats();
  const duration = useDuration();
  const behind = events.subscribers.filter((each) => each.events > 0);
  return (
    <Facts>
      <Fact label={t('facts.unsequenced')}>{formats.number(events.unsequenced)}</Fact>
      <Fact label={t('facts.longestWait')}>{duration(events.waitingSeconds)}</Fact>
      <Fact label={t('facts.behind')}>
        {behind.length === 0
          ? t('facts.nobody')
          : formats.list(behind.map((each) => `${each.subscriber} (${formats.number(each.events)})`))}
      </Fact>
    </Facts>
  );
}

function Rollups({ health: { rollups } }: FactsProps) {
  const t = useTexts(healthMessages);
  const formats = useFormats();
  const duration = useDuration();
  return (
    <Facts>
      <Fact label={t('facts.eventsLeft')}>{formats.number(rollups.events)}</Fact>
      <Fact label={t('facts.longestWait')}>{duration(rollups.waitingSeconds)}</Fact>
      <Fact label={t('facts.clickBatches')}>{formats.number(rollups.clickBatches)}</Fact>
    </Facts>
  );
}

function Outgoing({ waiting, oldestDueSeconds }: HealthResponse['leadDeliveries']) {
  const t = useTexts(healthMessages);
  const formats = useFormats();
  const duration = useDuration();
  return (
    <>
      <Fact label={t('facts.waiting')}>{formats.number(waiting)}</Fact>
      <Fact label={t('facts.oldestDue')}>
        {oldestDueSeconds === null ? t('facts.nothingDue') : duration(oldestDueSeconds)}
      </Fact>
    </>
  );
}

function Webhooks({ health: { webhooks } }: FactsProps) {
  const t = useTexts(healthMessages);
  const formats = useFormats();
  return (
    <Facts>
      <Outgoing {...webhooks} />
      <Fact label={t('facts.failingEndpoints')}>{formats.number(webhooks.failingEndpoints)}</Fact>
    </Facts>
  );
}

function Mails({ health: { mails } }: FactsProps) {
  const t = useTexts(healthMessages);
  const formats = useFormats();
  return (
    <Facts>
      <Outgoing {...mails} />
      <Fact label={t('facts.retrying')}>{formats.number(mails.retrying)}</Fact>
      <Fact label={t('facts.lastSent')}>
        <Moment value={mails.endedAt} />
      </Fact>
      <LastFailure {...mails} />
    </Facts>
  );
}

/** The code; the log of whoever works says more. */
function LastFailure({ failedAt, failure }: { failedAt: string | null; failure: string | null }) {
  const t = useTexts(healthMessages);
  return (
    <Fact label={t('facts.lastFailure')}>
      <Moment value={failedAt} />
      {failure && <span className="block font-mono text-13 text-muted">{failure}</span>}
    </Fact>
  );
}

function Compared(compared: HealthResponse['books']) {
  const t = useTexts(healthMessages);
  const formats = useFormats();
  return (
    <Facts>
      <Fact label={t('facts.lastCompared')}>
        <Moment value={compared.endedAt} />
      </Fact>
      <Fact label={t('facts.differences')}>{formats.number(compared.differences)}</Fact>
      <LastFailure {...compared} />
    </Facts>
  );
}

function Backups({ health: { backups } }: FactsProps) {
  const t = useTexts(healthMessages);
  const { lastAt, schedule, nextAt } = backups;
  return (
    <Facts>
      <Fact label={t('facts.lastBackup')}>
        <Moment value={lastAt} />
      </Fact>
      <Fact label={t('facts.schedule')}>
        {schedule ? <code className="font-mono text-13">{schedule} UTC</code> : t('facts.unscheduled')}
      </Fact>
      {nextAt && (
        <Fact label={t('facts.nextBackup')}>
          <DateTime value={nextAt} />
        </Fact>
      )}
      <LastFailure {...backups} />
    </Facts>
  );
}

import type { ScheduledJob } from '@callstead/contract/health';
import { useTexts } from '../../../i18n/language.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { healthWords } from '../shared/health-messages.ts';
import { StateMark } from '../shared/state-mark.tsx';
import { healthMessages } from './messages.ts';

const stateOf = ({ isLate, isFailing }: ScheduledJob) => (isLate ? 'bad' : isFailing ? 'attention' : 'good');

/** Those that are late or fail stand there; the others behind a click. */
export function ScheduledJobs({ jobs }: { jobs: readonly ScheduledJob[] }) {
  const t = useTexts(healthMessages);
  const wanting = jobs.filter((job) => stateOf(job) !== 'good');
  const fine = jobs.filter((job) => stateOf(job) === 'good');
  return (
    <div className="grid gap-3 text-14">
      {wanting.length > 0 && <JobList jobs={wanting} />}
      {fine.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1">{t('jobs.fine', { count: fine.length })}</summary>
          <JobList jobs={fine} />
        </details>
      )}
      {jobs.length === 0 && <p className="text-muted">{t('jobs.none')}</p>}
    </div>
  );
}

function JobList({ jobs }: { jobs: readonly ScheduledJob[] }) {
  return (
    <ul className="divide-y">
      {jobs.map((job) => (
        <Job key={job.name} job={job} />
      ))}
    </ul>
  );
}

function Job({ job }: { job: ScheduledJob }) {
  const t = useTexts(healthMessages);
  const words = useTexts(healthWords);
  const { name, schedule, endedAt, failedAt, failure, isFailing } = job;
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="font-mono text-13 wrap-anywhere">{name}</code>
        <StateMark state={stateOf(job)} />
      </p>
      <p className="text-13 text-muted">
        <code className="font-mono">{schedule}</code> · {t('jobs.ended')}{' '}
        {endedAt ? <RelativeTime value={endedAt} /> : words('never')}
        {isFailing && failedAt && (
          <span className="block">
            {t('facts.lastFailure')} <RelativeTime value={failedAt} /> <code className="font-mono">{failure}</code>
          </span>
        )}
      </p>
    </li>
  );
}

import type { ServerProcess } from '@callstead/contract/health';
import { useTexts } from '../../../i18n/language.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { StateMark } from '../shared/state-mark.tsx';
import { healthMessages } from './messages.ts';

export function Servers({ servers }: { servers: readonly ServerProcess[] }) {
  const t = useTexts(healthMessages);
  if (servers.length === 0) return <p className="text-14 text-muted">{t('servers.none')}</p>;
  return (
    <ul className="divide-y">
      {servers.map((server) => (
        <Server key={server.id} server={server} />
      ))}
    </ul>
  );
}

function Server({ server: { host, release, serves, works, startedAt, seenAt, isSilent } }: { server: ServerProcess }) {
  const t = useTexts(healthMessages);
  const role = serves && works ? 'both' : works ? 'works' : 'serves';
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <span className="min-w-0 font-mono text-14 wrap-anywhere">{host}</span>
        <StateMark state={isSilent ? 'attention' : 'good'} />
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-14 lg:grid-cols-4">
        <Fact label={t('servers.role')}>{t(`servers.roles.${role}`)}</Fact>
        <Fact label={t('servers.release')}>{release}</Fact>
        <Fact label={t('servers.started')}>
          <RelativeTime value={startedAt} />
        </Fact>
        <Fact label={t('servers.seen')}>
          <RelativeTime value={seenAt} />
        </Fact>
      </dl>
    </li>
  );
}

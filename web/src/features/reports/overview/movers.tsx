import { paths } from '@callstead/contract/paths';
import type { Movers as MoversAnswer } from '@callstead/contract/reports/dashboards';
import { readMovers } from '@callstead/contract/reports/dashboards-endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ArrowDownRight, ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { statMessages } from '../shared/stat-messages.ts';
import { DASHBOARDS } from '../shared/use-live-figures.ts';
import { moversMessages } from './movers-messages.ts';

type Asked = { zone: string | null; language: 'en' | 'es' };
type Named = { of: 'publisher' | 'campaign'; value: string; name: string };

const moversQuery = ({ zone, language }: Asked) =>
  queryOptions({
    queryKey: [DASHBOARDS, 'movers', zone, language],
    queryFn: () => call(readMovers, { query: { zone: zone ?? 'UTC', language } }),
    enabled: zone !== null,
  });

/** Who rose and fell in the last week, and who is out of the ordinary; each leads to the report about them. */
export function Movers({ zone }: { zone: string | null }) {
  const t = useTexts(moversMessages);
  const { language } = useLanguage();
  const answer = useQuery(moversQuery({ zone, language }));
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card title={t('movers')} aside={<span className="text-13 text-muted">{t('week')}</span>} className="min-w-0">
        <Told answer={answer}>
          {({ movers }) => (
            <List none={t('noMovers')}>
              {movers.map((mover) => (
                <Mover key={keyOf(mover)} of={mover} />
              ))}
            </List>
          )}
        </Told>
      </Card>
      <Card title={t('anomalies')} aside={<span className="text-13 text-muted">{t('week')}</span>} className="min-w-0">
        <Told answer={answer}>
          {({ anomalies }) => (
            <List none={t('noAnomalies')}>
              {anomalies.map((anomaly) => (
                <Anomaly key={`${anomaly.kind} ${keyOf(anomaly)}`} of={anomaly} />
              ))}
            </List>
          )}
        </Told>
      </Card>
    </div>
  );
}

const keyOf = ({ of, value }: Named) => `${of} ${value}`;

type Answer = { data?: MoversAnswer | undefined; error: Error | null; refetch: () => unknown };

function Told({ answer, children }: { answer: Answer; children: (movers: MoversAnswer) => ReactNode }) {
  const t = useTexts(statMessages);
  const errorText = useErrorText();
  const { data, error } = answer;
  if (data) return children(data);
  if (!error) return <Skeleton className="h-40 w-full" />;
  return <ErrorState message={t('failed', { message: errorText(error) })} onRetry={() => void answer.refetch()} />;
}

function List({ none, children }: { none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-14 text-muted">{none}</p>;
  return <ul className="-my-2 divide-y">{children}</ul>;
}

function NamedLink({ of: { of, value, name } }: { of: Named }) {
  const t = useTexts(moversMessages);
  return (
    <span className="min-w-0 flex-1">
      <Link
        to={paths.admin.reports({ period: 'last7', [of]: value })}
        className="line-clamp-1 font-medium underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <span className="text-12 text-muted">{t(`of.${of}`)}</span>
    </span>
  );
}

function Mover({ of: mover }: { of: MoversAnswer['movers'][number] }) {
  const t = useTexts(moversMessages);
  const money = useMoney();
  const { nowCents, beforeCents } = mover;
  const isUp = nowCents > beforeCents;
  return (
    <li className="flex items-center gap-3 py-2 text-14">
      <Icon of={isUp ? ArrowUpRight : ArrowDownRight} className={isUp ? 'text-success' : 'text-danger'} />
      <NamedLink of={mover} />
      <span className="shrink-0 text-right tabular-nums">
        <span className="block font-medium">{money(nowCents)}</span>
        <span className="text-12 text-muted">{t('before', { amount: money(beforeCents) })}</span>
      </span>
    </li>
  );
}

function Anomaly({ of: anomaly }: { of: MoversAnswer['anomalies'][number] }) {
  const t = useTexts(moversMessages);
  const formats = useFormats();
  const percent = (share: number) => formats.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <li className="flex items-center gap-3 py-2 text-14">
      <NamedLink of={anomaly} />
      <span className="shrink-0 text-right">
        <span className="block font-medium text-warning tabular-nums">
          {t(`kinds.${anomaly.kind}`, { share: percent(anomaly.rate) })}
        </span>
        <span className="text-12 text-muted">{t('usual', { share: percent(anomaly.usual) })}</span>
      </span>
    </li>
  );
}

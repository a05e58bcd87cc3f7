import type { LeadDelivery } from '@callstead/contract/leads/delivery';
import { paths } from '@callstead/contract/paths';
import { shortId } from '@callstead/domain/short-id';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { usePanel } from '../../../session/use-panel.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { deliveryQuery, useReplayDelivery } from './api.ts';
import { deliveryMessages } from './messages.ts';

const TONES = {
  waiting: 'warning',
  delivered: 'success',
  refused: 'danger',
  given_up: 'danger',
  dropped: 'neutral',
} as const;

type DeliveryRowsProps = { label: string; deliveries: readonly LeadDelivery[]; namesLeads?: boolean };

/** Each with its tries, what is sent and what came back; in a log of many leads also with whose it is. */
export function DeliveryRows({ label, deliveries, namesLeads = false }: DeliveryRowsProps) {
  return (
    <ul aria-label={label} className="-my-3 divide-y">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} namesLead={namesLeads} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery, namesLead }: { delivery: LeadDelivery; namesLead: boolean }) {
  const t = useTexts(deliveryMessages);
  const { toast } = useToast();
  const replay = useReplayDelivery();
  const [isOpen, setOpen] = useState(false);
  const { id, kind, target, leadId, state, decides, tries } = delivery;
  const onSuccess = () => toast({ title: t('replayed'), tone: 'success' });
  return (
    <li className="grid min-w-0 gap-2 py-3 text-14">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{t(`kinds.${kind}`)}</span>
            <DeliveryState state={state} />
            {leadId === null && <Badge tone="info">{t('isSample')}</Badge>}
            {decides && <Badge tone="neutral">{t('deciding')}</Badge>}
            {namesLead && leadId !== null && <LeadLink id={leadId} />}
          </p>
          <p className="wrap-anywhere text-13 text-muted">{target}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('request')}
          </Button>
          {state !== 'waiting' && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('replayTo', { target })}
              busy={replay.isPending}
              onClick={() => replay.mutate(id, { onSuccess })}
            >
              {t('replay')}
            </Button>
          )}
        </div>
      </div>
      <Tries tries={tries} />
      <FailureBanner error={replay.error} />
      {isOpen && <Request id={id} />}
    </li>
  );
}

function LeadLink({ id }: { id: string }) {
  const keepAccount = useKeepAccount();
  return (
    <Link to={keepAccount(paths[usePanel()].lead(id))} className="rounded font-mono text-13 underline">
      {shortId(id)}
    </Link>
  );
}

export function DeliveryState({ state }: Pick<LeadDelivery, 'state'>) {
  const t = useTexts(deliveryMessages);
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}

export function Tries({ tries }: Pick<LeadDelivery, 'tries'>) {
  const t = useTexts(deliveryMessages);
  return (
    <ul className="grid gap-1">
      {tries.map(({ at, status, durationMs, failure, answer, reason }) => (
        <li key={at} className="min-w-0 text-13 text-muted">
          <DateTime value={at} /> · {status !== null && `${status} · `}
          {durationMs} ms{failure && ` · ${t(`failures.${failure}`)}`}
          {reason && ` · ${t('reason', { reason })}`}
          {answer && <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-12">{answer}</pre>}
        </li>
      ))}
    </ul>
  );
}

/** Put together only while somebody looks at it. */
function Request({ id }: { id: string }) {
  const t = useTexts(deliveryMessages);
  const { data, error, isPending } = useQuery(deliveryQuery(id));
  if (isPending) return <LoadingLine>{t('loading')}</LoadingLine>;
  if (!data) return <FailureBanner error={error} />;
  const { request } = data;
  if (!request) return <p className="text-13 text-muted">{t('erased')}</p>;
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  const text = [`${request.method} ${request.target}`, ...headers, '', request.body].join('\n');
  return <pre className="wrap-anywhere whitespace-pre-wrap rounded bg-sunken p-3 font-mono text-12">{text}</pre>;
}

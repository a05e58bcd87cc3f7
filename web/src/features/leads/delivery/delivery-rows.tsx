import type { LeadDelivery } from '@callstead/contract/leads/delivery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
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

type DeliveryRowsProps = { label: string; deliveries: readonly LeadDelivery[] };

/** Each with its tries, what is sent and what came back. */
export function DeliveryRows({ label, deliveries }: DeliveryRowsProps) {
  return (
    <ul aria-label={label} className="divide-y border-y">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery }: { delivery: LeadDelivery }) {
  const t = useTexts(deliveryMessages);
  const { toast } = useToast();
  const replay = useReplayDelivery();
  const [isOpen, setOpen] = useState(false);
  const { id, kind, target, leadId, state, decides, tries } = delivery;
  const onSuccess = () => toast({ title: t('replayed'), tone: 'success' });
  return (
    <li className="grid min-w-0 gap-2 py-3 text-14">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{t(`kinds.${kind}`)}</span>
        <span className="wrap-anywhere text-13 text-muted">{target}</span>
        <DeliveryState state={state} />
        {leadId === null && <Badge tone="info">{t('isSample')}</Badge>}
        {decides && <Badge tone="neutral">{t('deciding')}</Badge>}
      </p>
      <Tries tries={tries} />
      <FailureBanner error={replay.error} />
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('request')}
        </Button>
        {state !== 'waiting' && (
          <Button
            variant="secondary"
            size="sm"
            busy={replay.isPending}
            onClick={() => replay.mutate(id, { onSuccess })}
          >
            {t('replay', { target })}
          </Button>
        )}
      </div>
      {isOpen && <Request id={id} />}
    </li>
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

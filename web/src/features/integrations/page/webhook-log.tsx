import type { WebhookDelivery } from '@callstead/contract/integrations/webhooks';
import { can } from '@callstead/domain/policy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useReplay, useReplayFailed, webhookLogQuery } from './api.ts';
import { CardList } from './card-list.tsx';
import { integrationsMessages } from './messages.ts';
import { SentRequest } from './sent-request.tsx';

type WebhookLogProps = { id: string; host: string; onClose: () => void };

/** What went to one address, with every try. */
export function WebhookLog({ id, host, onClose }: WebhookLogProps) {
  const t = useTexts(integrationsMessages);
  const list = useInfiniteQuery(webhookLogQuery(id));
  const mayReplay = can(useActor(), 'webhook.create');
  const title = t('log.title', { host });
  return (
    <Dialog open onOpenChange={onClose} title={title} wide>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {mayReplay && <ReplayFailed endpointId={id} />}
        <CardList
          list={list}
          label={title}
          empty={t('log.empty')}
          row={(delivery) => (
            <DeliveryRow key={delivery.id} endpointId={id} delivery={delivery} mayReplay={mayReplay} />
          )}
        />
      </div>
    </Dialog>
  );
}

const SPANS = { hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000, month: 30 * 86_400_000 } as const;
type Span = keyof typeof SPANS;

/** Everything that failed since then goes out again. */
function ReplayFailed({ endpointId }: { endpointId: string }) {
  const t = useTexts(integrationsMessages);
  const { toast } = useToast();
  const replay = useReplayFailed(endpointId);
  const [span, setSpan] = useState<Span>('day');
  const onSuccess = ({ deliveries }: { deliveries: number }) =>
    toast({ title: t('log.replayedMany', { deliveries }), tone: 'success' });
  const ask = () => {
    const now = Date.now();
    replay.mutate({ from: new Date(now - SPANS[span]).toISOString(), to: new Date(now).toISOString() }, { onSuccess });
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('log.failedOf')}
          options={(Object.keys(SPANS) as Span[]).map((value) => ({ value, label: t(`log.spans.${value}`) }))}
          value={span}
          onChange={(value) => setSpan(value as Span)}
        />
        <Button variant="secondary" busy={replay.isPending} onClick={ask}>
          {t('log.replayFailed')}
        </Button>
      </div>
      <FailureBanner error={replay.error} />
    </div>
  );
}

const TONES = { waiting: 'warning', delivered: 'success', given_up: 'danger' } as const;
type DeliveryRowProps = { endpointId: string; delivery: WebhookDelivery; mayReplay: boolean };

function DeliveryRow({ endpointId, delivery, mayReplay }: DeliveryRowProps) {
  const t = useTexts(integrationsMessages);
  const { toast } = useToast();
  const replay = useReplay(endpointId);
  const { id, type, objectId, state, happenedAt, tries } = delivery;
  const onSuccess = () => toast({ title: t('log.replayed'), tone: 'success' });
  return (
    <li className="grid min-w-0 grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono text-13">{type}</span>
          <Badge tone={TONES[state]}>{t(`log.states.${state}`)}</Badge>
          <DateTime value={happenedAt} />
        </p>
        {mayReplay && (
          <Button
            variant="secondary"
            size="sm"
            busy={replay.isPending}
            aria-label={t('log.replayOne', { type, id: objectId })}
            onClick={() => replay.mutate(id, { onSuccess })}
          >
            {t('log.replay')}
          </Button>
        )}
      </div>
      <FailureBanner error={replay.error} />
      <p className="wrap-anywhere font-mono text-12 text-muted">{objectId}</p>
      <ul className="grid gap-2">
        {tries.map((each) => (
          <TryItem key={each.at} tried={each} />
        ))}
      </ul>
    </li>
  );
}

function TryItem({ tried }: { tried: WebhookDelivery['tries'][number] }) {
  const t = useTexts(integrationsMessages);
  const { at, status, durationMs, failure, request, answer } = tried;
  return (
    <li className="grid min-w-0 grid-cols-1 gap-1 text-13 text-muted">
      <p>
        <DateTime value={at} /> · {status ?? t('log.nothing')} · {durationMs} ms
        {failure && ` · ${t(`log.failures.${failure}`)}`}
      </p>
      {request && (
        <details>
          <summary className="cursor-pointer py-1">{t('log.request')}</summary>
          <SentRequest request={request} />
        </details>
      )}
      {answer && <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-12">{answer}</pre>}
    </li>
  );
}

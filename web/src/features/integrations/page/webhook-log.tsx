import type { WebhookDelivery, WebhookEndpoint } from '@callstead/contract/integrations/webhooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useReplay, webhookLogQuery } from './api.ts';
import { CardList } from './card-list.tsx';
import { integrationsMessages } from './messages.ts';

export function WebhookLog({ endpoint: { id, url }, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const t = useTexts(integrationsMessages);
  const list = useInfiniteQuery(webhookLogQuery(id));
  const title = t('log.title', { host: new URL(url).host });
  return (
    <Dialog open onOpenChange={onClose} title={title} wide>
      <div className="grid gap-4">
        <CardList
          list={list}
          label={title}
          empty={t('log.empty')}
          row={(delivery) => <DeliveryRow key={delivery.id} endpointId={id} delivery={delivery} />}
        />
      </div>
    </Dialog>
  );
}

const TONES = { waiting: 'warning', delivered: 'success', given_up: 'danger' } as const;

function DeliveryRow({ endpointId, delivery }: { endpointId: string; delivery: WebhookDelivery }) {
  const t = useTexts(integrationsMessages);
  const { toast } = useToast();
  const replay = useReplay(endpointId);
  const { id, type, eventId, object, objectId, state, happenedAt, tries } = delivery;
  const body = { id: eventId, type, createdAt: happenedAt, data: { object, id: objectId } };
  const onSuccess = () => toast({ title: t('log.replayed'), tone: 'success' });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono text-13">{type}</span>
          <Badge tone={TONES[state]}>{t(`log.states.${state}`)}</Badge>
          <DateTime value={happenedAt} />
        </p>
        <Button
          variant="secondary"
          size="sm"
          busy={replay.isPending}
          aria-label={t('log.replayOne', { type, id: objectId })}
          onClick={() => replay.mutate(id, { onSuccess })}
        >
          {t('log.replay')}
        </Button>
      </div>
      <FailureBanner error={replay.error} />
      <details>
        <summary className="text-13 text-muted">{t('log.request')}</summary>
        <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-12">{JSON.stringify(body, null, 2)}</pre>
      </details>
      <ul className="grid gap-1">
        {tries.map((each) => (
          <li key={each.at} className="text-13 text-muted">
            <DateTime value={each.at} /> · {each.status ?? t('log.nothing')} · {each.durationMs} ms
            {each.failure && ` · ${t(`log.failures.${each.failure}`)}`}
            {each.answer && <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-12">{each.answer}</pre>}
          </li>
        ))}
      </ul>
    </li>
  );
}

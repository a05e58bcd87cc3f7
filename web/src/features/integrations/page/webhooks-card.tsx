import type { WebhookEndpoint } from '@callstead/contract/integrations/webhooks';
import { can } from '@callstead/domain/policy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { useRotateSecret, webhookListQuery } from './api.ts';
import { CardList } from './card-list.tsx';
import { DeleteEndpointDialog } from './delete-endpoint-dialog.tsx';
import { ENDPOINT_TONES } from './endpoint-tones.ts';
import { integrationsMessages } from './messages.ts';
import { ShownOnce } from './shown-once.tsx';
import { useEndpointSteps } from './use-endpoint-steps.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookLog } from './webhook-log.tsx';

export function WebhooksCard() {
  const t = useTexts(integrationsMessages);
  const list = useInfiniteQuery(webhookListQuery());
  const mayCreate = can(useActor(), 'webhook.create');
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <Card title={t('webhooks.title')}>
      <div className="grid gap-4 text-14">
        <ShownOnce value={secret} what="secret" onKept={() => setSecret(undefined)} />
        <CardList
          list={list}
          label={t('webhooks.title')}
          empty={t('webhooks.empty')}
          row={(endpoint) => <WebhookRow key={endpoint.id} endpoint={endpoint} onSecret={setSecret} />}
        />
        {mayCreate && (
          <Button icon={Webhook} onClick={() => setMaking(true)} className="justify-self-start">
            {t('webhooks.create')}
          </Button>
        )}
      </div>
      {isMaking && <WebhookDialog onClose={() => setMaking(false)} onSecret={setSecret} />}
    </Card>
  );
}

type WebhookRowProps = { endpoint: WebhookEndpoint; onSecret: (secret: string) => void };

function WebhookRow({ endpoint, onSecret }: WebhookRowProps) {
  const t = useTexts(integrationsMessages);
  const { id, url, types, state, previousSecretUntil } = endpoint;
  const { host } = new URL(url);
  const { step, setStep, close, items, mayChange, error } = useEndpointSteps({ id, state });
  const own = [
    ...(mayChange ? [{ label: t('webhooks.rotate'), onSelect: () => setStep('rotate') }] : []),
    { label: t('webhooks.delete'), onSelect: () => setStep('delete') },
  ];
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-mono text-13">{url}</span>
          <Badge tone={ENDPOINT_TONES[state]}>{t(`webhooks.states.${state}`)}</Badge>
        </p>
        <p className="wrap-anywhere font-mono text-12 text-muted">{types.join(' ')}</p>
        {previousSecretUntil && (
          <p className="text-13 text-muted">
            {t('webhooks.previous')} <DateTime value={previousSecretUntil} />
          </p>
        )}
        <FailureBanner error={error} />
      </div>
      <RowMenu label={t('webhooks.actions', { host })} items={[...items, ...own]} />
      {step === 'edit' && <WebhookDialog endpoint={endpoint} onClose={close} onSecret={onSecret} />}
      {step === 'rotate' && <RotateDialog id={id} onClose={close} onSecret={onSecret} />}
      {step === 'delete' && (
        <DeleteEndpointDialog id={id} title={t('webhooks.deleteTitle', { host })} onClose={close} />
      )}
      {step === 'log' && <WebhookLog id={id} host={host} onClose={close} />}
    </li>
  );
}

type RotateProps = { id: string; onClose: () => void; onSecret: (secret: string) => void };

function RotateDialog({ id, onClose, onSecret }: RotateProps) {
  const t = useTexts(integrationsMessages);
  const rotate = useRotateSecret(id);
  const onSuccess = ({ secret }: { secret: string }) => {
    onSecret(secret);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('webhooks.rotate')}
      description={t('webhooks.rotateText')}
      confirmLabel={t('webhooks.rotate')}
      onConfirm={() => rotate.mutate(undefined, { onSuccess })}
      tone="primary"
      busy={rotate.isPending}
    >
      <FailureBanner error={rotate.error} />
    </ConfirmDialog>
  );
}

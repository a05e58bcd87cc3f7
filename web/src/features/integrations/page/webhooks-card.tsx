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
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { useDeleteWebhook, useRotateSecret, useSetWebhookState, useTestWebhook, webhookListQuery } from './api.ts';
import { CardList } from './card-list.tsx';
import { integrationsMessages } from './messages.ts';
import { ShownOnce } from './shown-once.tsx';
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

const TONES = { active: 'success', paused: 'neutral', failing: 'danger' } as const;
type WebhookRowProps = { endpoint: WebhookEndpoint; onSecret: (secret: string) => void };
type Step = 'edit' | 'rotate' | 'delete' | 'log';

function WebhookRow({ endpoint, onSecret }: WebhookRowProps) {
  const t = useTexts(integrationsMessages);
  const { toast } = useToast();
  const { id, url, types, state, previousSecretUntil } = endpoint;
  const { host } = new URL(url);
  const [step, setStep] = useState<Step>();
  const setState = useSetWebhookState(id);
  const test = useTestWebhook(id);
  const close = () => setStep(undefined);
  const turn = state === 'active' ? ('paused' as const) : ('active' as const);
  const onTested = () => toast({ title: t('webhooks.tested'), tone: 'success' });
  const items = [
    { label: t('webhooks.log'), onSelect: () => setStep('log') },
    { label: t('webhooks.test'), onSelect: () => test.mutate(undefined, { onSuccess: onTested }) },
    { label: t('webhooks.change'), onSelect: () => setStep('edit') },
    { label: t(state === 'active' ? 'webhooks.pause' : 'webhooks.resume'), onSelect: () => setState.mutate(turn) },
    { label: t('webhooks.rotate'), onSelect: () => setStep('rotate') },
    { label: t('webhooks.delete'), onSelect: () => setStep('delete') },
  ];
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-mono text-13">{url}</span>
          <Badge tone={TONES[state]}>{t(`webhooks.states.${state}`)}</Badge>
        </p>
        <p className="wrap-anywhere font-mono text-12 text-muted">{types.join(' ')}</p>
        {previousSecretUntil && (
          <p className="text-13 text-muted">
            {t('webhooks.previous')} <DateTime value={previousSecretUntil} />
          </p>
        )}
        <FailureBanner error={setState.error ?? test.error} />
      </div>
      <RowMenu label={t('webhooks.actions', { host })} items={items} />
      {step === 'edit' && <WebhookDialog endpoint={endpoint} onClose={close} onSecret={onSecret} />}
      {step === 'rotate' && <RotateDialog id={id} onClose={close} onSecret={onSecret} />}
      {step === 'delete' && <DeleteDialog id={id} host={host} onClose={close} />}
      {step === 'log' && <WebhookLog endpoint={endpoint} onClose={close} />}
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

function DeleteDialog({ id, host, onClose }: { id: string; host: string; onClose: () => void }) {
  const t = useTexts(integrationsMessages);
  const remove = useDeleteWebhook(id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('webhooks.deleteTitle', { host })}
      description={t('webhooks.deleteText')}
      confirmLabel={t('webhooks.delete')}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      busy={remove.isPending}
    >
      <FailureBanner error={remove.error} />
    </ConfirmDialog>
  );
}

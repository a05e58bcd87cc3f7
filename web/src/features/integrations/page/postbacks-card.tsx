import type { PostbackAddress } from '@callstead/contract/integrations/postback-addresses';
import { can } from '@callstead/domain/policy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Send } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { postbackListQuery } from './api.ts';
import { CardList } from './card-list.tsx';
import { DeleteEndpointDialog } from './delete-endpoint-dialog.tsx';
import { ENDPOINT_TONES } from './endpoint-tones.ts';
import { integrationsMessages } from './messages.ts';
import { PostbackDialog } from './postback-dialog.tsx';
import { useEndpointSteps } from './use-endpoint-steps.ts';
import { WebhookLog } from './webhook-log.tsx';

export function PostbacksCard() {
  const t = useTexts(integrationsMessages);
  const list = useInfiniteQuery(postbackListQuery());
  const mayCreate = can(useActor(), 'postback-address.create');
  const [isMaking, setMaking] = useState(false);
  return (
    <Card title={t('postbacks.title')}>
      <div className="grid gap-4 text-14">
        <p className="text-muted">{t('postbacks.intro')}</p>
        <CardList
          list={list}
          label={t('postbacks.title')}
          empty={t('postbacks.empty')}
          row={(postback) => <PostbackRow key={postback.id} postback={postback} />}
        />
        {mayCreate && (
          <Button icon={Send} onClick={() => setMaking(true)} className="justify-self-start">
            {t('postbacks.create')}
          </Button>
        )}
      </div>
      {isMaking && <PostbackDialog onClose={() => setMaking(false)} />}
    </Card>
  );
}

function PostbackRow({ postback }: { postback: PostbackAddress }) {
  const t = useTexts(integrationsMessages);
  const { id, name, url, method, types, state, offerIds } = postback;
  const { host } = new URL(url);
  const { step, setStep, close, items, error } = useEndpointSteps({ id, state });
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{name}</span>
          <Badge tone={ENDPOINT_TONES[state]}>{t(`webhooks.states.${state}`)}</Badge>
          {offerIds.length > 0 && <Badge tone="info">{offerIds.join(' ')}</Badge>}
        </p>
        <p className="wrap-anywhere font-mono text-12">
          {method} {url}
        </p>
        <p className="wrap-anywhere font-mono text-12 text-muted">{types.join(' ')}</p>
        <FailureBanner error={error} />
      </div>
      <RowMenu
        label={t('webhooks.actions', { host: name })}
        items={[...items, { label: t('webhooks.delete'), onSelect: () => setStep('delete') }]}
      />
      {step === 'edit' && <PostbackDialog postback={postback} onClose={close} />}
      {step === 'delete' && (
        <DeleteEndpointDialog id={id} title={t('postbacks.deleteTitle', { name })} onClose={close} />
      )}
      {step === 'log' && <WebhookLog id={id} host={host} onClose={close} />}
    </li>
  );
}

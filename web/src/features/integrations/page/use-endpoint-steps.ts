import type { EndpointState } from '@callstead/domain/integrations/webhook';
import { can } from '@callstead/domain/policy';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useSetWebhookState, useTestWebhook } from './api.ts';
import { integrationsMessages } from './messages.ts';

type Step = 'edit' | 'rotate' | 'delete' | 'log';

/** What can be done with any address of an account, whatever goes there. */
export function useEndpointSteps({ id, state }: { id: string; state: EndpointState }) {
  const t = useTexts(integrationsMessages);
  const { toast } = useToast();
  const mayChange = can(useActor(), 'webhook.create');
  const [step, setStep] = useState<Step>();
  const setState = useSetWebhookState(id);
  const test = useTestWebhook(id);
  const turn = state === 'active' ? ('paused' as const) : ('active' as const);
  const onTested = () => toast({ title: t('webhooks.tested'), tone: 'success' });
  const changes = [
    { label: t('webhooks.test'), onSelect: () => test.mutate(undefined, { onSuccess: onTested }) },
    { label: t('webhooks.change'), onSelect: () => setStep('edit') },
    { label: t(state === 'active' ? 'webhooks.pause' : 'webhooks.resume'), onSelect: () => setState.mutate(turn) },
  ];
  return {
    ...{ step, setStep, mayChange, error: setState.error ?? test.error },
    close: () => setStep(undefined),
    items: [{ label: t('webhooks.log'), onSelect: () => setStep('log') }, ...(mayChange ? changes : [])],
  };
}

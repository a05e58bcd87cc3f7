import type { CreateApiKeyRequest } from '@callstead/contract/integrations/api-keys';
import { createApiKey, listApiKeys, revokeApiKey } from '@callstead/contract/integrations/api-keys-endpoints';
import type { WebhookRequest } from '@callstead/contract/integrations/webhooks';
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  setWebhookState,
  testWebhook,
} from '@callstead/contract/integrations/webhooks-endpoints';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const INTEGRATIONS = ['integrations'] as const;

export const keyListQuery = () =>
  growingListQuery({ queryKey: [...INTEGRATIONS, 'keys'], endpoint: listApiKeys, query: {} });

export const useCreateKey = () =>
  useInvalidatingMutation(INTEGRATIONS, (body: CreateApiKeyRequest) => call(createApiKey, { body }));

export const useRevokeKey = () =>
  useInvalidatingMutation(INTEGRATIONS, (id: string) => call(revokeApiKey, { params: { id } }));

export const webhookListQuery = () =>
  growingListQuery({ queryKey: [...INTEGRATIONS, 'webhooks'], endpoint: listWebhooks, query: {} });

/** A new one, or other settings of one that is there. */
export const useSaveWebhook = (id: string | undefined) =>
  useInvalidatingMutation(INTEGRATIONS, async (body: WebhookRequest) => {
    if (id === undefined) return (await call(createWebhook, { body })).secret;
    await call(editWebhook, { params: { id }, body });
    return undefined;
  });

export const useSetWebhookState = (id: string) =>
  useInvalidatingMutation(INTEGRATIONS, (state: 'active' | 'paused') =>
    call(setWebhookState, { params: { id }, body: { state } }),
  );

export const useRotateSecret = (id: string) =>
  useInvalidatingMutation(INTEGRATIONS, (_: undefined) => call(rotateWebhookSecret, { params: { id } }));

export const useDeleteWebhook = (id: string) =>
  useInvalidatingMutation(INTEGRATIONS, (_: undefined) => call(deleteWebhook, { params: { id } }));

export const useTestWebhook = (id: string) =>
  useInvalidatingMutation(INTEGRATIONS, (_: undefined) => call(testWebhook, { params: { id } }));

const ASK_AGAIN_MS = 2_000;

/** What is under way ends by itself, and nobody tells of it. */
export const webhookLogQuery = (id: string) => ({
  ...growingListQuery({
    queryKey: [...INTEGRATIONS, 'log', id],
    endpoint: listWebhookDeliveries,
    params: { id },
    query: {},
  }),
  refetchInterval: ASK_AGAIN_MS,
});

export const useReplay = (id: string) =>
  useInvalidatingMutation(INTEGRATIONS, (deliveryId: string) =>
    call(replayWebhookDelivery, { params: { id, deliveryId } }),
  );

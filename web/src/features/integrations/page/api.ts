import type { CreateApiKeyRequest } from '@callstead/contract/integrations/api-keys';
import { createApiKey, listApiKeys, revokeApiKey } from '@callstead/contract/integrations/api-keys-endpoints';
import { listApiRequests } from '@callstead/contract/integrations/api-requests-endpoints';
import type { ConversionFeedRequest } from '@callstead/contract/integrations/conversion-feeds';
import {
  createConversionFeed,
  deleteConversionFeed,
  listConversionFeeds,
  rotateConversionFeed,
} from '@callstead/contract/integrations/conversion-feeds-endpoints';
import type {
  PostbackAddressRequest,
  PostbackPreviewRequest,
} from '@callstead/contract/integrations/postback-addresses';
import {
  createPostbackAddress,
  editPostbackAddress,
  listPostbackAddresses,
  previewPostback,
  readPostbackOptions,
} from '@callstead/contract/integrations/postback-addresses-endpoints';
import type { ReplayRequest, WebhookRequest } from '@callstead/contract/integrations/webhooks';
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayFailedDeliveries,
  replayWebhookDelivery,
  rotateWebhookSecret,
  setWebhookState,
  testWebhook,
} from '@callstead/contract/integrations/webhooks-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions, useMutation } from '@tanstack/react-query';
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

export const useReplayFailed = (id: string) =>
  useInvalidatingMutation(INTEGRATIONS, (body: ReplayRequest) =>
    call(replayFailedDeliveries, { params: { id }, body }),
  );

export const postbackListQuery = () =>
  growingListQuery({ queryKey: [...INTEGRATIONS, 'postbacks'], endpoint: listPostbackAddresses, query: {} });

export const postbackOptionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...INTEGRATIONS, 'postback-options', language],
    queryFn: () => call(readPostbackOptions, { query: { language } }),
  });

/** A new one, or other settings of one that is there. */
export const useSavePostback = (id: string | undefined) =>
  useInvalidatingMutation(INTEGRATIONS, (body: PostbackAddressRequest) =>
    id === undefined ? call(createPostbackAddress, { body }) : call(editPostbackAddress, { params: { id }, body }),
  );

export const usePreviewPostback = () =>
  useMutation({ mutationFn: (body: PostbackPreviewRequest) => call(previewPostback, { body }) });

export const feedListQuery = () =>
  growingListQuery({ queryKey: [...INTEGRATIONS, 'feeds'], endpoint: listConversionFeeds, query: {} });

export const useCreateFeed = () =>
  useInvalidatingMutation(INTEGRATIONS, (body: ConversionFeedRequest) => call(createConversionFeed, { body }));

export const useRotateFeed = (id: string) =>
  useInvalidatingMutation(INTEGRATIONS, (_: undefined) => call(rotateConversionFeed, { params: { id } }));

export const useDeleteFeed = (id: string) =>
  useInvalidatingMutation(INTEGRATIONS, (_: undefined) => call(deleteConversionFeed, { params: { id } }));

/** Without a key those of all. Whoever tries a program out watches it here. */
export const requestListQuery = (keyId: string | undefined) => ({
  ...growingListQuery({ queryKey: [...INTEGRATIONS, 'requests', keyId], endpoint: listApiRequests, query: { keyId } }),
  refetchInterval: ASK_AGAIN_MS,
});

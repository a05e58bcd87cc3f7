import type { ApiKey } from '@callstead/contract/integrations/api-keys';
import { createApiKey, listApiKeys, revokeApiKey } from '@callstead/contract/integrations/api-keys-endpoints';
import type { ApiRequest } from '@callstead/contract/integrations/api-requests';
import { listApiRequests } from '@callstead/contract/integrations/api-requests-endpoints';
import type { WebhookDelivery, WebhookEndpoint } from '@callstead/contract/integrations/webhooks';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayFailedDeliveries,
  replayWebhookDelivery,
} from '@callstead/contract/integrations/webhooks-endpoints';
import { OFFERED } from '@callstead/domain/offered';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onePage } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const offered = OFFERED.api;
beforeAll(() => {
  OFFERED.api = true;
});
afterAll(() => {
  OFFERED.api = offered;
});

const AT = '2026-03-09T15:00:00.000Z';
const KEY: ApiKey = {
  ...{ id: crypto.randomUUID(), name: 'CRM', mode: 'live', hint: 'cs_live_…f3Qa', scopes: ['calls:read'] },
  ...{
    addresses: [],
    state: 'active',
    madeBy: 'Ana',
    createdAt: AT,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  },
};
const ENDPOINT: WebhookEndpoint = {
  ...{ id: crypto.randomUUID(), url: 'https://crm.example/hooks', types: ['call.completed'], state: 'active' },
  ...{ failingSince: null, previousSecretUntil: null, createdAt: AT },
};
const DELIVERY: WebhookDelivery = {
  ...{ id: crypto.randomUUID(), eventId: 'evt_1', type: 'call.completed', object: 'call', objectId: 'call_1' },
  ...{ state: 'given_up', happenedAt: AT, nextTryAt: null },
  tries: [
    {
      ...{ at: AT, durationMs: 12, status: 500, failure: 'status', answer: 'broken' },
      request: { method: 'POST', url: 'https://crm.example/hooks', body: '{"id":"evt_1"}' },
    },
  ],
};

async function opened(keys: ApiKey[], endpoints: WebhookEndpoint[]) {
  const api = fakeApi(aSession('advertiser'));
  api.answer(listApiKeys, onePage(...keys));
  api.answer(listWebhooks, onePage(...endpoints));
  const page = await openPage(api, '/advertiser-dashboard/integrations');
  await screen.findByRole('heading', { name: 'Claves de API' });
  return { ...page, api };
}

test('a key is made, shown once, and revoked after asking', async () => {
  const { user, api } = await opened([], []);
  await screen.findByText('Aún no tienes ninguna clave.');
  screen.getByRole('link', { name: 'Integraciones' });
  await user.click(screen.getByRole('button', { name: 'Nueva clave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nueva clave' });
  await user.type(within(dialog).getByLabelText(/Nombre/), 'CRM');
  await user.click(within(dialog).getByRole('checkbox', { name: 'calls:read' }));
  api.answer(createApiKey, { secret: 'cs_live_secret', key: KEY });
  api.answer(listApiKeys, onePage(KEY));
  await user.click(within(dialog).getByRole('button', { name: 'Nueva clave' }));
  await screen.findByText('cs_live_secret');
  expect(api.requests(createApiKey)[0]?.body).toMatchObject({ name: 'CRM', scopes: ['calls:read'] });
  await user.click(screen.getByRole('button', { name: 'Ya lo guardé' }));
  expect(screen.queryByText('cs_live_secret')).toBeNull();
  api.answer(revokeApiKey, undefined);
  await user.click(await screen.findByRole('button', { name: 'Revocar CRM' }));
  const asking = screen.getByRole('alertdialog', { name: '¿Revocar «CRM»?' });
  await user.click(within(asking).getByRole('button', { name: 'Revocar' }));
  await screen.findByText('Clave Revocada');
});

test('a webhook is made with its secret shown once, and its log is read and replayed', async () => {
  const { user, api } = await opened([], []);
  await user.click(screen.getByRole('tab', { name: 'Webhooks' }));
  await user.click(await screen.findByRole('button', { name: 'Nuevo webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nuevo webhook' });
  await user.type(within(dialog).getByLabelText(/Dirección/), ENDPOINT.url);
  await user.click(within(dialog).getByRole('checkbox', { name: 'call.completed' }));
  within(dialog).getByRole('checkbox', { name: 'lead.accepted' });
  api.answer(createWebhook, { secret: 'whsec_x', endpoint: ENDPOINT });
  api.answer(listWebhooks, onePage(ENDPOINT));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await screen.findByText('whsec_x');
  api.answer(listWebhookDeliveries, onePage(DELIVERY));
  await user.click(await screen.findByRole('button', { name: 'Acciones de crm.example' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Registro' }));
  await screen.findByText('broken');
  api.answer(replayWebhookDelivery, undefined);
  await user.click(screen.getByRole('button', { name: 'Enviar de nuevo: call.completed call_1' }));
  await screen.findByText('Va de nuevo en camino');
  await user.click(screen.getByText('Petición'));
  screen.getByText(/POST https:\/\/crm\.example\/hooks/);
  api.answer(replayFailedDeliveries, { deliveries: 3 });
  await user.click(screen.getByRole('button', { name: 'Enviar todo de nuevo' }));
  await screen.findByText('Salen 3 de nuevo');
});

test('the log of requests shows those of one key when asked for it', async () => {
  const other = { ...KEY, id: crypto.randomUUID(), name: 'Nightly', hint: 'cs_live_…x9Ta' };
  const { user, api } = await opened([KEY, other], []);
  const request: ApiRequest = {
    ...{ id: '1', at: AT, keyName: 'CRM', method: 'GET', route: '/v1/calls/:id', status: 404, code: 'not_found' },
    ...{ durationMs: 8, requestId: 'req_1' },
  };
  api.answer(listApiRequests, ({ query }) => (query.keyId === other.id ? onePage() : onePage(request)));
  await user.click(screen.getByRole('tab', { name: 'Peticiones' }));
  await screen.findByText('GET /v1/calls/:id');
  await user.click(screen.getByRole('combobox', { name: 'Clave' }));
  await user.click(await screen.findByRole('option', { name: 'Nightly (cs_live_…x9Ta)' }));
  await screen.findByText('Esta clave no ha pedido nada en los últimos 7 días.');
});

test('what cannot be loaded can be asked for again', async () => {
  const api = fakeApi(aSession('advertiser'));
  api.answer(listApiKeys, refusal('internal'));
  api.answer(listWebhooks, onePage());
  await openPage(api, '/advertiser-dashboard/integrations');
  await screen.findByText(/^Error al cargar/);
  screen.getByRole('button', { name: /Reintentar/ });
});

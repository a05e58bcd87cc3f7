import type { LeadDelivery, LeadWays } from '@callstead/contract/leads/delivery';
import {
  listLeadDeliveries,
  readLeadDelivery,
  readLeadWays,
  replayLeadDelivery,
  saveLeadWays,
  sendLeadSample,
} from '@callstead/contract/leads/delivery-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onePage } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const ID = crypto.randomUUID();
const AT = '2026-03-09T15:00:00.000Z';
const [MAIL, HOOK] = [crypto.randomUUID(), crypto.randomUUID()];
const SETUP: LeadWays = {
  ...{ campaign: { id: ID, publicId: 'C1', title: 'Roofs' }, seen: 's1', countedWhen: 'delivered', fields: ['rooms'] },
  ways: [
    { id: MAIL, kind: 'email', decides: true, to: ['sales@acme.example'] },
    {
      ...{ id: HOOK, kind: 'webhook', decides: false, endpointId: null },
      ...{ url: 'https://crm.example/leads', previousSecretUntil: null },
    },
  ],
  endpoints: [],
};
const SAMPLE: LeadDelivery = {
  ...{ id: 'dlv_1', kind: 'webhook', target: 'crm.example', decides: false, leadId: null, state: 'refused' },
  ...{ createdAt: AT, nextTryAt: null },
  tries: [{ at: AT, durationMs: 9, status: 422, failure: 'refused', answer: 'no', reason: 'known' }],
};

async function opened(deliveries: LeadDelivery[] = []) {
  const api = fakeApi(aSession('advertiser'));
  api.answer(readLeadWays, SETUP);
  api.answer(listLeadDeliveries, onePage(...deliveries));
  const page = await openPage(api, `/advertiser-dashboard/campaigns/${ID}/delivery`);
  await screen.findByRole('heading', { name: '1. Correo' });
  return { ...page, api };
}

test('ways change their order by keys, one has the word, and a new secret is shown once', async () => {
  const { user, api } = await opened();
  screen.getByRole('button', { name: 'Arrastra, o usa las flechas: 2. Webhook' }).focus();
  await user.keyboard('{ArrowUp}');
  screen.getByRole('heading', { name: '1. Webhook' });
  const [hookDecides] = screen.getAllByRole('checkbox', { name: 'Esta vía decide si un lead se acepta' });
  if (hookDecides) await user.click(hookDecides);
  api.answer(saveLeadWays, { setup: { ...SETUP, seen: 's2' }, secrets: [{ wayId: HOOK, secret: 'whsec_new' }] });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('whsec_new');
  expect(api.requests(saveLeadWays)[0]?.body).toMatchObject({
    seen: 's1',
    ways: [
      { id: HOOK, decides: true },
      { id: MAIL, decides: false },
    ],
  });
});

test('a request is written with macros and its rule tried out on an answer', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Añadir petición HTTP' }));
  await user.click(screen.getByRole('button', { name: '{field.rooms}' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Plantilla/).value).toMatch(/\{field\.rooms\}$/);
  await user.click(screen.getByText('Probar la regla'));
  const status = screen.getByLabelText(/^Estado/);
  await user.clear(status);
  await user.type(status, '422');
  await screen.findByText('Rechazado');
});

test('a sample is sent, and the log shows request and answer; a refused replay says why', async () => {
  const { user, api } = await opened([SAMPLE]);
  api.answer(sendLeadSample, SAMPLE);
  await user.click(screen.getByRole('button', { name: 'Enviar una muestra: 2. Webhook' }));
  await screen.findByText('Muestra en camino: mira el registro');
  const log = await screen.findByRole('list', { name: 'Registro' });
  within(log).getByText('Muestra');
  within(log).getByText(/Motivo: known/);
  const request = { method: 'POST', target: 'crm.example', headers: { 'webhook-id': 'dlv_1' }, body: '{"test":true}' };
  api.answer(readLeadDelivery, { ...SAMPLE, request });
  await user.click(within(log).getByRole('button', { name: 'Petición' }));
  await within(log).findByText(/\{"test":true\}/);
  api.answer(replayLeadDelivery, refusal('lead_not_deliverable'));
  await user.click(within(log).getByRole('button', { name: 'Enviar de nuevo: crm.example' }));
  await within(log).findByText(/ya no se envía/);
});

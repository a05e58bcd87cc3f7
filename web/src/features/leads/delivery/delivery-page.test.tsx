import type { LeadDelivery, LeadWays } from '@callstead/contract/leads/delivery';
import {
  listLeadDeliveries,
  readLeadDelivery,
  readLeadWays,
  replayLeadDelivery,
  saveLeadWays,
  sendLeadSample,
} from '@callstead/contract/leads/delivery-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onePage } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const ID = crypto.randomUUID();
const AT = '2026-03-09T15:00:00.000Z';
const [MAIL, HOOK] = [crypto.randomUUID(), crypto.randomUUID()];
const SETUP: LeadWays = {
  ...{
    campaign: { id: ID, publicId: 'C1', titles: { en: 'Roofs', es: 'Techos' } },
    seen: 's1',
    countedWhen: 'delivered',
    fields: ['rooms'],
  },
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

test('what is wrong stands at its field, known here or told by the server, and the first one is gone to', async () => {
  const { user, api } = await opened();
  await user.click(screen.getByRole('button', { name: 'Añadir petición HTTP' }));
  const [, url] = screen.getAllByLabelText<HTMLInputElement>(/^Dirección/);
  if (!url) throw new Error('webhook and request have one each');
  const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));
  await save();
  expect(api.requests(saveLeadWays)).toEqual([]);
  expect([url.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', url]);
  await user.type(url, 'https://10.0.0.1/leads');
  expect(url.getAttribute('aria-invalid')).not.toBe('true');
  const fields = { 'ways.2.url': 'website_invalid', 'ways.2.template': 'macro_unknown' } as const;
  api.answer(saveLeadWays, refusal('validation_failed', fields));
  await save();
  await waitFor(() => expect(document.activeElement).toBe(url));
  expect(screen.getByLabelText(/^Plantilla/).getAttribute('aria-invalid')).toBe('true');
  expect(
    screen
      .queryAllByRole('alert')
      .map((each) => each.textContent)
      .join(''),
  ).toBe('');
  api.answer(saveLeadWays, refusal('settings_changed'));
  await save();
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map((each) => each.textContent)
        .join(''),
    ).not.toBe(''),
  );
});

test('what came of a sample stands where it was asked for', async () => {
  const { user, api } = await opened();
  const waiting: LeadDelivery = { ...SAMPLE, state: 'waiting', tries: [] };
  api.answer(sendLeadSample, waiting);
  let asked = 0;
  api.answer(readLeadDelivery, () => {
    asked += 1;
    return { ...(asked === 1 ? waiting : SAMPLE), request: null };
  });
  await user.click(screen.getByRole('button', { name: 'Enviar una muestra: 2. Webhook' }));
  const card = within(screen.getByRole('heading', { name: '2. Webhook' }).closest('li') as HTMLElement);
  await card.findByText('En camino: lo que responda aparece aquí.');
  await card.findByText(/Motivo: known/, undefined, { timeout: 5_000 });
  card.getByText('Rechazado');
});

test('a sample is sent, and the log shows request and answer; a refused replay says why', async () => {
  const { user, api } = await opened([SAMPLE]);
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

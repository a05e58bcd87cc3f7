import { listApiKeys } from '@callstead/contract/integrations/api-keys-endpoints';
import { listApiRequests } from '@callstead/contract/integrations/api-requests-endpoints';
import { createConversionFeed, listConversionFeeds } from '@callstead/contract/integrations/conversion-feeds-endpoints';
import type { PostbackAddress } from '@callstead/contract/integrations/postback-addresses';
import {
  createPostbackAddress,
  editPostbackAddress,
  listPostbackAddresses,
  previewPostback,
  readPostbackOptions,
} from '@callstead/contract/integrations/postback-addresses-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onePage } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const AT = '2026-03-09T15:00:00.000Z';
const META: PostbackAddress = {
  ...{ id: crypto.randomUUID(), name: 'Meta', url: 'https://graph.example/events', types: ['call.converted'] },
  ...{
    method: 'POST',
    template: '{"value": "{payout}"}',
    secretNames: ['access_token'],
    offerIds: [],
    state: 'active',
  },
  ...{ failingSince: null, createdAt: AT },
};

async function opened(...postbacks: PostbackAddress[]) {
  const api = fakeApi(aSession('publisher'));
  api.answer(listPostbackAddresses, onePage(...postbacks));
  api.answer(listConversionFeeds, onePage());
  api.answer(readPostbackOptions, { campaigns: [{ offerId: 'HS001', title: 'Seguros' }] });
  const page = await openPage(api, '/publisher-dashboard/integrations?tab=postbacks');
  return { ...page, api };
}

test('a postback begins with a template, takes a macro, shows a preview, and is made for one campaign', async () => {
  const { user, api } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Nuevo postback' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nuevo postback' });
  const form = within(dialog);
  await user.click(form.getByRole('combobox', { name: /Empezar con/ }));
  await user.click(await screen.findByRole('option', { name: 'Voluum' }));
  const address = form.getByLabelText<HTMLInputElement>(/Dirección/);
  expect(address.value).toContain('cid={sub1}');
  await user.click(form.getByText('Macros', { selector: 'summary' }));
  await user.click(form.getByRole('button', { name: '{gclid}' }));
  expect(address.value).toContain('{gclid}');
  api.answer(previewPostback, { of: 'call_9', values: {}, url: 'https://filled.example/?cid=abc', body: null });
  await user.click(form.getByRole('button', { name: 'Vista previa' }));
  await form.findByText('De lo último tuyo: call_9');
  form.getByText(/GET https:\/\/filled\.example/);
  await user.click(await form.findByRole('checkbox', { name: 'HS001 · Seguros' }));
  api.answer(createPostbackAddress, META);
  api.answer(listPostbackAddresses, onePage(META));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Meta');
  expect(api.requests(createPostbackAddress)[0]?.body).toMatchObject({
    ...{ name: 'Voluum', method: 'GET', template: null, offerIds: ['HS001'] },
  });
});

test('a secret stays as it is until another is written, and what the server refuses stands at its field', async () => {
  const { user, api } = await opened(META);
  await user.click(await screen.findByRole('button', { name: 'Acciones de Meta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Cambiar postback' }));
  api.answer(editPostbackAddress, refusal('validation_failed', { url: 'macro_unknown' }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect((await form.findByLabelText(/Dirección/)).getAttribute('aria-invalid')).toBe('true');
  expect(api.requests(editPostbackAddress)[0]?.body).toMatchObject({
    secrets: [{ name: 'access_token', value: null }],
  });
});

test('a file for Google shows its address once', async () => {
  const { user, api } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Nuevo archivo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo archivo' }));
  await user.type(form.getByLabelText(/Nombre de la conversión/), 'Llamada');
  const feed = { id: crypto.randomUUID(), conversionName: 'Llamada', fetchedAt: null, createdAt: AT };
  api.answer(createConversionFeed, { url: 'https://callstead.example/feeds/google-ads/x.csv', feed });
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('https://callstead.example/feeds/google-ads/x.csv');
});

test('requests of programs are read with why they were refused; an advertiser has no postbacks', async () => {
  const api = fakeApi(aSession('advertiser'));
  const request = {
    ...{ id: '1', at: AT, keyName: 'CRM', method: 'GET', route: '/v1/calls/:id', status: 404, code: 'not_found' },
    ...{ durationMs: 3, requestId: 'req-1' },
  };
  api.answer(listApiRequests, onePage(request));
  api.answer(listApiKeys, onePage());
  await openPage(api, '/advertiser-dashboard/integrations?tab=requests');
  await screen.findByText('GET /v1/calls/:id');
  screen.getByText('not_found');
  expect(screen.queryByRole('tab', { name: 'Postbacks' })).toBeNull();
});

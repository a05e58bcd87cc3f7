import {
  issuePostbackToken,
  listPostbacks,
  readPostbackSetup,
  revokePostbackToken,
  testPostback,
} from '@callstead/contract/conversions/conversions-endpoints';
import type { PostbackSetup } from '@callstead/contract/conversions/postbacks';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, keepCampaigns } from '../../../testing/campaigns.ts';
import { aPostback, aSetup, onePage } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { curlOf } from './curl.ts';

const SETUP = '/advertiser-dashboard/conversions?tab=setup';
const AT = '2026-03-09T15:00:00.000Z';

const aToken = (state: 'current' | 'previous', hint: string) => ({
  id: crypto.randomUUID(),
  state,
  hint,
  createdAt: AT,
  lastUsedAt: null,
});

async function opened(changes: Partial<PostbackSetup> = {}) {
  const session = aSession('advertiser');
  const api = fakeApi(session);
  keepCampaigns(api, aCampaign(session.profile?.id ?? '', { status: 'active' }));
  api.answer(readPostbackSetup, aSetup(changes));
  const page = await openPage(api, SETUP);
  await screen.findByRole('heading', { name: '1. Token' });
  return { ...page, api };
}

const issued = (setup: PostbackSetup) => ({
  token: 'cs_post_secret',
  template: setup.template.replace('{token}', 'cs_post_secret'),
  setup,
});

test('a token is shown once, and the address to paste holds it while it can be seen', async () => {
  const { user, api } = await opened();
  screen.getByText(/Pon tu token donde dice \{token\}/);
  const made = aSetup({ tokens: [aToken('current', 'cret')] });
  api.answer(issuePostbackToken, issued(made));
  api.answer(readPostbackSetup, made);
  await user.click(screen.getByRole('button', { name: 'Crear token' }));
  await screen.findByText('cs_post_secret');
  screen.getByText(/\?token=cs_post_secret&click_id=\{click_id\}/);
  screen.getByText(/^curl -g -H 'Authorization: Bearer cs_post_secret'/);
  await user.click(screen.getByRole('button', { name: 'Ya lo guardé' }));
  expect(screen.queryByText(/cs_post_secret/)).toBeNull();
  await screen.findByText('termina en cret');
});

test('a token is exchanged after it is said that the old one stays valid, and that one can be revoked', async () => {
  const old = aToken('current', 'olda');
  const { user, api } = await opened({ tokens: [old] });
  const both = aSetup({ tokens: [aToken('current', 'newb'), { ...old, state: 'previous' }] });
  api.answer(issuePostbackToken, issued(both));
  await user.click(screen.getByRole('button', { name: 'Cambiar token' }));
  const dialog = screen.getByRole('alertdialog', { name: '¿Cambiar el token?' });
  within(dialog).getByText(/sigue valiendo hasta que lo revoques/);
  api.answer(readPostbackSetup, both);
  await user.click(within(dialog).getByRole('button', { name: 'Cambiar token' }));
  await screen.findByText('Anterior, aún vale');
  api.answer(revokePostbackToken, refusal('internal'));
  await user.click(screen.getByRole('button', { name: 'Revocar el token que termina en olda' }));
  const revoking = screen.getByRole('alertdialog', { name: '¿Revocar el token que termina en olda?' });
  await user.click(within(revoking).getByRole('button', { name: 'Revocar' }));
  await within(revoking).findByRole('alert');
  api.answer(revokePostbackToken, undefined);
  await user.click(within(revoking).getByRole('button', { name: 'Revocar' }));
  await screen.findByText('Token Revocado');
  expect(api.requests(revokePostbackToken).at(-1)?.params.tokenId).toBe(old.id);
});

test('a test waits for its postback and then says what became of it', async () => {
  const { tell } = hearLive();
  const { user, api } = await opened();
  api.answer(listPostbacks, onePage());
  const test = { clickId: 'clk_test', address: 'https://callstead.example/v1/postback?token=t&click_id=clk_test' };
  api.answer(testPostback, { ...test, expiresAt: '2099-01-01T00:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Empezar una prueba' }));
  await screen.findByText('Esperando el postback… Aparece aquí solo.');
  screen.getByText(test.address);
  const wrong = aPostback({ verdict: 'refused', code: 'amount_missing', conversionId: null, isTest: true });
  api.answer(listPostbacks, onePage(wrong));
  tell({ topic: 'postbacks', id: wrong.id });
  await screen.findByText('Llegó.');
  screen.getByText(/falta amount/);
  expect(screen.queryByText(/^Esperando el postback/)).toBeNull();
  expect(api.requests(listPostbacks).at(-1)?.query.search).toBe('clk_test');
  api.answer(listPostbacks, onePage(aPostback({ isTest: true }), wrong));
  tell({ topic: 'postbacks', id: 'x' });
  await screen.findByText(/^Está bien\. Por ser una prueba/);
});

test('a campaign that is not charged by conversion says so, and one by percentage asks for the amount', async () => {
  await opened({ isPaidByConversion: false });
  screen.getByText(/no se cobra por conversión/);
});

test('whoever has no campaign is led to make one', async () => {
  const api = fakeApi(aSession('advertiser'));
  keepCampaigns(api);
  await openPage(api, SETUP);
  await screen.findByText('No tienes ninguna campaña aún.');
  screen.getByRole('link', { name: 'Crear una campaña' });
});

test('the curl command leaves the token out of the address', () => {
  expect(curlOf('https://a.example/v1/postback?click_id={click_id}&token=x', 'x')).toBe(
    "curl -g -H 'Authorization: Bearer x' 'https://a.example/v1/postback?click_id={click_id}'",
  );
});

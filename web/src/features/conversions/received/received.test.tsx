import { readCallOptions } from '@callstead/contract/calls/calls-endpoints';
import { listPostbacks } from '@callstead/contract/conversions/conversions-endpoints';
import { KEPT_REFUSALS } from '@callstead/domain/conversions/postback';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPostback, onePage } from '../../../testing/conversions.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { sentText } from './sent-text.ts';

const RECEIVED = '/advertiser-dashboard/conversions?tab=received';

function apiOf(...postbacks: ReturnType<typeof aPostback>[]) {
  const api = fakeApi(aSession('advertiser'));
  api.answer(readCallOptions, { campaigns: [], publishers: [] });
  api.answer(listPostbacks, onePage(...postbacks));
  return api;
}

const refused = (code: (typeof KEPT_REFUSALS)[number]) =>
  aPostback({ verdict: 'refused', code, conversionId: null, parameters: { click_id: '{click_id}' } });

const items = async () =>
  within(await screen.findByRole('list', { name: /^Recibidos|^Received/ })).getAllByRole('listitem');

test.each(['es', 'en'] as const)('every refusal says why and how to mend it, in %s', async (chosenLanguage) => {
  await openPage(apiOf(...KEPT_REFUSALS.map(refused)), RECEIVED, { chosenLanguage });
  const shown = await items();
  expect(shown).toHaveLength(KEPT_REFUSALS.length);
  for (const [index, item] of shown.entries()) {
    expect(item.textContent).toContain(KEPT_REFUSALS[index]);
    expect(item.textContent).toMatch(chosenLanguage === 'es' ? /Cómo arreglarlo: \S/ : /How to mend it: \S/);
  }
});

test('what was sent is shown as it came, with the token masked', () => {
  const text = sentText(aPostback({ method: 'POST', parameters: { call_id: 'call_1', txid: 'a b' } }));
  expect(text).toBe('POST /v1/postback?token=••••&call_id=call_1&txid=a b');
});

test('a new one appears without reloading, and is marked as new', async () => {
  const { tell } = hearLive();
  const first = aPostback();
  const api = apiOf(first);
  await openPage(api, RECEIVED);
  expect(await items()).toHaveLength(1);
  expect(screen.queryByText('Nuevo')).toBeNull();
  api.answer(listPostbacks, onePage(refused('unknown_click'), first));
  tell({ topic: 'postbacks', id: 'x' });
  await screen.findByText('Nuevo');
  screen.getByText('Llegó 1 postback nuevo');
  const [newest] = await items();
  expect(newest?.textContent).toContain('No conocemos ese click_id.');
});

test('nothing yet, nothing in these days, and a failure each say so', async () => {
  const api = apiOf();
  const page = await openPage(api, RECEIVED);
  await screen.findByText('No se recibió nada en este período.');
  await page.goTo(`${RECEIVED}&period=all`);
  await screen.findByText('Todavía no se ha recibido nada.');
  api.answer(listPostbacks, refusal('internal'));
  await page.goTo(`${RECEIVED}&verdict=refused`);
  await screen.findByText(/^Error al cargar lo recibido/);
});

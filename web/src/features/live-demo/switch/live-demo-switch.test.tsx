import { readLiveDemo, switchLiveDemo } from '@callstead/contract/live-demo-endpoints';
import { readSettings } from '@callstead/contract/settings-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

function aNetwork() {
  const api = fakeApi(aSession('admin'));
  api.answer(readSettings, { groups: [] });
  return api;
}

const button = () => screen.findByRole('button', { name: 'Demo en vivo' });
const isPressed = async () => (await button()).getAttribute('aria-pressed');

test('the switch is off until it is pressed, says so, and is pressed again to stop', async () => {
  const api = aNetwork();
  api.answer(switchLiveDemo, ({ body }) => body);
  const page = await openPage(api, '/admin-dashboard/settings');
  expect(await isPressed()).toBe('false');
  await page.user.click(await button());
  await waitFor(async () => expect(await isPressed()).toBe('true'));
  await page.user.keyboard('{Enter}');
  await waitFor(async () => expect(await isPressed()).toBe('false'));
  expect(api.requests(switchLiveDemo).map(({ body }) => body.isOn)).toEqual([true, false]);
});

test('whoever switched it on before finds it on', async () => {
  const api = aNetwork();
  api.answer(readLiveDemo, { isOn: true });
  await openPage(api, '/admin-dashboard/settings');
  await waitFor(async () => expect(await isPressed()).toBe('true'));
});

test('what the server did not hear is not shown as if it had', async () => {
  const api = aNetwork();
  api.answer(switchLiveDemo, SILENCE);
  const page = await openPage(api, '/admin-dashboard/settings');
  await page.user.click(await button());
  await expectToast(
    'No se pudo cambiar la demo en vivo',
    'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  );
  expect(await isPressed()).toBe('false');
});

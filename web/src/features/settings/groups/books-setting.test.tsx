import type { SettingsInForce } from '@callstead/contract/settings';
import { readSettings, saveSettings } from '@callstead/contract/settings-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/admin-dashboard/settings';

const books = (over: Partial<SettingsInForce> = {}) =>
  ({
    ...{ group: 'books', version: 0, values: { currency: 'USD', zone: 'America/New_York' } },
    ...{ changedAt: null, changedBy: null },
    ...over,
  }) as SettingsInForce;

async function opened(inForce: SettingsInForce) {
  const api = fakeApi(aSession('admin'));
  api.answer(readSettings, { groups: [inForce] });
  return { api, ...(await openPage(api, PAGE, { chosenLanguage: 'es' })) };
}

test('the defaults are confirmed as they are, and no zone is named as tables name it', async () => {
  const { api, user } = await opened(books());
  expect((await screen.findByRole('combobox', { name: 'Moneda' })).textContent).toBe('USD · dólares estadounidenses');
  expect(screen.getByRole('combobox', { name: 'Zona horaria' }).textContent).toBe('Nueva York · hora del Este');
  const confirmed = { groups: [books({ version: 1, changedAt: '2026-11-18T12:00:00Z', changedBy: 'Ana' })] };
  api.answer(saveSettings, confirmed);
  api.answer(readSettings, confirmed);
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  await screen.findByText('Guardado. Vale desde ahora.');
  expect(api.requests(saveSettings)[0]?.body.values).toEqual({ currency: 'USD', zone: 'America/New_York' });
});

test('what is fixed is told with the reason, and offers no choice', async () => {
  await opened(books({ version: 1, fixed: { currency: 'used', zone: 'named' } }));
  await screen.findByText('Hay asientos en ella: ya no se puede cambiar.');
  screen.getByText(/^El entorno del servidor nombra una zona/);
  expect(screen.queryByRole('combobox', { name: 'Moneda' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Zona horaria' })).toBeNull();
});

import type { ClickRow } from '@callstead/contract/clicks';
import { listClicks, readClickSummary } from '@callstead/contract/clicks-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BAD_GATEWAY, fakeApi } from '../../../testing/fake-api.ts';
import { aClickSummary } from '../../../testing/list-summaries.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/publisher-dashboard/clicks';

const CLICK: ClickRow = {
  id: 'clk_1',
  clickedAt: '2026-03-09T15:00:00.000Z',
  campaign: { id: 'HS015', title: 'Techos' },
  publisher: null,
  asked: null,
  verdict: 'ok',
  isUnique: true,
  sub1: 'rojo',
  sub2: null,
  sub3: null,
  sub4: null,
  sub5: null,
  source: 'blog',
  creative: null,
  country: 'US',
  state: 'FL',
  referrerHost: 'search.example',
  calls: 2,
};

async function opened(data: readonly ClickRow[], address = PAGE) {
  const api = fakeApi(aSession('publisher'));
  const since = '2026-01-01T00:00:00.000Z';
  api.answer(listClicks, { data: [...data], previous: null, hasMore: false, next: null, since });
  api.answer(readClickSummary, aClickSummary());
  return openPage(api, address);
}

test('each click says whether it counted, why not, what it carried and which calls came of it', async () => {
  await opened([CLICK, { ...CLICK, id: 'clk_2', verdict: 'full', isUnique: false, calls: 0 }]);
  await screen.findAllByText('Techos');
  const table = screen.getByRole('table', { name: 'Clics, los más recientes primero' });
  const [, counted, full] = within(table).getAllByRole('row');
  expect(counted?.textContent).toMatch(
    /Techos.*Cuenta.*Primera vez ese día.*sub1 rojo · fuente blog.*FL, US.*search\.example/,
  );
  const calls = within(counted as HTMLElement).getByRole('link', { name: '2 llamadas de este clic' });
  expect(calls.getAttribute('href')).toBe('/publisher-dashboard/calls?clickId=clk_1&period=all');
  expect(full?.textContent).toContain('El tope, el presupuesto o el saldo de la campaña estaba agotado.');
});

test('a campaign in the list narrows it, and the chip takes that back', async () => {
  const { user, address } = await opened([CLICK]);
  await user.click(await screen.findByTitle('Solo clics de HS015'));
  expect(address()).toContain('campaign=HS015');
  await user.click(screen.getByRole('button', { name: /Campaña: HS015/ }));
  expect(address()).not.toContain('campaign=');
});

test('whoever asks for all dates reads where the list begins', async () => {
  await opened([CLICK], `${PAGE}?period=all`);
  await screen.findByText(/^Los clics se listan de 92 días como máximo/);
});

test('a period without clicks says so', async () => {
  await opened([]);
  await screen.findByText('No hay clics en este período.');
});

test('a list that cannot be loaded says why', async () => {
  const api = fakeApi(aSession('publisher'));
  api.answer(listClicks, BAD_GATEWAY);
  api.answer(readClickSummary, aClickSummary());
  await openPage(api, PAGE);
  await screen.findByText(/^Error al cargar clics: /);
});

test('an account that was rejected reads why it sees none', async () => {
  const session = aSession('publisher');
  await openPage(fakeApi({ ...session, profile: { ...session.profile, status: 'rejected' } } as typeof session), PAGE);
  await screen.findByText('Tu cuenta no está aprobada para ver clics.');
});

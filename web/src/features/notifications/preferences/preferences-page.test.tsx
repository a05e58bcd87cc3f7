import { listNotifications } from '@callstead/contract/notifications-endpoints';
import type { PreferencesResponse } from '@callstead/contract/preferences';
import { changeScreen, chooseNews, readPreferences } from '@callstead/contract/preferences-endpoints';
import type { UserType } from '@callstead/domain/identity/account';
import { newsFor, newsReaderOf, usualChoice } from '@callstead/domain/notifications/preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeApi, fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

function preferencesOf(userType: UserType): PreferencesResponse {
  const kinds = newsFor(newsReaderOf(userType)).flatMap((topic) => topic.kinds);
  return {
    news: kinds.map((kind) => ({ kind, ...usualChoice(kind) })),
    screen: { startPage: null, density: null, liveRail: false },
  };
}

/** Keeps what is chosen, as the server does. */
function keepPreferences(api: FakeApi, kept: PreferencesResponse): void {
  api.answer(readPreferences, () => structuredClone(kept));
  api.answer(chooseNews, ({ params, body }) => {
    kept.news = kept.news.map((each) => (each.kind === params.kind ? { kind: params.kind, ...body } : each));
  });
  api.answer(changeScreen, ({ body }) => {
    const { startPage = kept.screen.startPage, density = kept.screen.density, liveRail = kept.screen.liveRail } = body;
    kept.screen = { startPage, density, liveRail };
    return kept.screen;
  });
}

async function openPreferences(userType: 'publisher' | 'admin' = 'publisher') {
  const api = fakeApi(aSession(userType));
  keepPreferences(api, preferencesOf(userType));
  const page = await openPage(api, `/${userType}-dashboard/preferences`);
  return { api, ...page };
}

const bell = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Campana: Mi pago está en camino' });
const mail = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Correo: Mi pago está en camino' });

test('a publisher chooses how each kind of news comes, and each choice is saved and said', async () => {
  const { api, user } = await openPreferences();
  expect((await bell()).checked).toBe(true);
  await user.click(await bell());
  await user.selectOptions(await mail(), 'En el resumen diario');
  await screen.findByText('Guardado: Mi pago está en camino');
  await waitFor(() =>
    expect(api.requests(chooseNews)).toEqual([
      { params: { kind: 'payout_sent' }, body: { bell: false, sound: false, mail: 'now' } },
      { params: { kind: 'payout_sent' }, body: { bell: false, sound: false, mail: 'digest' } },
    ]),
  );
  expect((await bell()).checked).toBe(false);
  expect((await mail()).value).toBe('digest');
  const sound = screen.getByRole<HTMLInputElement>('switch', { name: 'Sonido: Mi pago está en camino' });
  expect(sound.disabled).toBe(true);
});

test('what could not be saved goes back to what it was, and says so', async () => {
  const { api, user } = await openPreferences();
  api.answer(chooseNews, refusal('internal'));
  await user.click(await bell());
  await screen.findByText('No se pudo guardar el cambio');
  await waitFor(async () => expect((await bell()).checked).toBe(true));
});

test('mails that are owed always come, and news without a mail offer none', async () => {
  await openPreferences();
  await bell();
  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
  rowOf('Mi pago falló o fue devuelto').getByText('Siempre');
  expect(rowOf('Mi pago falló o fue devuelto').queryByRole('combobox')).toBeNull();
  expect(rowOf('Un número de seguimiento para mí').queryByRole('combobox')).toBeNull();
  expect(screen.queryByText('Nuevos usuarios')).toBeNull(); // no business of theirs
});

test('preferences that did not load can be asked for again', async () => {
  const api = fakeApi(aSession('publisher'));
  api.answer(readPreferences, refusal('internal'));
  const { user } = await openPage(api, '/publisher-dashboard/preferences');
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  keepPreferences(api, preferencesOf('publisher'));
  await user.click(again);
  await bell();
});

test('an admin who looks with another’s eyes is told that preferences are the person’s own', async () => {
  const session = { ...aSession('publisher'), viewing: { endsAt: '2030-01-01T00:00:00Z', adminName: 'Alma' } };
  await openPage(fakeApi(session), '/publisher-dashboard/preferences');
  await screen.findByText(/Las preferencias son de cada persona/);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('rows are as high as chosen, in every list nobody arranged', async () => {
  const { api, user } = await openPreferences('admin');
  await user.click(await screen.findByRole('button', { name: 'Cómoda' }));
  await screen.findByText('Guardado');
  expect(api.requests(changeScreen)).toEqual([{ body: { density: 'default' } }]);
  await user.click(screen.getByRole('button', { name: 'Compacta' }));
  await waitFor(() => expect(api.requests(changeScreen)[1]).toEqual({ body: { density: null } }));
});

test('the bell leads to where it is chosen what rings', async () => {
  const api = fakeApi(aSession('publisher'));
  keepPreferences(api, preferencesOf('publisher'));
  api.answer(listNotifications, { data: [], hasMore: false, next: null, unreadCount: 0 });
  const { user, address } = await openPage(api, '/publisher-dashboard/preferences');
  await user.click(await screen.findByRole('button', { name: /^Notificaciones/ }));
  await user.click(await screen.findByRole('link', { name: 'Elegir avisos' }));
  expect(address()).toBe('/publisher-dashboard/preferences');
});

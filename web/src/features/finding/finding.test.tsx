import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import { endpoint, Nothing } from '@callstead/contract/endpoint';
import { readWaiting } from '@callstead/contract/reports/dashboards-endpoints';
import type { SearchHit } from '@callstead/contract/search';
import { search } from '@callstead/contract/search-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BAD_GATEWAY, fakeApi } from '../../testing/fake-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aSession } from '../../testing/people.ts';

const anythingElse = endpoint('GET', '/*', { access: 'site.read', answers: { 204: Nothing } });
const CALL: SearchHit = { kind: 'call', id: 'call_01m7', title: 'call_01m7', detail: 'Techos', at: null };
const TICKET: SearchHit = { kind: 'ticket', id: crypto.randomUUID(), title: 'No suena', detail: 'Nora Paz', at: null };

async function openPanel(role: 'publisher' | 'advertiser' | 'admin', hits: readonly SearchHit[] = []) {
  localStorage.clear();
  const api = fakeApi(aSession(role));
  api.hold(anythingElse);
  const asked: string[] = [];
  api.answer(search, ({ query }) => {
    asked.push(query.q);
    return { hits: [...hits] };
  });
  const panel = role === 'admin' ? '/admin-dashboard/security' : `/${role}-dashboard/security`;
  return { api, asked, ...(await openPage(api, panel)) };
}

const palette = async () => within(await screen.findByRole('dialog', { name: 'Encontrar e ir' }));

describe('the palette', () => {
  test('opens by key, finds on the server what was typed, and opens it in the own panel', async () => {
    const { user, asked, address } = await openPanel('advertiser', [CALL, TICKET]);
    await user.keyboard('{Control>}k{/Control}');
    const open = await palette();
    await user.type(open.getByRole('combobox'), '305 555');
    await open.findByText('Llamadas');
    open.getByText('2 resultados');
    expect(asked.at(-1)).toBe('305 555');
    await user.click(open.getByText('No suena'));
    await waitFor(() => expect(address()).toBe(`/advertiser-dashboard/tickets?ticket=${TICKET.id}`));
    expect(screen.queryByRole('dialog', { name: 'Encontrar e ir' })).toBeNull();
  });

  test('keeps what was opened last for the next time', async () => {
    const { user } = await openPanel('publisher', [CALL]);
    await user.click(await screen.findByRole('button', { name: 'Encontrar' }));
    await user.type((await palette()).getByRole('combobox'), 'call_01m7');
    await user.click(await (await palette()).findByText('Techos'));
    await user.keyboard('{Control>}k{/Control}');
    const open = await palette();
    open.getByText('Recientes');
    open.getByText('call_01m7');
  });

  test('offers ways and deeds of the role, with or without accents', async () => {
    const { user, address } = await openPanel('publisher');
    await user.keyboard('{Control>}k{/Control}');
    const open = await palette();
    expect(open.queryByText('Crear una campaña')).toBeNull();
    await user.type(open.getByRole('combobox'), 'metodo');
    await user.click(await open.findByText('Cambiar mi método de pago'));
    await waitFor(() => expect(address()).toBe('/publisher-dashboard/account'));
  });

  test('says when nothing was found, and when the search failed', async () => {
    const { api, user } = await openPanel('admin');
    await user.keyboard('{Control>}k{/Control}');
    const open = await palette();
    await user.type(open.getByRole('combobox'), 'zzz');
    await open.findByText('No se encontró nada con eso.');
    api.answer(search, BAD_GATEWAY);
    await user.type(open.getByRole('combobox'), 'z');
    await open.findByText(/^La búsqueda falló/);
  });
});

describe('keys', () => {
  test('G and then a letter lead to a list; ? shows them all', async () => {
    const { api, user, address } = await openPanel('admin');
    api.hold(listCalls);
    await user.keyboard('gc');
    await waitFor(() => expect(address()).toMatch(/^\/admin-dashboard\/calls/));
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
    sheet.getByText('G C');
  });

  test('letters that are typed into a field are letters', async () => {
    const { user, address } = await openPanel('publisher');
    await user.keyboard('{Control>}k{/Control}');
    await user.type((await palette()).getByRole('combobox'), 'gc?');
    expect(address()).toBe('/publisher-dashboard/security');
    expect(screen.queryByRole('dialog', { name: 'Atajos de teclado' })).toBeNull();
  });

  test('single keys can be switched off, and on again', async () => {
    const { user, address } = await openPanel('admin');
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
    const single = sheet.getByRole('checkbox', { name: 'Usar atajos de una sola tecla' });
    await user.click(single);
    await user.keyboard('{Escape}');
    await user.keyboard('gh?');
    expect(address()).toBe('/admin-dashboard/security');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Tu cuenta: / }));
    await user.click(await screen.findByRole('button', { name: 'Atajos de teclado' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Usar atajos de una sola tecla' }));
    await user.keyboard('{Escape}');
    await user.keyboard('/');
    await palette();
  });

  test('a slash opens the search where the page has none of its own', async () => {
    const { user } = await openPanel('publisher');
    await user.keyboard('/');
    await palette();
  });
});

test('the sidebar tells how much waits where, and nothing where nothing does', async () => {
  const api = fakeApi(aSession('admin'));
  api.hold(anythingElse);
  api.answer(readWaiting, {
    ...{ accounts: 3, campaigns: 0, applications: 120, calls: 0, leads: 0, conversions: 0, disputes: 2, tickets: 1 },
  });
  await openPage(api, '/admin-dashboard/security');
  const sidebar = within(screen.getByRole('navigation', { name: 'Administración' }));
  await sidebar.findByRole('link', { name: 'Usuarios 3 esperan' });
  sidebar.getByRole('link', { name: 'Tickets 1 espera' });
  sidebar.getByRole('link', { name: 'Disputas 2 esperan' });
  expect(sidebar.getByText('99+')).toBeTruthy();
  sidebar.getByRole('link', { name: 'Llamadas' });
});

test('a publisher is told where a dispute waits for an answer', async () => {
  const api = fakeApi(aSession('publisher'));
  api.hold(anythingElse);
  api.answer(readWaiting, {
    ...{ accounts: 0, campaigns: 0, applications: 0, calls: 2, leads: 1, conversions: 0, disputes: 0, tickets: 0 },
  });
  await openPage(api, '/publisher-dashboard/security');
  const sidebar = within(screen.getByRole('navigation', { name: 'Panel Editor' }));
  await sidebar.findByRole('link', { name: 'Llamadas 2 esperan' });
  sidebar.getByRole('link', { name: 'Leads 1 espera' });
  sidebar.getByRole('link', { name: 'Conversiones' });
});

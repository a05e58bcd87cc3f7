import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import type { AccountNote } from '@callstead/contract/identity/account-notes';
import { endAccountView, startAccountView } from '@callstead/contract/identity/account-view-endpoints';
import {
  addAccountNote,
  deleteAccountNote,
  listAccountNotes,
  readAccount,
  setAccountTags,
} from '@callstead/contract/identity/accounts-endpoints';
import type { Profile, Session } from '@callstead/contract/identity/identity';
import { listLeads } from '@callstead/contract/leads/leads-endpoints';
import { publisherDashboard } from '@callstead/contract/reports/dashboards-endpoints';
import { report } from '@callstead/contract/reports/report-endpoints';
import { listTickets } from '@callstead/contract/tickets-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNetworkOf, detailOf, somebody } from '../../../testing/accounts.ts';
import { onePage } from '../../../testing/conversions.ts';
import { aPublisherDashboard } from '../../../testing/dashboards.ts';
import { type FakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aReport } from '../../../testing/reports.ts';
import { expectToast } from '../../../testing/toasts.ts';

const nora = () => somebody('Nora Paz', { affId: 'NORA01' });
const pageOf = ({ id }: Profile, tab = '') => `/admin-dashboard/users/${id}${tab && `?tab=${tab}`}`;

/** Notes and tags that are kept. */
function keepNotes(api: FakeApi, account: Profile): void {
  let tags: string[] = [];
  const notes: AccountNote[] = [];
  api.answer(readAccount, () => ({ ...detailOf(account), tags }));
  api.answer(setAccountTags, ({ body }) => {
    tags = body.tags;
    return undefined;
  });
  api.answer(listAccountNotes, () => onePage(...notes));
  api.answer(addAccountNote, ({ body: { message } }) => {
    const note = { id: crypto.randomUUID(), message, author: 'Alma Ortega', createdAt: '2026-03-02T10:00:00.000Z' };
    notes.unshift(note);
    return note;
  });
  api.answer(deleteAccountNote, ({ params }) => {
    notes.splice(
      notes.findIndex(({ id }) => id === params.id),
      1,
    );
    return undefined;
  });
}

test('an account is met with its figures and what stands out beside the network', async () => {
  const account = nora();
  const api = aNetworkOf([account]);
  api.answer(report, ({ query }) =>
    aReport(
      query,
      [],
      query.account
        ? { incoming: 50, payoutCents: 12_300, duplicateRate: 0.4 }
        : { incoming: 5_000, duplicateRate: 0.05 },
    ),
  );
  await openPage(api, pageOf(account));
  await screen.findByRole('heading', { level: 1, name: 'Nora Paz' });
  await screen.findByText('$123.00');
  await screen.findByText('40% de llamadas repetidas');
  const asked = api.requests(report).map(({ query }) => [query.view, query.account]);
  expect(asked).toContainEqual(['publisher', account.id]);
  expect(asked).toContainEqual(['admin', undefined]);
});

test('an admin writes a note and deletes it, after being asked', async () => {
  const account = nora();
  const api = aNetworkOf([account]);
  keepNotes(api, account);
  const { user } = await openPage(api, pageOf(account, 'notes'));
  await screen.findByText('Nadie ha anotado nada sobre esta cuenta.');
  await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await screen.findByText('Escribe algo primero.');
  await user.type(screen.getByLabelText('Nueva nota'), 'Tráfico de marca');
  await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await expectToast('Nota guardada');
  within(await screen.findByRole('list', { name: 'Notas' })).getByText('Tráfico de marca');
  await user.click(screen.getByRole('button', { name: 'Borrar nota' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Borrar esta nota?' }));
  await user.click(question.getByRole('button', { name: 'Borrar nota' }));
  await screen.findByText('Nadie ha anotado nada sobre esta cuenta.');
});

test('tags are put on and taken off', async () => {
  const account = nora();
  const api = aNetworkOf([account]);
  keepNotes(api, account);
  const { user } = await openPage(api, pageOf(account, 'notes'));
  await user.type(await screen.findByLabelText('Nueva etiqueta'), 'VIP');
  await user.click(screen.getByRole('button', { name: 'Añadir' }));
  await user.click(await screen.findByRole('button', { name: 'Quitar VIP' }));
  await waitFor(() => expect(screen.queryByText('VIP')).toBeNull());
  expect(api.requests(setAccountTags).map(({ body }) => body.tags)).toEqual([['VIP'], []]);
});

test('an admin views as the account, is told so on every screen, and stops with one click', async () => {
  const account = nora();
  const api = aNetworkOf([account]);
  keepNotes(api, account);
  const admin = api.session as Session;
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  api.answer(startAccountView, () => {
    api.session = { ...admin, profile: account, viewing: { endsAt, adminName: 'Alma Ortega' } };
    return { session: api.session };
  });
  api.answer(endAccountView, () => {
    api.session = admin;
    return undefined;
  });
  api.answer(publisherDashboard, aPublisherDashboard({}));
  api.answer(listTickets, onePage());
  api.answer(listCalls, onePage());
  api.answer(listLeads, onePage());
  const page = await openPage(api, pageOf(account, 'notes'));
  await page.user.click(await screen.findByRole('button', { name: 'Ver como' }));
  await screen.findByText(/^Ves lo que ve Nora Paz\./);
  await waitFor(() => expect(page.address()).toBe('/publisher-dashboard/dashboard'));
  await page.goTo('/publisher-dashboard/tickets');
  await page.user.click(await screen.findByRole('button', { name: 'Dejar de ver' }));
  await waitFor(() => expect(page.address()).toBe(pageOf(account)));
  expect(screen.queryByText(/^Ves lo que ve/)).toBeNull();
});

test('nobody views as an admin', async () => {
  const other = somebody('Alma Dos', { userType: 'admin' });
  const api = aNetworkOf([other]);
  keepNotes(api, other);
  await openPage(api, pageOf(other, 'notes'));
  await screen.findByRole('heading', { level: 1, name: 'Alma Dos' });
  expect(screen.queryByRole('button', { name: 'Ver como' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Dinero' })).toBeNull();
});

test('what does not exist says so', async () => {
  const api = aNetworkOf([]);
  api.answer(readAccount, refusal('not_found'));
  await openPage(api, pageOf(nora()));
  await screen.findByText('Esta cuenta no existe.');
});

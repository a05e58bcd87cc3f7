import type { Locator, Route } from '@playwright/test';
import { expectToastBeside } from '../layout.ts';
import { choose, expectToast } from '../people.ts';
import { expect, open, type Page } from '../story.ts';
import { thread } from '../tickets.ts';
import type { AdminWorld } from './admin-world.ts';
import { go } from './go.ts';
import { panelTools, plainPage } from './panel.ts';
import type { Stop } from './stop.ts';

const AREA = '/admin-dashboard';
const USERS = `${AREA}/users`;
const AUDIT = `${AREA}/audit`;
const TICKETS = `${AREA}/tickets`;

async function expectNothingClipped(table: Locator): Promise<void> {
  const [inner, outer] = await table.evaluate((region) => [region.scrollWidth, region.clientWidth]);
  expect(inner, 'nothing is clipped at a desk').toBeLessThanOrEqual(outer ?? 0);
}

function accountList(name: 'users' | 'publishers' | 'advertisers'): Stop {
  const route = `${AREA}/${name}`;
  return {
    route,
    state: 'one of them chosen',
    show: async (page) => {
      await go(page, `${route}?search=callstead`);
      await page
        .getByLabel(/^Seleccionar a /)
        .first()
        .check();
      await expectNothingClipped(page.getByRole('region', { name: /de la red$/ }));
    },
    showOnPhone: async (page) => {
      await openRowMenu(page); // there is room for it
      await page.keyboard.press('Escape');
    },
  };
}

const openRowMenu = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Acciones para / })
    .first()
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
};

const accounts: Stop<AdminWorld>[] = [
  accountList('users'),
  accountList('publishers'),
  accountList('advertisers'),
  {
    route: USERS,
    state: 'one account',
    show: async (page, { pendingEmail }) => {
      await go(page, `${USERS}?search=${encodeURIComponent(pendingEmail)}`);
      await page.getByRole('row').getByRole('link', { name: 'Aldo Cruz' }).click();
      await expect(page.getByRole('dialog', { name: 'Aldo Cruz' }).getByText('Casa Clara LLC')).toBeVisible();
    },
  },
  {
    route: USERS,
    state: 'a rejection about to be made',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await choose(page.getByRole('row').nth(1), 'Rechazar');
      await expect(page.getByRole('alertdialog').getByLabel(/^Motivo/)).toBeVisible();
    },
  },
  {
    route: USERS,
    state: 'an invitation to an address that is taken',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Invitar a alguien' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invitar a alguien' });
      await dialog.getByLabel('Nombre Completo').fill('Inés Soto');
      await dialog.getByLabel('Correo Electrónico').fill('publisher@callstead.example');
      await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
      await expect(dialog.getByLabel('Correo Electrónico')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    route: USERS,
    state: 'several decided about, one of them refused',
    show: async (page, { pendingEmail, ownEmail }) => {
      await decideAboutBoth(page, [pendingEmail, ownEmail]);
      await expectToast(page, 'Estado Actualizado');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('1 cuenta no ha cambiado');
    },
  },
  {
    route: USERS,
    state: 'a list that cannot be loaded',
    show: async (page) => {
      await page.route('**/api/admin/accounts?*', (route) => route.fulfill({ status: 403, body: '{}' }));
      await open(page, USERS);
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
      await page.unroute('**/api/admin/accounts?*');
    },
  },
];

/** Somebody who waits, and the admin, about whom nobody but others decide: on one page, whatever else the network holds. */
async function decideAboutBoth(page: Page, emails: string[]): Promise<void> {
  const found = await Promise.all(
    emails.map(async (email) => {
      const answer = await page.request.get(`/api/admin/accounts?search=${encodeURIComponent(email)}`);
      return (await answer.json()).data.at(-1);
    }),
  );
  await page.route('**/api/admin/accounts?*', (route) =>
    route.fulfill({ json: { data: found, previous: null, hasMore: false, next: null } }),
  );
  await open(page, USERS);
  await page.getByLabel('Seleccionar la página').check();
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '¿Rechazar 2 cuentas?' });
  await question.getByLabel(/^Motivo/).fill('Faltan datos.');
  await question.getByRole('button', { name: 'Rechazar' }).click();
  await page.unroute('**/api/admin/accounts?*');
}

const check: Stop = {
  route: '/admin-check',
  state: 'what the network knows about an address',
  show: async (page) => {
    await go(page, '/admin-check');
    await page.getByLabel('Email', { exact: true }).fill('publisher@callstead.example');
    await page.getByRole('button', { name: 'Check Account' }).click();
    await expect(page.getByText('Result for publisher@callstead.example')).toBeVisible();
  },
};

/** What somebody did, and what is named by a long word that nothing breaks. */
const audit: Stop[] = ['search=Nora', 'subjectType=call'].map((filter) => ({
  route: AUDIT,
  state: filter,
  show: async (page) => {
    await go(page, `${AUDIT}?${filter}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectNothingClipped(page.getByRole('region', { name: /^Entradas de la auditoría/ }));
  },
}));

/** As if there were another page of them. */
async function longer(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = await response.json();
  await route.fulfill({ response, json: { ...answer, hasMore: true, next: 'more' } });
}

const bell: Stop = {
  route: USERS,
  state: 'the bell with something unread, and more than it shows',
  show: async (page) => {
    await page.route('**/api/notifications', longer);
    await open(page, `${USERS}?search=alma`);
    await page.getByRole('button', { name: /^Notificaciones: \d/ }).click();
    await expect(
      page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('button', { name: 'Cargar más' }),
    ).toBeVisible();
    await page.unroute('**/api/notifications');
    await expect(
      page
        .getByRole('dialog', { name: 'Notificaciones' })
        .getByText(/^Sin leer/)
        .first(),
    ).toBeVisible();
  },
};

const tickets: Stop<AdminWorld>[] = [
  {
    route: TICKETS,
    show: async (page, { publisherEmail }) => {
      await go(page, `${TICKETS}?search=${encodeURIComponent(publisherEmail)}`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
  },
  { route: TICKETS, state: 'the menu of a row', show: openRowMenu },
  {
    route: TICKETS,
    state: 'one ticket, and a private note about to be written',
    show: async (page, { ticketId }) => {
      await go(page, `${TICKETS}?search=nothing&ticket=${ticketId}`);
      await page.getByRole('tab', { name: 'Nota privada' }).click();
      await expect(thread(page).getByRole('listitem')).toHaveCount(3);
    },
  },
  { route: TICKETS, state: 'a note saved, its toast beside the buttons', show: saveNote, showOnPhone: saveNote },
  {
    route: TICKETS,
    state: 'a ticket about to be deleted',
    show: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

const INBOX = `${TICKETS}/inbox`;

const inbox: Stop<AdminWorld>[] = [
  {
    route: INBOX,
    show: async (page, { publisherEmail }) => {
      await go(page, `${INBOX}?search=${encodeURIComponent(publisherEmail)}`);
      await expect(page.getByRole('list', { name: /^Tickets, primero/ }).getByRole('link')).toHaveCount(1);
    },
  },
  {
    route: INBOX,
    state: 'a ticket read beside who asks',
    show: async (page, { ticketId }) => {
      await go(page, `${INBOX}?ticket=${ticketId}`);
      await expect(thread(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    route: INBOX,
    state: 'who asks, alone on a phone',
    show: async (page, { ticketId }) => {
      await go(page, `${INBOX}?ticket=${ticketId}&pane=requester`);
      await expect(page.getByRole('complementary', { name: 'Quién pregunta' })).toContainText('Aún no hay llamadas.');
    },
  },
  {
    route: INBOX,
    state: 'a canned reply about to be written',
    show: async (page, { ticketId }) => {
      await go(page, `${INBOX}?ticket=${ticketId}`);
      await page.getByRole('button', { name: 'Editar respuestas preparadas' }).click();
      await page.getByRole('button', { name: 'Nueva respuesta' }).click();
      await expect(page.getByLabel('Texto en inglés')).toBeVisible();
    },
  },
];

/** The dialog stays open, and what is to be clicked next lies at its bottom. */
async function saveNote(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nota privada').last().fill('Llamar mañana.');
  await dialog.getByRole('button', { name: 'Guardar Nota' }).click();
  await expectToast(page, 'Nota Guardada');
  await expectToastBeside(page);
}

export const ADMIN_PEOPLE: Stop<AdminWorld>[] = [
  ...accounts,
  check,
  ...audit,
  ...tickets,
  ...inbox,
  bell,
  ...panelTools('admin'),
  plainPage(`${AREA}/security`, (page) => page.getByText('Este dispositivo')),
  plainPage(`${AREA}/settings`, (page) => page.getByLabel('Correo de soporte')),
  plainPage(`${AREA}/setup`, (page) => page.getByText('Números y primera llamada')),
];

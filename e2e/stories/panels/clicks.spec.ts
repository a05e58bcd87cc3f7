import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mergeTests } from '@playwright/test';
import { approvedNumber, finishedCall, finishedCalls, type Line, test as withLines } from '../../calls.ts';
import { choose as chooseOption } from '../../campaigns.ts';
import { type Clicks, countClicks } from '../../clicks.ts';
import { test as onOwnNetwork } from '../../own-network.ts';
import { choose, expectToast, linkIn, logIn, solveCaptcha } from '../../people.ts';
import { anEmail, expect, open, PASSWORD, type Page } from '../../story.ts';
import { ask } from '../../tickets.ts';

/** What waits is decided as it comes: elsewhere it would be what other stories are about. */
const test = mergeTests(withLines, onOwnNetwork);
test.use({ hearsLive: true });
test.describe.configure({ mode: 'default' }); // one after the other, on that one network

const ALL_DAY = [{ from: 0, to: 1440 }];
const ALWAYS = { hours: { zone: 'America/New_York', week: Array(7).fill(ALL_DAY) }, minimumSeconds: 3 };

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const sidebar = (page: Page, name: string | RegExp) => page.getByRole('navigation').getByRole('link', { name });

/** `docs/screens.md` says what each step took, and takes now. */
function expectAsWritten(clicks: Clicks, heading: string): void {
  const written = tableUnder(heading);
  const total = (at: 'before' | 'now') => written.reduce((sum, row) => sum + row[at], 0);
  expect(clicks.byStep()).toEqual(Object.fromEntries(written.map(({ step, now }) => [step, now])));
  expect(total('now'), `${heading}: fewer than before`).toBeLessThan(total('before'));
}

type Row = { step: string; before: number; now: number };

/** Rows of `| step | 12: why | 6: why |`. */
function tableUnder(heading: string): Row[] {
  const document = readFileSync(resolve(import.meta.dirname, '../../../docs/screens.md'), 'utf8');
  const [, section = ''] = document.split(`**${heading}**`);
  const [table = ''] = /(^\|.*\n)+/m.exec(section) ?? [];
  const rows = [...table.matchAll(/^\| ([^|]+) \| (\d+)[^|]*\| (\d+)[^|]*\|$/gm)];
  expect(rows.length, `a table under "${heading}"`).toBeGreaterThan(0);
  return rows.map(([, step = '', before, now]) => ({ step, before: Number(before), now: Number(now) }));
}

const TYPED = {
  'Nombre Completo': 'Marta Gil',
  Teléfono: '(305) 555-0142',
  Contraseña: PASSWORD,
  'Confirmar Contraseña': PASSWORD,
  'Fuentes de Tráfico': 'SEO local',
};

test('the first day of a publisher takes fewer clicks than it did', async ({
  visitor,
  as,
  mailTo,
  advertiser: anAdvertiser,
  campaign,
}) => {
  test.slow(); // mails and a call take their time
  const { page: advertiser } = await anAdvertiser();
  const title = `Techos ${crypto.randomUUID().slice(0, 8)}`;
  const made = await campaign(advertiser, { title, activate: true, terms: ALWAYS });
  const [clicks, email] = [countClicks(), anEmail('marta')];
  const [page, admin] = [await visitor(), await as('admin')];
  await clicks.on(page);
  await clicks.on(admin);

  await clicks.step('landing page to registered', async () => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/register/);
    for (const [label, text] of Object.entries({ ...TYPED, 'Correo Electrónico': email }))
      await page.getByLabel(label, { exact: true }).fill(text);
    await solveCaptcha(page);
    await press(page, 'Crear Cuenta');
    await expect(page).toHaveURL('/login');
  });
  await clicks.step('told to confirm the address', async () => {
    await expect(page.getByRole('main')).toContainText(email);
  });
  await clicks.step('mail of confirmation', async () => {
    clicks.linkOfMail();
    await open(page, linkIn(await mailTo(email, /Confirma tu correo/), '/confirm-email'));
  });
  await clicks.step('told that the account is looked at', async () => {
    await expect(page.getByRole('main')).toContainText('Un administrador revisa ahora tu cuenta.');
  });
  await clicks.step('an admin approves the account', async () => {
    await open(admin, '/admin-dashboard/users');
    await choose(admin.getByRole('row').filter({ hasText: email }), 'Aprobar');
    await expectToast(admin, 'Estado Actualizado');
  });
  await clicks.step('mail of approval to the panel', async () => {
    clicks.linkOfMail();
    await open(page, linkIn(await mailTo(email, /ha sido aprobada/), '/login'));
    await logIn(page, email);
    await expect(page).toHaveURL('/publisher-dashboard/dashboard');
  });
  await clicks.step('what to do first', async () => {
    await expect(page.getByText('0 de 4 listos')).toBeVisible();
  });
  await clicks.step('find a campaign and ask', async () => {
    await link(page, 'Ver campañas').first().click();
    await page.getByLabel('Buscar campañas').fill(title);
    await page.getByRole('button', { name: `Solicitar Campaña: ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar Solicitud' }).click();
    await expectToast(page, 'Solicitud Enviada');
  });
  await clicks.step('approved before their eyes', async () => {
    await approvedNumber(page, advertiser, made.publicId, { isAsked: true });
    await expect(page.getByRole('button', { name: 'Copiar Número de seguimiento' })).toBeVisible();
  });
  await clicks.step('test call', async () => {
    await sidebar(page, /^Llamadas/).click();
    await press(page, 'Llamada de prueba');
    await page.getByRole('dialog').getByLabel('Segundos de conversación').fill('4');
    await page.getByRole('dialog').getByRole('button', { name: 'Llamar ahora' }).click();
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible({ timeout: 60_000 });
  });
  await clicks.step('the money', async () => {
    await sidebar(page, /^Pagos/).click();
    await expect(page.getByText('Próximo pago', { exact: true }).first()).toBeVisible();
  });
  expectAsWritten(clicks, 'A new publisher’s first day');
});

async function writeCampaign(page: Page, title: string): Promise<void> {
  await page.getByLabel('Nombre de la Campaña').fill(title);
  await page.getByLabel('Presupuesto Total ($)').fill('5000');
  await page.getByLabel('Público Objetivo').fill('Dueños de casa');
  await page.getByLabel('Objetivos de la Campaña').fill('Vender techos nuevos');
  await chooseOption(page, 'Categoría', 'Servicios para el hogar');
  await page.getByLabel('Precio ($)', { exact: true }).fill('45');
  await page.getByLabel('Número de destino 1').fill('(305) 555-0142');
  await press(page, 'Enviar a Revisión');
  await expectToast(page, 'Campaña Creada');
}

test('the first day of an advertiser takes fewer clicks than it did', async ({
  advertiser: anAdvertiser,
  campaign,
  approved,
  as,
}) => {
  test.slow(); // a payment and a call take their time
  const { page } = await anAdvertiser();
  const title = `Techos ${crypto.randomUUID().slice(0, 8)}`;
  const publisher = await approved('publisher');
  const older = await as('advertiser');
  const clicks = countClicks();
  await clicks.on(page);
  await clicks.on(older);
  await open(page, '/advertiser-dashboard/dashboard');

  await clicks.step('create a campaign', async () => {
    await sidebar(page, 'Crear Nueva Campaña').click();
    await writeCampaign(page, `Nueva ${title}`);
  });
  await clicks.step('after sending it', async () => {
    await expect(page.getByRole('article', { name: `Nueva ${title}` }).getByText('En revisión')).toBeVisible();
  });
  await clicks.step('add funds', async () => {
    await open(page, '/advertiser-dashboard/dashboard');
    await press(page, 'Recargar saldo');
    const dialog = page.getByRole('dialog', { name: 'Añadir Fondos' });
    await dialog.getByLabel('Monto (USD)').fill('500');
    await dialog.getByRole('button', { name: 'Ir a pagar' }).click();
    await press(page, 'Pagar con tarjeta');
    await expect(page.getByRole('status').filter({ hasText: 'Pago recibido' })).toBeVisible({ timeout: 60_000 });
  });
  const made = await campaign(page, { title, activate: true, terms: ALWAYS });
  const asked = await publisher.request.post(`/api/campaigns/${made.publicId}/applications`, { data: {} });
  expect(asked.status()).toBe(201);
  await clicks.step('approve a publisher', async () => {
    await open(page, '/advertiser-dashboard/dashboard');
    await press(page, /^Aprobar: Nora Paz/);
    await expectToast(page, 'Aprobado');
  });
  const own = await (await publisher.request.get(`/api/campaigns/${made.publicId}/application`)).json();
  const line = { number: own.application.trackingNumber, campaign: made, title, advertiser: page, publisher: page };
  await finishedCall(line);
  await clicks.step('its calls', async () => {
    await sidebar(page, /^Llamadas/).click();
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Calificada');
  });
  await clicks.step('dispute a call', async () => {
    await page.getByRole('row').filter({ hasText: title }).getByText('Calificada').click();
    await press(page, 'Disputar');
    await page.getByRole('dialog').getByLabel('Motivo').fill('Preguntaba por otra empresa.');
    await press(page, 'Enviar disputa');
    await expectToast(page, 'Llamada Disputada');
  });
  await clicks.step('an invoice', async () => {
    await open(older, '/advertiser-dashboard/dashboard'); // of somebody who has one
    await sidebar(older, /^Facturación/).click();
    const file = older.waitForEvent('download');
    await older
      .getByRole('main')
      .getByRole('link', { name: /^Descargar PDF de / })
      .first()
      .click();
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  });
  expectAsWritten(clicks, 'A new advertiser’s first day');
});

const FIVE = [1, 2, 3, 4, 5];
/** Open long enough for each to be applied for. */
const OFFERS = ['HS001', 'HS002', 'HS003', 'HS005', 'HS007'];

async function disputedCalls(ours: Line): Promise<void> {
  const told = FIVE.map((each) => ({ from: `+1305555011${each}` }));
  for (const id of await finishedCalls(ours, ...told)) {
    const sent = await ours.advertiser.request.post(`/api/calls/${id}/dispute`, { data: { reason: 'Otra empresa.' } });
    expect(sent.status()).toBe(200);
  }
}

/** Until what was decided has left the list, the next would be the same one. */
async function decideFive(list: () => Promise<number>, decide: () => Promise<void>): Promise<void> {
  for (const _ of FIVE) {
    const before = await list();
    await decide();
    await expect.poll(list).toBe(before - 1);
  }
}

test('twenty decisions of an admin take fewer clicks than they did', async ({ account, approved, line, as }) => {
  test.slow(); // calls take their time
  for (const _ of FIVE) await account('publisher', 'pending');
  const publisher = await approved('publisher');
  for (const id of OFFERS) await publisher.request.post(`/api/campaigns/${id}/applications`, { data: {} });
  for (const each of FIVE) await ask(publisher, { subject: `Pago ${each}`, message: '¿Cuándo llega?' });
  await disputedCalls(await line());

  const admin = await as('admin');
  const clicks = countClicks();
  await clicks.on(admin);
  await open(admin, '/admin-dashboard'); // where an admin's login leads
  await expect(admin).toHaveURL(/\/users$/);
  const queue = (name: string) => admin.getByRole('region', { name });
  /** A queue that is empty has no part of the desk any more. */
  const waiting = (name: string) => async () => {
    const [title = ''] = await queue(name).getByRole('heading').allTextContents();
    return Number(/\d+/.exec(title)?.[0] ?? 0);
  };
  const approveFirst = (name: string) => () =>
    queue(name)
      .getByRole('button', { name: /^Aprobar: / })
      .first()
      .click();

  await clicks.step('accounts', async () => {
    await sidebar(admin, /^Resumen/).click();
    await expect(queue('Cuentas pendientes')).toBeVisible();
    await decideFive(waiting('Cuentas pendientes'), approveFirst('Cuentas pendientes'));
  });
  await clicks.step('applications', async () => {
    await decideFive(waiting('Solicitudes pendientes'), approveFirst('Solicitudes pendientes'));
  });
  await clicks.step('disputes', async () => {
    await sidebar(admin, /^Disputas/).click();
    const rows = admin.getByRole('list', { name: /^Disputas, las más/ }).getByRole('link');
    await rows.first().click();
    await decideFive(
      () => rows.count(),
      () => press(admin, 'Aprobar: se paga'),
    );
  });
  await clicks.step('tickets', async () => {
    await sidebar(admin, /^Tickets/).click();
    await link(admin, 'Atender la bandeja').click();
    const rows = admin.getByRole('list', { name: /^Tickets, primero/ }).getByRole('link');
    await rows.first().click();
    await decideFive(
      () => rows.count(),
      async () => {
        const answer = admin.getByLabel('Respuesta', { exact: true });
        const box = await answer.elementHandle();
        await answer.fill('Mañana.');
        await press(admin, 'Enviar y cerrar');
        await box?.waitForElementState('hidden'); // the next ticket has a box of its own, and is there a moment after the list knows
      },
    );
  });
  expectAsWritten(clicks, 'An admin’s twenty decisions');
});

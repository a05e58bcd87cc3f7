import type { BrowserContext, Response } from '@playwright/test';
import { test } from '../../own-network.ts';
import { expectToast, signIn, solveCaptcha, solvedCaptcha, toastOn } from '../../people.ts';
import { anEmail, expect, open, PASSWORD, type Page } from '../../story.ts';

/** Whoever is told something is told once, and must not be told in another story's browser. */
test.use({ hearsLive: true });
test.describe.configure({ mode: 'default' }); // one after the other, on that one network

const USERS = '/admin-dashboard/users';
const bell = (page: Page) => page.getByRole('button', { name: /^Notificaciones/ });
const history = (page: Page) => page.getByRole('dialog', { name: 'Notificaciones' });

async function unreadOn(page: Page): Promise<number> {
  await expect(bell(page)).toHaveAccessibleName(/sin leer/);
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
}

async function expectUnread(page: Page, count: number): Promise<void> {
  const words = count === 0 ? 'ninguna sin leer' : `${count} sin leer`;
  await expect(bell(page)).toHaveAccessibleName(`Notificaciones: ${words}`);
}

/** The stream is open: from here on, only what is pushed can be what is seen. */
async function openListening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await open(page, path);
  await stream;
}

async function writeTicket(page: Page, subject: string): Promise<void> {
  const { request } = page;
  const data = {
    name: 'Ana Ruiz',
    email: anEmail('ana'),
    subject,
    message: 'Hola',
    captchaId: await solvedCaptcha(request),
  };
  expect((await request.post('/api/contact', { data })).status()).toBe(204);
}

test('a visitor registers, and the admin sees and hears it without reloading', async ({ as, visitor }) => {
  const admin = await as('admin');
  await openListening(admin, USERS);
  const before = await unreadOn(admin);
  const sound = admin.waitForResponse('**/sounds/notification.mp3', { timeout: 0 }); // as long as registering takes
  const email = anEmail('marta');

  const page = await visitor();
  await open(page, '/register');
  const typed = {
    'Nombre Completo': 'Marta Gil',
    'Correo Electrónico': email,
    Teléfono: '(305) 555-0142',
    Contraseña: PASSWORD,
    'Confirmar Contraseña': PASSWORD,
    'Fuentes de Tráfico': 'SEO local',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expectToast(page, '¡Registro Exitoso!');

  await expectToast(admin, 'Nuevo Usuario Registrado', 'Marta Gil se ha registrado y está pendiente de aprobación.');
  expect([200, 206]).toContain((await sound).status());
  await expectUnread(admin, before + 1);
  await expect(admin.getByRole('row').filter({ hasText: email })).toContainText('Pendiente');
  await admin.reload();
  await expectUnread(admin, before + 1);
  await expect(toastOn(admin)).toHaveCount(0); // shown once, and not again
});

test('a new ticket is told too, without a sound where somebody wants none', async ({ as, visitor }) => {
  const admin = await as('admin');
  await openListening(admin, USERS);
  await bell(admin).click();
  await history(admin).getByRole('checkbox', { name: 'Sonido' }).uncheck();
  await admin.keyboard.press('Escape');
  const sounds: string[] = [];
  admin.on('request', (request) => request.url().endsWith('.mp3') && sounds.push(request.url()));

  await writeTicket(await visitor(), '<b>¿Precio?</b>');
  await expectToast(
    admin,
    'Nuevo Ticket de Soporte',
    'Se ha creado un nuevo ticket que requiere atención: <b>¿Precio?</b>',
  );
  expect(sounds).toEqual([]);
  await admin.reload();
  await bell(admin).click();
  await expect(history(admin).getByRole('checkbox', { name: 'Sonido' })).not.toBeChecked();
});

test('approving someone changes their open panel without reloading', async ({ visitor, account, decide }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await openListening(page, '/publisher-dashboard');
  const banner = page.getByText('Tu cuenta está pendiente de aprobación.');
  const approved = page.getByText('Tu cuenta está aprobada y activa.');
  await expect(approved).toBeVisible();
  await decide(email, 'pending');
  await expect(banner).toBeVisible();
  await decide(email, 'approved');
  await expect(banner).toBeHidden();
  await expect(approved).toBeVisible();
});

test('a session that is ended elsewhere leaves the open panel at once', async ({ visitor, account }) => {
  const { email } = await account('advertiser', 'approved');
  const [page, elsewhere] = [await visitor(), await visitor()];
  await signIn(page, email);
  await signIn(elsewhere, email);
  await openListening(page, '/advertiser-dashboard');
  expect((await elsewhere.request.delete('/api/account/sessions')).status()).toBe(204);
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a browser that was offline misses nothing', async ({ as, account }) => {
  const admin = await as('admin');
  await openListening(admin, USERS);
  const before = await unreadOn(admin);
  await admin.context().setOffline(true);
  const { email } = await account('advertiser', 'unconfirmed');
  await admin.context().setOffline(false);
  await expectToast(admin, 'Nuevo Usuario Registrado');
  await expectUnread(admin, before + 1);
  await expect(admin.getByRole('row').filter({ hasText: email })).toBeVisible();
});

test('a server that was away is found again', async ({ as, account, network }) => {
  test.slow();
  const admin = await as('admin');
  await openListening(admin, USERS);
  const before = await unreadOn(admin);
  const lost = admin.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/live'));
  const isStream = (response: Response) => response.url().endsWith('/api/live') && response.ok();
  const found = admin.waitForResponse(isStream, { timeout: 90_000 });
  await network.restart(async () => void (await lost));
  await found; // the longer the server was away, the rarer the page asks for it
  const { email } = await account('publisher', 'unconfirmed');
  await expectToast(admin, 'Nuevo Usuario Registrado');
  await expectUnread(admin, before + 1);
  await expect(admin.getByRole('row').filter({ hasText: email })).toBeVisible();
});

function countStreams(context: BrowserContext): string[] {
  const streams: string[] = [];
  context.on('request', (request) => request.url().endsWith('/api/live') && streams.push(request.url()));
  return streams;
}

test('the tabs of a browser share one stream and one toast, and survive the tab that held it', async ({
  as,
  visitor,
}) => {
  const first = await as('admin');
  const stranger = await visitor();
  const streams = countStreams(first.context());
  await openListening(first, USERS);
  const second = await first.context().newPage();
  const third = await first.context().newPage();
  for (const tab of [second, third]) await open(tab, '/publisher-dashboard');
  const tabs = [first, second, third];
  const before = await unreadOn(third);

  await writeTicket(stranger, 'Uno');
  for (const tab of tabs) await expectUnread(tab, before + 1);
  await expect(async () => {
    const counts = await Promise.all(tabs.map((tab) => toastOn(tab).count()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  }).toPass();
  expect(streams).toHaveLength(1);

  await first.close();
  await expect(() => expect(streams).toHaveLength(2)).toPass();
  await writeTicket(stranger, 'Dos');
  for (const tab of [second, third]) await expectUnread(tab, before + 2);
});

test('the bell keeps the history: it is read by opening it, by keyboard too, and leads to what it tells of', async ({
  as,
  visitor,
}) => {
  const stranger = await visitor();
  const { request } = stranger;
  for (let number = 1; number <= 21; number += 1) {
    const data = { name: 'Ana', email: anEmail('ana'), subject: `Ticket ${number}`, message: 'Hola' };
    const headers = { 'x-forwarded-for': `10.77.0.${number}` };
    const captchaId = await solvedCaptcha(request);
    expect((await request.post('/api/contact', { headers, data: { ...data, captchaId } })).status()).toBe(204);
  }
  const admin = await as('admin');
  await openListening(admin, USERS);
  expect(await unreadOn(admin)).toBeGreaterThanOrEqual(21);
  const otherTab = await admin.context().newPage();
  await open(otherTab, '/advertiser-dashboard');

  await bell(admin).focus();
  await admin.keyboard.press('Enter');
  const items = history(admin).getByRole('listitem');
  await expect(items).toHaveCount(20);
  await expect(items.first()).toContainText('Sin leer: Nuevo ticket de soporte: Ticket 21');
  await expect(items.first().locator('time')).toHaveText(/^(ahora|hace .*)$/);
  for (const tab of [admin, otherTab]) await expectUnread(tab, 0);
  await expect(items.first()).toContainText('Sin leer'); // marked for as long as it is open
  await history(admin).getByRole('button', { name: 'Cargar más' }).click();
  await expect(history(admin).getByText('Nuevo ticket de soporte: Ticket 1', { exact: true })).toBeVisible();

  await admin.keyboard.press('Escape');
  await expect(history(admin)).toBeHidden();
  await expect(bell(admin)).toBeFocused();
  await bell(admin).click();
  await expect(items.first()).not.toContainText('Sin leer');
  await expect(items.first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/admin-dashboard\/tickets\?ticket=[\w-]{36}$/,
  );
});

test('the bell says when there is nothing, and when it cannot be loaded', async ({ visitor, account }) => {
  const { email } = await account('advertiser', 'approved');
  const page = await visitor({ viewport: { width: 360, height: 740 } });
  await signIn(page, email);
  await page.route('**/api/notifications', (route) => route.abort());
  await open(page, '/advertiser-dashboard');
  await bell(page).click();
  await expect(history(page).getByRole('alert')).toContainText('No se pudieron cargar tus notificaciones: No podemos');
  await page.unroute('**/api/notifications');
  await history(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(history(page).getByText('No tienes notificaciones aún.')).toBeVisible();
});

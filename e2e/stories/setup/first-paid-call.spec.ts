import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { writtenCampaign } from '../../campaigns.ts';
import { type CarrierLogin, ringThrough } from '../../carrier-line.ts';
import { ownDatabase, speakWith, startEmptyNetwork } from '../../network-process.ts';
import { expectToast, linkIn, signIn, turnOnTwoFactor } from '../../people.ts';
import { test as base, expect, open, PASSWORD, type Page } from '../../story.ts';

const ADMIN = { ADMIN_EMAIL: 'ana@roe.example', ADMIN_PASSWORD: PASSWORD };
const SETUP = '/admin-dashboard/setup';
const CARRIER: CarrierLogin = { accountSid: `AC${randomBytes(16).toString('hex')}`, token: 'simulated-roe' };
const ALL_DAY = [{ from: 0, to: 1440 }];

type Network = { url: string; databaseUrl: string };

const test = base.extend<object, { network: Network }>({
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const databaseUrl = await ownDatabase(`empty_${randomBytes(4).toString('hex')}`);
      const network = await startEmptyNetwork(databaseUrl, ADMIN);
      speakWith(network);
      await use({ url: network.url, databaseUrl });
      await network.stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
/** Its title goes before its state; others may speak of it. */
const step = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${title} \\(`) });
const expectDone = (page: Page, title: string) => expect(step(page, title)).toContainText('(listo)');

/** A step that is a group of settings: there and back. */
async function settle(page: Page, title: string, action: string, fields: Record<string, string>): Promise<void> {
  await step(page, title).getByRole('link', { name: action }).click();
  const form = page.locator('form').filter({ has: page.getByLabel(Object.keys(fields)[0] ?? '', { exact: true }) });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('Guardado. Vale desde ahora.')).toBeVisible();
  await page.getByRole('link', { name: 'Puesta en marcha' }).click();
  await expectDone(page, title);
}

type MailTo = (address: string, about: RegExp) => Promise<Parameters<typeof linkIn>[0]>;

async function proveMail(page: Page, mailTo: MailTo): Promise<void> {
  await press(page, 'Enviarme un mensaje');
  await open(page, linkIn(await mailTo(ADMIN.ADMIN_EMAIL, /mensaje de prueba/), SETUP));
  await expect(page.getByText('El mensaje ha llegado: el correo funciona.')).toBeVisible();
  await expectDone(page, 'Correo');
}

/** Answers with the number. */
async function buyNumber(page: Page): Promise<string> {
  await step(page, 'Números y primera llamada').getByRole('link', { name: 'Ir a operadores' }).click();
  await page.getByRole('button', { name: 'Añadir cuenta' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Añadir cuenta' });
  await adding.getByLabel('Nombre').fill('Twilio Roe');
  await adding.getByLabel('Account SID').fill(CARRIER.accountSid);
  await adding.getByLabel('Auth token').fill(CARRIER.token);
  await press(page, 'Probar y guardar');
  await expectToast(page, 'Cuenta Añadida', 'Twilio Roe');
  await page.getByRole('region', { name: 'Twilio Roe' }).getByRole('button', { name: 'Comprar números' }).click();
  const buying = page.getByRole('dialog', { name: 'Comprar números en Twilio Roe' });
  await buying.getByLabel('Prefijo').fill('305');
  await buying.getByRole('button', { name: 'Buscar' }).click();
  const offer = buying.getByRole('listitem').first();
  const shown = (await offer.locator('.font-mono').textContent()) ?? '';
  await offer.getByRole('button', { name: `Comprar ${shown}` }).click();
  await expectToast(page, 'Número Comprado', shown);
  return `+${shown.replaceAll(/\D/g, '')}`;
}

async function adoptOffer(page: Page): Promise<void> {
  await press(page, 'Adoptar ofertas');
  const dialog = page.getByRole('dialog', { name: 'Adoptar ofertas del catálogo' });
  await dialog.getByRole('checkbox', { name: /^Adoptar Plomería de emergencia/ }).check();
  await dialog.getByRole('textbox', { name: /^Precio de Plomería de emergencia/ }).fill('42');
  await dialog.getByLabel('Las llamadas suenan en').fill('(305) 555-0199');
  await dialog.getByRole('button', { name: 'Adoptar 1 oferta' }).click();
  await expectToast(page, 'Ofertas Adoptadas', '1 campaña está activa.');
  await expectDone(page, 'Ofertas');
}

/** All pages are drawn anew in it. */
async function chooseEuros(page: Page): Promise<void> {
  await step(page, 'Moneda y zona horaria').getByRole('link', { name: 'Elegirlas' }).click();
  const currency = page.getByRole('combobox', { name: 'Moneda' });
  const form = page.locator('form').filter({ has: currency });
  await currency.click();
  await page.getByRole('option', { name: 'EUR · euros' }).click();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByLabel('Monto mínimo de un pago (EUR)')).toBeVisible();
  await page.getByRole('link', { name: 'Puesta en marcha' }).click();
  await expectDone(page, 'Moneda y zona horaria');
}

type Invited = { as: 'Editor' | 'Anunciante'; name: string; email: string };

async function invite(page: Page, { as, name, email }: Invited): Promise<void> {
  await press(page, 'Invitar a alguien');
  const dialog = page.getByRole('dialog', { name: 'Invitar a alguien' });
  await dialog.getByLabel(as, { exact: true }).check();
  await dialog.getByLabel('Nombre Completo').fill(name);
  await dialog.getByLabel('Correo Electrónico').fill(email);
  await press(page, 'Enviar invitación');
  await expectToast(page, 'Invitación Enviada', `${email} tiene un enlace para entrar.`);
}

async function accept(page: Page, link: string, email: string): Promise<void> {
  await open(page, link);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar Contraseña').fill(PASSWORD);
  await press(page, 'Crear Cuenta');
  await expect(page).toHaveURL('/login');
  await signIn(page, email);
}

async function topUp(page: Page, amount: string): Promise<void> {
  await open(page, '/advertiser-dashboard/billing');
  await page.getByRole('button', { name: 'Añadir Fondos' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Añadir Fondos' });
  await dialog.getByLabel('Monto (EUR)').fill(amount);
  await dialog.getByRole('button', { name: 'Ir a pagar' }).click();
  await press(page, 'Pagar con tarjeta');
  const received = page.getByRole('status').filter({ hasText: 'Pago recibido' });
  await expect(received).toContainText(`€${amount}.00 están en tu saldo.`, { timeout: 60_000 });
}

/** Written by the advertiser, let in by the admin; open at any hour. */
async function launch(advertiser: Page, admin: Page, title: string): Promise<string> {
  const terms = {
    hours: { zone: 'America/New_York', week: Array(7).fill(ALL_DAY) },
    minimumSeconds: 60,
  };
  const data = { campaign: { ...writtenCampaign(title, terms), type: 'call' }, submit: true };
  const created = await advertiser.request.post('/api/advertiser/campaigns', { data });
  expect(created.ok(), await created.text()).toBe(true);
  await open(admin, '/admin-dashboard/campaigns?status=pending_review');
  await admin.getByRole('link', { name: `Revisar ${title}` }).click();
  await press(admin, 'Activar');
  await expectToast(admin, 'Campaña activada');
  return (await created.json()).publicId;
}

async function join(publisher: Page, advertiser: Page, publicId: string): Promise<void> {
  await open(publisher, `/publisher-dashboard/campaigns?search=${publicId}`);
  await publisher.getByRole('button', { name: /^Solicitar Campaña/ }).click();
  await publisher.getByRole('dialog').getByRole('button', { name: 'Enviar Solicitud' }).click();
  await expectToast(publisher, 'Solicitud Enviada');
  await open(advertiser, '/advertiser-dashboard/applications');
  await advertiser.getByRole('button', { name: 'Aprobar a Nora Paz' }).click();
  await press(advertiser, 'Aprobar');
  await expectToast(advertiser, 'Solicitud Actualizada', 'Nora Paz: Aprobada');
}

/** The advertiser has days to dispute it; that they ask at once, and the admin finds it right, takes none. */
async function approveCall(advertiser: Page, admin: Page): Promise<void> {
  const { data } = await (await advertiser.request.get('/api/calls?outcome=qualified')).json();
  expect(data).toHaveLength(1);
  const [{ id }] = data;
  await advertiser.request.post(`/api/calls/${id}/dispute`, { data: { reason: '¿Era de Miami?' } });
  await open(admin, `/admin-dashboard/calls/${id}`);
  await press(admin, 'Aprobar');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click();
  await expect.poll(async () => (await (await admin.request.get(`/api/calls/${id}`)).json()).billing).toBe('approved');
}

async function givePaypal(publisher: Page, email: string): Promise<void> {
  await open(publisher, '/publisher-dashboard/account');
  await press(publisher, 'Añadir Método de Pago');
  const dialog = publisher.getByRole('dialog', { name: '¿Cómo quieres cobrar?' });
  await dialog.getByLabel('PayPal', { exact: true }).check();
  await dialog.getByLabel('Correo de PayPal').fill(email);
  await dialog.getByLabel('Tu contraseña actual').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Guardar método de pago' }).click();
  await expectToast(publisher, 'Método de Pago Actualizado');
}

async function payOut(admin: Page, email: string, amount: string): Promise<void> {
  await open(admin, '/admin-dashboard/payouts');
  await press(admin, 'Proponer ronda');
  await press(admin, 'Proponer');
  await expectToast(admin, 'Ronda Propuesta');
  await press(admin, `Aprobar 1 pago · ${amount}`);
  await press(admin, `Aprobar ${amount}`);
  await expectToast(admin, 'Ronda Aprobada');
  await press(admin, 'Enviar por PayPal');
  await press(admin, `Enviar ${amount}`);
  await expectToast(admin, 'Entregado a PayPal');
  const run = admin.url();
  await admin.getByRole('link', { name: 'Hacer de PayPal' }).click();
  const pay = admin.getByRole('button', { name: `Pagar: ${email}` });
  await expect(async () => {
    await admin.reload();
    await pay.click({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(async () => {
    await admin.goto(run);
    const sent = admin.getByRole('row').filter({ hasText: amount }).filter({ hasText: 'Enviado' });
    await expect(sent).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}

/** `npm run ledger:verify`, without building anew. */
async function verifyLedger(databaseUrl: string): Promise<string> {
  const root = resolve(import.meta.dirname, '../../..');
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/build/verify-ledger.js'], { cwd: root, env });
  return stdout;
}

test('an empty database becomes a network, step by step, until its first call is paid and its publisher, too', async ({
  visitor,
  mailTo,
  network,
}) => {
  test.slow(); // the whole way of an operator, with banks that take their time
  const admin = await visitor();
  await signIn(admin, ADMIN.ADMIN_EMAIL);
  await turnOnTwoFactor(admin);
  await open(admin, '/admin-dashboard/overview');
  await expect(admin.getByText('0 de 10 listos')).toBeVisible();
  await admin.getByRole('link', { name: 'Continuar' }).click();
  await settle(admin, 'Nombre y marca', 'Definirlos', { 'Nombre de la red': 'Llamadas Roe' });
  await settle(admin, 'Datos legales', 'Escribirlos', { 'Razón social': 'Roe Calls LLC', Dirección: '1 Main St' });
  await chooseEuros(admin);
  await settle(admin, 'Páginas públicas', 'Definirlas', { Socios: '10+' });
  await proveMail(admin, mailTo);
  const number = await buyNumber(admin);
  await ringThrough({ url: network.url, request: admin.request }, CARRIER, {
    to: number,
    from: '+13055550101',
    talkSeconds: 0,
  });
  await open(admin, SETUP);
  await expectDone(admin, 'Números y primera llamada');
  await settle(admin, 'Pagos a editores', 'Definir las condiciones', { 'Monto mínimo de un pago (EUR)': '10' });
  await adoptOffer(admin);

  const [nora, aldo] = ['nora@people.example', 'aldo@people.example'];
  await invite(admin, { as: 'Editor', name: 'Nora Paz', email: nora });
  await invite(admin, { as: 'Anunciante', name: 'Aldo Cruz', email: aldo });
  const [publisher, advertiser] = [await visitor(), await visitor()];
  await accept(publisher, linkIn(await mailTo(nora, /ser editor de Llamadas Roe/), '/accept-invitation'), nora);
  await accept(advertiser, linkIn(await mailTo(aldo, /ser anunciante de Llamadas Roe/), '/accept-invitation'), aldo);
  await topUp(advertiser, '500');
  await open(admin, SETUP);
  await expect(admin.getByText('10 de 10 listos')).toBeVisible();

  const title = 'Techos de Miami';
  await join(publisher, advertiser, await launch(advertiser, admin, title));
  await open(publisher, '/publisher-dashboard/campaigns?tab=mine');
  await expect(publisher.getByText(phoneText(number)).first()).toBeVisible();
  const call = { to: number, from: '+13055550123', talkSeconds: 95 };
  await ringThrough({ url: network.url, request: admin.request }, CARRIER, call);
  await open(publisher, '/publisher-dashboard/calls');
  await expect(publisher.getByRole('row').filter({ hasText: title })).toContainText('€22.50');
  await approveCall(advertiser, admin);
  await givePaypal(publisher, nora);
  await payOut(admin, nora, '€22.50');
  await open(publisher, '/publisher-dashboard/payments');
  const history = publisher.getByRole('region', { name: 'Historial de pagos' });
  await expect(history.getByRole('row').nth(1)).toContainText(/€22\.50.*Enviado/s);
  await open(advertiser, '/advertiser-dashboard/billing');
  await expect(advertiser.getByRole('article').filter({ hasText: 'Saldo' }).first()).toContainText('€455.00');
  expect(await verifyLedger(network.databaseUrl)).toContain('The books are right.');
});

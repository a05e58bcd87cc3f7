import { mergeTests } from '@playwright/test';
import { approvedNumber, test as callsTest, finishedCalls, type Line, topUp } from '../../calls.ts';
import { type Clicks, countClicks, watchClicks } from '../../clicks.ts';
import { test as ownNetworkTest } from '../../own-network.ts';
import { type Asker, expectToast, linkIn, logIn, solveCaptcha } from '../../people.ts';
import { anEmail, expect, open, PASSWORD, type Page } from '../../story.ts';
import { ask } from '../../tickets.ts';

/** Whose queues these are decides how often somebody has to press. */
const test = mergeTests(callsTest, ownNetworkTest);
test.describe.configure({ mode: 'default' }); // one after the other, on that one network

/** What the same took before there were homes, a desk, an inbox and a queue of disputes: docs/screens.md. */
const BEFORE = { publisher: 16, advertiser: 16, decisions: 61 };

function expectFewer(clicks: Clicks, before: number): void {
  test.info().annotations.push({ type: 'clicks', description: `${clicks.total()}: ${clicks.told()}` });
  console.log(`${clicks.total()} clicks: ${clicks.told()}`);
  expect(clicks.total(), clicks.told()).toBeLessThan(before);
}

const inNav = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name }).click();

test('a new publisher gets from the front page to the first test call and its money', async ({
  visitor,
  mailTo,
  decide,
  campaign,
  advertiser: anAdvertiser,
  administration,
}) => {
  test.slow(); // a call takes its time
  const { page: advertiser, email: advertiserEmail } = await anAdvertiser();
  const { publicId } = await campaign(advertiser, { title: 'Techos de Miami', activate: true, terms: OPEN });
  await topUp(administration, advertiserEmail, 100_000);
  const [page, email, clicks] = [await visitor(), anEmail('nora'), countClicks()];
  await watchClicks(page);

  await open(page, '/');
  await page
    .getByRole('link', { name: /Register as Affiliate|Regístrate como Afiliado/ })
    .first()
    .click();
  await fillRegistration(page, email);
  await clicks.step(page, 'register');
  await logIn(page, email);
  await expect(page.getByRole('button', { name: /Send the link again|Enviar el enlace/ })).toBeVisible();
  await clicks.step(page, 'log in before confirming');
  await open(page, linkIn(await mailTo(email, /confirm/i), '/confirm-email'));
  await open(page, '/login');
  await logIn(page, email);
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
  await clicks.step(page, 'log in while pending');
  await decide(email, 'approved');
  await open(page, '/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/publisher-dashboard/dashboard');
  await clicks.step(page, 'log in once approved');

  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByLabel('Buscar campañas').fill(publicId);
  await page
    .getByRole('article')
    .filter({ hasText: publicId })
    .getByRole('button', { name: /^Solicitar/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar Solicitud' }).click();
  await expectToast(page, 'Solicitud Enviada');
  await clicks.step(page, 'find a campaign and apply');
  await approvedNumber(page, advertiser, publicId, { isAsked: true });

  await inNav(page, 'Resumen');
  await page.getByRole('button', { name: 'Llamada de prueba' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Llamar ahora' }).click();
  await expect(page.getByText('Está sonando')).toBeVisible();
  await clicks.step(page, 'make a test call');
  await page.reload();
  await expect(page.getByText('Próximo pago', { exact: true })).toBeVisible();
  await clicks.step(page, 'see when the money comes');
  expectFewer(clicks, BEFORE.publisher);
});

const ALL_DAY = [{ from: 0, to: 1440 }];
const OPEN = { hours: { zone: 'America/New_York', week: Array(7).fill(ALL_DAY) }, minimumSeconds: 3 };

async function fillRegistration(page: Page, email: string): Promise<void> {
  const typed = {
    'Nombre Completo': 'Nora Paz',
    'Correo Electrónico': email,
    Teléfono: '(305) 555-0142',
    Contraseña: PASSWORD,
    'Confirmar Contraseña': PASSWORD,
    'Fuentes de Tráfico': 'SEO local',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(page).toHaveURL('/login');
}

const DECISIONS = 5;

test('an admin decides five accounts, five applications, five disputes and five tickets', async ({
  as,
  line,
  account,
  approved,
}) => {
  test.slow(); // calls take their time
  await fillQueues(await line(), account, await approved('publisher'));
  const [page, clicks] = [await as('admin'), countClicks()];
  await watchClicks(page);
  await open(page, '/admin-dashboard/users');
  await inNav(page, 'Resumen');
  await decideInPlace(page, 'Cuentas pendientes');
  await clicks.step(page, 'accounts');
  await decideInPlace(page, 'Solicitudes pendientes');
  await clicks.step(page, 'applications');
  await decideDisputes(page);
  await clicks.step(page, 'disputes');
  await answerTickets(page);
  await clicks.step(page, 'tickets');
  expectFewer(clicks, BEFORE.decisions);
});

/** So that each holds at least as many as are decided. */
async function fillQueues(
  ours: Line,
  account: (kind: 'publisher', state: 'pending') => Promise<unknown>,
  publisher: Asker,
): Promise<void> {
  for (let each = 0; each < DECISIONS; each += 1) {
    await account('publisher', 'pending');
    await ask(publisher, { subject: `Pago ${each}`, message: '¿Cuándo llega?' });
    const applied = await publisher.request.post(`/api/campaigns/HS00${each + 1}/applications`, { data: {} });
    expect(applied.ok(), await applied.text()).toBe(true);
  }
  for (const id of await finishedCalls(ours, {}, {}, {}, {}, {})) {
    const disputed = { reason: 'Preguntaba por otra empresa.', category: 'wrong_service', second: 1 };
    expect((await ours.advertiser.request.post(`/api/calls/${id}/dispute`, { data: disputed })).status()).toBe(200);
    const answer = await ours.publisher.request.post(`/api/disputes/call/${id}/messages`, { data: { message: 'No.' } });
    expect(answer.status()).toBe(201);
  }
}

/** On the desk the oldest stand with their decision beside them; the next come as they go. */
async function decideInPlace(page: Page, queue: string): Promise<void> {
  const waiting = page.getByRole('region', { name: queue });
  for (let each = 0; each < DECISIONS; each += 1) {
    const again = page.waitForResponse((response) => response.url().includes('/api/admin/overview') && response.ok());
    await waiting
      .getByRole('button', { name: /^Aprobar: / })
      .first()
      .click();
    await again;
  }
}

/** One after the other: whoever decides one is shown the next. */
async function decideDisputes(page: Page): Promise<void> {
  await inNav(page, 'Disputas');
  const cases = page.getByRole('list', { name: /^Disputas, las más/ });
  await cases.getByRole('link').first().click();
  for (let each = 0; each < DECISIONS; each += 1) {
    const url = page.url();
    await page.getByRole('button', { name: 'Aprobar: se paga' }).click();
    await expect(page).not.toHaveURL(url);
  }
}

async function answerTickets(page: Page): Promise<void> {
  await inNav(page, 'Tickets');
  await page.getByRole('link', { name: 'Atender la bandeja' }).click();
  await page
    .getByRole('list', { name: /^Tickets, primero/ })
    .getByRole('link')
    .first()
    .click();
  for (let each = 0; each < DECISIONS; each += 1) {
    const url = page.url();
    await page.getByLabel('Respuesta', { exact: true }).fill('Llega mañana.');
    await page.getByRole('button', { name: 'Enviar y cerrar' }).click();
    if (each < DECISIONS - 1) await expect(page).not.toHaveURL(url);
    else await expectToast(page, 'Respuesta Enviada');
  }
}

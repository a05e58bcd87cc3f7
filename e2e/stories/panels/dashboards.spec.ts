import { finishedCall, finishedCalls, type Line, test } from '../../calls.ts';
import { expectSteady, watchShifts } from '../../layout.ts';
import { expect, open, type Page } from '../../story.ts';

const card = (page: Page, label: string) => page.getByRole('article').filter({ hasText: label });
const picker = (page: Page) => page.getByRole('button', { name: /^Filtrar por Fecha/ });
const PRICE_CENTS = 4500;
const SHARE = 0.5;

/** Two calls that are paid for, and one that was too short. */
const threeCalls = (line: Line) =>
  finishedCalls(line, { from: '+13055550121' }, { from: '+13055550122' }, { from: '+13055550123', talkSeconds: 1 });

type Listed = { billing: string; payoutCents: number | null; priceCents: number | null };

/** What the calls list has by the same filter, added up. */
async function listed(page: Page, amount: 'payoutCents' | 'priceCents', filter = '') {
  const { data: calls }: { data: Listed[] } = await (await page.request.get(`/api/calls?limit=100${filter}`)).json();
  const paid = calls.filter(({ billing }) => ['held', 'approved', 'disputed', 'paid'].includes(billing));
  return { calls: calls.length, leads: paid.length, cents: paid.reduce((sum, call) => sum + (call[amount] ?? 0), 0) };
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test('three calls: what tracked and why the rest was not paid, what was spent, and the network at a glance', async ({
  as,
  line,
  account,
}) => {
  test.slow(); // calls take their time
  const made = await line({ caps: { daily: 10, monthly: null, counts: 'qualified' } });
  await Promise.all([threeCalls(made), account('publisher', 'pending')]);
  await expectEarned(made);
  await expectSpent(made.advertiser);
  await expectAtAGlance(await as('admin'));
});

/** By the publisher, and when the money comes. */
async function expectEarned({ publisher: page, title }: Line): Promise<void> {
  const sums = await listed(page, 'payoutCents');
  expect(sums).toEqual({ calls: 3, leads: 2, cents: 2 * PRICE_CENTS * SHARE });
  await open(page, '/publisher-dashboard');
  await expect(card(page, 'Ganancias Totales')).toContainText(dollars(sums.cents));
  await expect(card(page, 'Ganancias de Hoy')).toContainText(dollars(sums.cents));
  await expect(card(page, 'Llamadas Entrantes')).toContainText(String(sums.calls));
  await expect(card(page, 'Leads Aprobados')).toContainText(String(sums.leads));
  await expect(card(page, 'Campañas Solicitadas')).toContainText('1');
  await expect(card(page, 'Tickets Abiertos').getByRole('link')).toHaveAttribute('href', /\/tickets$/);
  await expect(page.getByText('Retenido', { exact: true })).toBeVisible();
  await expect(page.getByText('Próximo pago', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Muy corta 1' })).toHaveAttribute('href', /reason=too_short/);
  await expect(page.getByRole('link', { name: title })).toHaveCount(4); // its calls, and the campaign itself
  await expect(page.getByRole('link', { name: 'Ver campañas disponibles' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crear ticket de soporte' })).toBeVisible();
  await card(page, 'Leads Aprobados').getByRole('link').click();
  await expect(page).toHaveURL(/\/publisher-dashboard\/calls\?period=last30&billing=sold$/);
}

/** By the advertiser, and how much of today is left. */
async function expectSpent(page: Page): Promise<void> {
  const sums = await listed(page, 'priceCents');
  await open(page, '/advertiser-dashboard');
  await expect(page.getByRole('heading', { name: 'Resumen del Anunciante' })).toBeVisible();
  await expect(card(page, 'Leads Totales')).toContainText('2');
  await expect(card(page, 'Gasto Total')).toContainText(dollars(sums.cents));
  await expect(card(page, 'Coste Medio por Lead')).toContainText(dollars(sums.cents / sums.leads));
  await expect(card(page, 'Campañas Activas')).toContainText('1');
  await expect(page.getByText('2 usados, 0 en curso, quedan 8 de 10')).toBeVisible();
  await expect(page.getByText('Abierto ahora')).toBeVisible();
  await card(page, 'Gasto Total').getByRole('link').click();
  await expect(page).toHaveURL(/\/advertiser-dashboard\/calls\?period=last30&billing=sold$/);
}

/** By an admin, who finds what waits. */
async function expectAtAGlance(page: Page): Promise<void> {
  await watchShifts(page);
  await open(page, '/admin-dashboard');
  await expect(page).toHaveURL(/\/users$/);
  await page.getByRole('link', { name: 'Resumen' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard\/overview$/);
  for (const label of ['Llamadas en vivo', 'Llamadas de hoy', 'Leads de hoy', 'Ingresos de hoy', 'Margen de hoy']) {
    await expect(card(page, label)).toBeVisible();
  }
  await expect(card(page, 'Ingresos de hoy')).not.toContainText('$0.00');
  await expectSteady(page);
  await page.getByRole('link', { name: /^Cuentas pendientes/ }).click();
  await expect(page).toHaveURL(/\/users\?status=pending$/);
}

test('the period is chosen with the keyboard, and Back undoes it', async ({ as }) => {
  const page = await as('publisher', { timezoneId: 'America/New_York' });
  await open(page, '/publisher-dashboard/dashboard');
  await expect(picker(page)).toContainText('Últimos 30 días');
  await picker(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filtrar por Fecha' });
  await expect(dialog.getByRole('radio', { name: /^Últimos 30 días/ })).toBeFocused();
  await expect(dialog.getByText('Días según la hora del Este')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: /^Últimos 7 días/ })).toBeFocused(); // the focus moves a moment later
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?period=last7$/);
  await expect(picker(page)).toContainText('Últimos 7 días');
  await expect(picker(page)).toBeFocused();

  await page.keyboard.press('Enter');
  const day = (name: string) => dialog.getByRole('textbox', { name });
  await day('Desde').fill('10/03/2026');
  await day('Hasta (incluido)').fill('08/03/2026');
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(day('Hasta (incluido)')).toHaveAccessibleDescription('No antes del 10/03/2026.');
  await dialog.getByRole('button', { name: /^Desde: / }).click();
  await expect(page.getByRole('button', { name: 'martes, 10 de marzo de 2026' })).toBeFocused(); // it comes a moment later
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight'); // the third
  await page.keyboard.press('End');
  await page.keyboard.press('Enter'); // the Sunday of that week
  const asked = page.waitForRequest(/\/api\/publisher\/dashboard\?from=2026-03-08T05/);
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  expect(new URL((await asked).url()).searchParams.get('to')).toBe('2026-03-09T04:00:00.000Z'); // a day of 23 hours
  await expect(page).toHaveURL(/\?from=2026-03-08&to=2026-03-08$/);
  await expect(picker(page)).toContainText('Personalizado');
  await page.goBack();
  await expect(picker(page)).toContainText('Últimos 7 días');
});

test.describe('while others call', () => {
  test.use({ hearsLive: true });

  test('figures follow the calls without reloading', async ({ line }) => {
    test.slow();
    const made = await line();
    await open(made.publisher, '/publisher-dashboard');
    await expect(card(made.publisher, 'Llamadas Entrantes')).toContainText('0');
    await finishedCall(made);
    await expect(card(made.publisher, 'Llamadas Entrantes')).toContainText('1', { timeout: 60_000 });
    await expect(card(made.publisher, 'Ganancias Totales')).toContainText(dollars(PRICE_CENTS * SHARE));
  });
});

import { expect, open, type Page, test } from '../../story.ts';

const REPORTS = (panel: string) => `/${panel}-dashboard/reports`;
const total = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Cifras', exact: true }).getByRole('button', { name: new RegExp(`^${name} `) });
const table = (page: Page) => page.getByRole('table', { name: /^Cifras por / });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const chip = (page: Page, text: string | RegExp) => page.getByRole('button', { name: text });
const settled = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

const centsIn = (text: string) => Math.round(Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')) * 100);
const centsOf = async (page: Page, name: string) => centsIn((await total(page, name).textContent()) ?? '');
/** A page answers a click with the figures it has until the new ones are there. */
const expectCents = (page: Page, name: string, cents: number) =>
  expect.poll(() => centsOf(page, name), { message: name }).toBe(cents);

/** Before scripts have taken over, nobody hears of Back. */
const heard = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
async function back(page: Page): Promise<void> {
  await page.goBack();
  await heard(page);
}

/** What the cards of a dashboard say. */
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

// Nobody else's story touches the demo advertiser's campaigns, so that its figures stay those of its history.
test('an advertiser reads in the report what the dashboard says, and goes down to one publisher and back', async ({
  as,
}) => {
  test.slow(); // every step asks the report anew
  const page = await as('advertiser');
  await open(page, '/advertiser-dashboard');
  await expect(card(page, 'Gasto Total')).toContainText('$3,550.00');
  await expect(page.getByRole('slider', { name: 'Gasto total por día' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Panel Anunciante' }).getByRole('link', { name: 'Reportes' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Reportes de Rendimiento' })).toBeVisible();
  await expect(total(page, 'Gasto total')).toContainText('$3,550.00');
  await expect(total(page, 'Leads totales')).toContainText('166');
  await expect(total(page, 'CPL')).toContainText('$21.39');
  await expect(table(page).locator('tfoot')).toContainText('$3,550.00');
  await expect(table(page).getByRole('columnheader').first()).toHaveText('Campaña');

  await rows(page).first().getByRole('button').first().click();
  await expect(chip(page, /^Quitar el filtro: Campaña: /)).toBeVisible();
  await expect(page).toHaveURL(/campaign=\w+&by=publisher/);
  await expect(table(page).getByRole('columnheader').first()).toHaveText('Editor');
  await rows(page).first().getByRole('button').first().click();
  await expect(chip(page, /^Quitar el filtro: Editor: /)).toBeVisible();
  await page.reload();
  await heard(page);
  await expect(chip(page, /^Quitar el filtro: Editor: /)).toBeVisible();

  await back(page);
  await expect(chip(page, /^Quitar el filtro: Editor: /)).toHaveCount(0);
  await back(page);
  await expect(total(page, 'Gasto total')).toContainText('$3,550.00');
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toHaveCount(0);
});

test('an advertiser reads the sums of all time, the same as on the dashboard', async ({ as }) => {
  const page = await as('advertiser');
  await open(page, `${REPORTS('advertiser')}?period=all`);
  await expect(total(page, 'Gasto total')).toContainText('$12,750.00');
  await expect(total(page, 'Leads totales')).toContainText('320');
});

test('a publisher asks questions by their names, and narrows everything to a state, a reason and a day', async ({
  as,
}) => {
  test.slow(); // every step asks the report anew
  const page = await as('publisher');
  await open(page, REPORTS('publisher'));
  await settled(page);
  const earnedCents = await centsOf(page, 'Ganancias');
  const { period } = await (await page.request.get(`/api/publisher/dashboard?${await asked(page)}`)).json();
  expect(earnedCents).toBe(period.amountCents);

  const questions = page.getByRole('navigation', { name: 'Preguntas' });
  await questions.getByRole('link', { name: '¿Dónde se pierden las llamadas?' }).click();
  await expect(table(page).getByRole('columnheader').first()).toHaveText('Motivo');
  await expect(page.getByRole('slider', { name: 'Llamadas entrantes por día' })).toBeVisible();
  await page.getByRole('list', { name: 'Motivos de impago' }).getByRole('button').first().click();
  await expect(chip(page, /^Quitar el filtro: Motivo: /)).toBeVisible();
  await page.getByRole('link', { name: 'Quitar filtros' }).click();

  await questions.getByRole('link', { name: '¿Cuánto gané?' }).click();
  await expectCents(page, 'Ganancias', earnedCents);
  await settled(page);
  const state = page.getByRole('group', { name: 'Ganancias por estado' }).getByRole('button', { name: /, \$[1-9]/ });
  const stateCents = centsIn((await state.first().textContent()) ?? '');
  await state.first().click();
  await expect(chip(page, /^Quitar el filtro: Estado: /)).toBeVisible();
  await expectCents(page, 'Ganancias', stateCents);
  await settled(page);

  const chart = page.getByRole('slider', { name: 'Ganancias por día' });
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  const dayCents = centsIn((await chart.getAttribute('aria-valuetext')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Ganancias por hora' })).toBeVisible();
  await expectCents(page, 'Ganancias', dayCents);
  await back(page);
  await expect(chart).toBeVisible();
});

/** The last thirty days, as the page of a report asks for them. */
async function asked(page: Page): Promise<string> {
  const link = await page.getByRole('link', { name: 'Descargar como CSV' }).getAttribute('href');
  const params = new URL(link ?? '', 'http://here').searchParams;
  return new URLSearchParams(['from', 'to', 'zone'].map((name) => [name, params.get(name) ?? ''])).toString();
}

test('an admin sees revenue, payout and margin add up, and which publisher brings disputes', async ({ as }) => {
  const page = await as('admin');
  await open(page, '/admin-dashboard/overview');
  await expect(page.getByRole('slider', { name: 'Llamadas entrantes de hoy, por hora' })).toBeVisible();
  await open(page, REPORTS('admin'));
  await settled(page);
  const [revenue, payout, margin] = await Promise.all(
    ['Ingresos', 'Pago a editores', 'Margen'].map((name) => centsOf(page, name)),
  );
  expect(revenue).toBe((payout ?? 0) + (margin ?? 0));
  await page.getByRole('link', { name: '¿Qué editor trae disputas?' }).click();
  await expect(table(page).getByRole('columnheader').first()).toHaveText('Editor');
  await expect(table(page).getByRole('columnheader', { name: 'Disputado' })).toHaveAttribute('aria-sort', 'descending');
});

import type { APIRequestContext } from '@playwright/test';
import { finishedCall, type Line, test } from '../../calls.ts';
import { duePayee, leaveOthersOut, type Payee, payeeOf } from '../../payouts.ts';
import { choose, expectToast, toastOn } from '../../people.ts';
import { expect, open, PASSWORD, type Page } from '../../story.ts';

const PAYOUTS = '/admin-dashboard/payouts';
const PAYMENTS = '/publisher-dashboard/payments';
const PRICE = { kind: 'fixed', priceCents: 30_000, floorCents: 30_000, ceilingCents: 30_000 }; // half of it is paid on

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const rowOf = (page: Page, { affId }: Payee) => page.getByRole('row').filter({ hasText: affId });

/** A call whose time to be disputed is over, by an admin's word. */
async function approvedCall(line: Line, administration: APIRequestContext): Promise<string> {
  const id = await finishedCall(line);
  await line.advertiser.request.post(`/api/calls/${id}/dispute`, { data: { reason: 'Wrong number?' } });
  const decided = await administration.post(`/api/admin/calls/${id}/decision`, { data: { decision: 'approved' } });
  expect(decided.ok(), await decided.text()).toBe(true);
  return id;
}

async function giveMethod(page: Page): Promise<void> {
  await open(page, '/publisher-dashboard/account');
  await press(page, 'Añadir Método de Pago');
  const dialog = page.getByRole('dialog', { name: '¿Cómo quieres cobrar?' });
  await dialog.getByLabel('PayPal', { exact: true }).check();
  await dialog.getByLabel('Correo de PayPal').fill('nora@paypal.example');
  await dialog.getByLabel('Tu contraseña actual').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Guardar método de pago' }).click();
  await expectToast(page, 'Método de Pago Actualizado');
}

/** Whoever became due in another story meanwhile is left out, and the same stands there again. */
async function approve(page: Page, run: string, settle: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await settle();
    await open(page, `${PAYOUTS}/${run}`);
    await page.getByRole('button', { name: 'Aprobar 2 pagos · $270.00' }).click({ timeout: 3_000 });
    await page.getByRole('button', { name: 'Aprobar $270.00' }).click({ timeout: 3_000 });
    await expect(toastOn(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

const linesOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What entries of this kind moved of somebody's money. */
async function bookedCents(administration: APIRequestContext, { id }: Payee, kind: string): Promise<number> {
  const { data } = await (await administration.get(`/api/admin/ledger/entries?account=${id}&kind=${kind}`)).json();
  const entries = data as { postings: { amountCents: number }[] }[];
  return sumOf(entries.flatMap(({ postings }) => postings.map(({ amountCents }) => amountCents)));
}

test('a run is approved by two admins, one payout fails and goes back; statement, file and books agree with it', async ({
  line,
  approved,
  as,
  anAdmin,
  administration,
  mailTo,
}) => {
  test.slow(); // a call takes its time
  const ours = await line({ pricing: PRICE });
  const call = await approvedCall(ours, administration);
  const nora = await payeeOf(ours.publisher);
  await giveMethod(ours.publisher);
  const other = await approved('publisher');
  const bea = await duePayee(administration, other, 12_000);

  const admin = await as('admin');
  await open(admin, PAYOUTS);
  await press(admin, 'Proponer ronda');
  await press(admin, 'Proponer');
  await expectToast(admin, 'Ronda Propuesta');
  await expect(admin).toHaveURL(/payouts\/[\da-f-]{36}$/);
  const run = new URL(admin.url()).pathname.split('/').at(-1) ?? '';
  const settle = () => leaveOthersOut(administration, run, [nora, bea]);

  await approve(admin, run, settle);
  await expectToast(admin, 'Aprobación Dada', 'Espera a otra persona.');
  await expect(rowOf(admin, nora)).toContainText(/\$150\.00.*Se paga.*PayPal n•••@paypal\.example/s);
  await expect(admin.getByText('Ya la has aprobado. Espera a otra persona.')).toBeVisible();
  await approve(anAdmin.page, run, settle);
  await expectToast(anAdmin.page, 'Ronda Aprobada', '2 pagos están listos para enviarse.');

  await press(anAdmin.page, 'Crear archivo: PayPal (CSV)');
  await press(anAdmin.page, 'Crear archivo');
  await expectToast(anAdmin.page, 'Archivo Creado');
  const href = await anAdmin.page.getByRole('link', { name: /^Descargar / }).getAttribute('href');
  const orders = linesOf(await (await anAdmin.page.request.get(href ?? '')).text());
  expect(orders.map(([to, amount]) => [to, amount]).sort()).toEqual(
    [
      ['nora@paypal.example', '150.00'],
      [other.email, '120.00'],
    ].sort(),
  );

  await choose(rowOf(anAdmin.page, bea), 'Marcar fallido');
  await anAdmin.page.getByRole('alertdialog').getByLabel('Motivo').fill('cuenta cerrada');
  await press(anAdmin.page, 'Marcar fallido');
  await expectToast(anAdmin.page, 'Pago Fallido');
  await anAdmin.page.getByRole('button', { name: /^Marcar enviado: / }).click();
  await anAdmin.page
    .getByRole('dialog')
    .getByLabel(/^Referencia del banco/)
    .fill('LOTE-7');
  await press(anAdmin.page, 'Marcar enviado');
  await expectToast(anAdmin.page, 'Archivo Enviado');
  await expect(rowOf(anAdmin.page, nora)).toContainText(/Enviado.*Referencia LOTE-7/s);
  await expect(rowOf(anAdmin.page, bea)).toContainText(/Fallido.*cuenta cerrada/s);
  await expect(anAdmin.page.getByRole('article').filter({ hasText: 'Se paga' })).toContainText('$150.00');

  const page = ours.publisher;
  await open(page, PAYMENTS);
  await expect(page.getByRole('row').filter({ hasText: 'Enviado' })).toContainText('$150.00');
  await page.getByRole('link', { name: /^Pago / }).click();
  const lines = page.getByRole('region', { name: 'Líneas' }).getByRole('row');
  await expect(lines).toHaveCount(2); // the header and the one call
  await expect(lines.nth(1).getByRole('link')).toHaveAttribute('href', `/publisher-dashboard/calls/${call}`);
  await expect(page.getByText('Total', { exact: true }).locator('..')).toContainText('$150.00');
  const csv = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '');
  const [header = [], ...stated] = linesOf(await csv.text());
  const amounts = stated.map((cells) => Number(cells[header.indexOf('amount_usd')]));
  expect(sumOf(amounts.slice(0, -1))).toBe(150);
  expect(
    (await page.request.get((await page.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '')).ok(),
  ).toBe(true);

  expect(await bookedCents(administration, nora, 'payout_sent')).toBe(15_000);
  expect(await bookedCents(administration, bea, 'payout_approved')).toBe(12_000);
  expect(await bookedCents(administration, bea, 'payout_failed')).toBe(12_000);
  const earnings = await (await other.request.get('/api/earnings')).json();
  expect(earnings).toMatchObject({ payableCents: 12_000, payingCents: 0 });
  await mailTo(other.email, /no se pudo enviar/);
});

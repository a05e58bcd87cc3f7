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

/**
 * Whoever became due in another story meanwhile is left out, and the same stands there again. Once it is confirmed its
 * answer is waited for: an approval given cannot be given again.
 */
async function approve(page: Page, run: string, settle: () => Promise<void>, ...told: string[]): Promise<void> {
  await expect(async () => {
    await settle();
    await open(page, `${PAYOUTS}/${run}`);
    await page.getByRole('button', { name: 'Aprobar 2 pagos · $270.00' }).click({ timeout: 3_000 });
    await page.getByRole('button', { name: 'Aprobar $270.00' }).click({ timeout: 3_000 });
    await expect(toastOn(page)).toBeVisible({ timeout: 60_000 });
    await expectToast(page, ...told);
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

/** Answers with the run's id. */
async function propose(page: Page): Promise<string> {
  await open(page, PAYOUTS);
  await press(page, 'Proponer ronda');
  await press(page, 'Proponer');
  await expectToast(page, 'Ronda Propuesta');
  await expect(page).toHaveURL(/payouts\/[\da-f-]{36}$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Whom the file pays, and how much. */
async function makeFile(page: Page): Promise<(string | undefined)[][]> {
  await press(page, 'Crear archivo: PayPal (CSV)');
  await press(page, 'Crear archivo');
  await expectToast(page, 'Archivo Creado');
  const file = await fileBehind(page, /^Descargar /);
  return linesOf(file).map(([to, amount]) => [to, amount]);
}

async function fileBehind(page: Page, name: string | RegExp): Promise<string> {
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.ok(), `${href} answered ${response.status()}`).toBe(true);
  return response.text();
}

/** One fails, the rest of the file is sent. */
async function markBoth(page: Page, sent: Payee, failed: Payee): Promise<void> {
  await choose(rowOf(page, failed), 'Marcar fallido');
  await page.getByRole('alertdialog').getByLabel('Motivo').fill('cuenta cerrada');
  await press(page, 'Marcar fallido');
  await expectToast(page, 'Pago Fallido');
  await page.getByRole('button', { name: /^Marcar enviado: / }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Referencia del banco/)
    .fill('LOTE-7');
  await press(page, 'Marcar enviado');
  await expectToast(page, 'Archivo Enviado');
  await expect(rowOf(page, sent)).toContainText(/Enviado.*Referencia LOTE-7/s);
  await expect(rowOf(page, failed)).toContainText(/Fallido.*cuenta cerrada/s);
  await expect(page.getByRole('article').filter({ hasText: 'Se paga' })).toContainText('$150.00');
}

/** On the page, in its lines and in its file. */
async function expectStatement(page: Page, call: string): Promise<void> {
  await open(page, PAYMENTS);
  const payouts = page.getByRole('region', { name: 'Historial de pagos' });
  await expect(payouts.getByRole('row').nth(1)).toContainText(/\$150\.00.*Enviado/s);
  await payouts.getByRole('link', { name: /^Pago / }).click();
  const lines = page.getByRole('region', { name: 'Líneas' }).getByRole('row');
  await expect(lines).toHaveCount(2); // the header and the one call
  await expect(lines.nth(1).getByRole('link')).toHaveAttribute('href', `/publisher-dashboard/calls/${call}`);
  await expect(page.getByText('Total', { exact: true }).locator('..')).toContainText('$150.00');
  const [header = [], ...stated] = linesOf(await fileBehind(page, 'CSV'));
  const amounts = stated.map((cells) => Number(cells[header.indexOf('amount_usd')]));
  expect(amounts).toEqual([150, 150]); // the call, and the sum at the end
  expect(await fileBehind(page, 'PDF')).toMatch(/^%PDF/);
}

test('a run is approved by two admins, one payout fails and goes back; statement, file and books agree with it', async ({
  line,
  approved,
  as,
  anAdmin: { page: second },
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

  const first = await as('admin');
  const run = await propose(first);
  const settle = () => leaveOthersOut(administration, run, [nora, bea]);
  await approve(first, run, settle, 'Aprobación Dada', 'Espera a otra persona.');
  await expect(rowOf(first, nora)).toContainText(/\$150\.00.*Se paga.*PayPal n•••@paypal\.example/s);
  await expect(first.getByText('Ya la has aprobado. Espera a otra persona.')).toBeVisible();
  await approve(second, run, settle, 'Ronda Aprobada', '2 pagos están listos para enviarse.');

  const orders = await makeFile(second);
  expect(orders.sort()).toEqual(
    [
      ['nora@paypal.example', '150.00'],
      [other.email, '120.00'],
    ].sort(),
  );
  await markBoth(second, nora, bea);
  await expectStatement(ours.publisher, call);

  expect(await bookedCents(administration, nora, 'payout_sent')).toBe(15_000);
  expect(await bookedCents(administration, bea, 'payout_approved')).toBe(12_000);
  expect(await bookedCents(administration, bea, 'payout_failed')).toBe(12_000);
  const earnings = await (await other.request.get('/api/earnings')).json();
  expect(earnings).toMatchObject({ payableCents: 12_000, payingCents: 0 });
  await mailTo(other.email, /no se pudo enviar/);
});

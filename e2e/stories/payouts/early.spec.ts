import type { APIRequestContext } from '@playwright/test';
import { duePayee } from '../../payouts.ts';
import { expectToast, signIn, test } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const PAYMENTS = '/publisher-dashboard/payments';
const FEE_BASIS_POINTS = 250;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

type PayoutSettings = { group: string; version: number; values: { earlyFeeBasisPoints: number } };

async function offerEarlyPayouts(administration: APIRequestContext): Promise<void> {
  const { groups } = await (await administration.get('/api/admin/settings')).json();
  const found = (groups as PayoutSettings[]).find(({ group }) => group === 'payouts');
  const { group, version, values } = found as PayoutSettings;
  if (values.earlyFeeBasisPoints === FEE_BASIS_POINTS) return;
  const data = { group, version, values: { ...values, earlyFeeBasisPoints: FEE_BASIS_POINTS } };
  const saved = await administration.put('/api/admin/settings', { data });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Answers with the id of the run it becomes. */
async function askEarly(page: Page): Promise<string> {
  await open(page, PAYMENTS);
  await expect(page.getByText('hoy cobrarías $195.00. Cobrar antes cuesta $5.00.')).toBeVisible();
  await press(page, 'Pedir un pago anticipado');
  await press(page, 'Pedir $195.00');
  await expectToast(page, 'Pago Anticipado Pedido');
  const { open: asked } = await (await page.request.get('/api/early-payout')).json();
  return asked.id;
}

async function approveBoth(administration: APIRequestContext, second: Page, run: string): Promise<void> {
  const path = `/api/admin/payout-runs/${run}`;
  const { digest } = await (await administration.get(path)).json();
  expect((await administration.post(`${path}/approvals`, { data: { digest } })).ok()).toBe(true);
  await open(second, `/admin-dashboard/payouts/${run}`);
  await expect(second.getByText(/^para Nora Paz, comisión del 2[.,]5\s?%$/)).toBeVisible();
  await press(second, 'Aprobar 1 pago · $195.00');
  await press(second, 'Aprobar $195.00');
  await expectToast(second, 'Ronda Aprobada', '1 pago está listo para enviarse.');
}

/** Whoever plays PayPal pays it as soon as the batch is there. */
async function payByPaypal(page: Page, email: string): Promise<void> {
  await press(page, 'Enviar por PayPal');
  await press(page, 'Enviar $195.00');
  await expectToast(page, 'Entregado a PayPal');
  const run = page.url();
  await page.getByRole('link', { name: 'Hacer de PayPal' }).click();
  const pay = page.getByRole('button', { name: `Pagar: ${email}` });
  await expect(async () => {
    await page.reload();
    await expect(pay).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await pay.click();
  await expect(async () => {
    await page.goto(run);
    await expect(page.getByRole('row').filter({ hasText: '$195.00' }).filter({ hasText: 'Enviado' })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass({ timeout: 60_000 });
}

test('a publisher asks to be paid early, two admins approve, PayPal pays it, and the statement names the fee', async ({
  account,
  visitor,
  anAdmin: { page: second },
  administration,
  mailTo,
}) => {
  test.slow(); // PayPal and its webhook take their time
  await offerEarlyPayouts(administration);
  const { email } = await account('publisher', 'approved');
  const publisher = await visitor();
  await signIn(publisher, email);
  await duePayee(administration, { request: publisher.request, email }, 20_000);

  const run = await askEarly(publisher);
  await approveBoth(administration, second, run);
  await payByPaypal(second, email);

  await open(publisher, PAYMENTS);
  const payouts = publisher.getByRole('region', { name: 'Historial de pagos' });
  await expect(payouts.getByRole('row').nth(1)).toContainText(/\$195\.00.*Enviado/s);
  await payouts.getByRole('link', { name: /^Pago / }).click();
  const fee = publisher
    .getByRole('region', { name: 'Líneas' })
    .getByRole('row')
    .filter({ hasText: 'Comisión por pago anticipado' });
  await expect(fee).toContainText('$5.00');
  await expect(publisher.getByText('Total', { exact: true }).locator('..')).toContainText('$195.00');
  await mailTo(email, /tu pago de \$195\.00 va camino/);
});

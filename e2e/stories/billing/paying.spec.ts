import { finishedCall, placeCall, test } from '../../calls.ts';
import { expectToast } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const BILLING = '/advertiser-dashboard/billing';

test.use({ hearsLive: true });

const figure = (page: Page, label: string) => page.getByRole('article').filter({ hasText: label });
const news = (page: Page) => page.getByRole('status');
const payments = (page: Page) => page.getByRole('table', { name: 'Pagos' }).getByRole('row');
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

/** Up to the gateway's page, where the simulated bank is told what to do. */
async function pay(page: Page, amount: string, bank: 'Rechazar el pago' | 'Pagar con tarjeta'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Añadir Fondos' });
  await dialog.getByLabel('Monto (USD)').fill(amount);
  if (bank === 'Pagar con tarjeta') await dialog.getByLabel('Guardar para recargas').check();
  await dialog.getByRole('button', { name: 'Ir a pagar' }).click();
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible();
  await expect(page.getByText(`$${amount}.00`)).toBeVisible();
  await press(page, bank);
}

async function setRecharge(page: Page, below: string, add: string, limit: string): Promise<void> {
  await press(page, 'Configurar');
  const dialog = page.getByRole('dialog', { name: 'Recarga automática' });
  await dialog.getByLabel('Por debajo de (USD)').fill(below);
  await dialog.getByLabel('Añadir (USD)').fill(add);
  await dialog.getByLabel('Como mucho al día (USD)').fill(limit);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expectToast(page, 'Recarga Automática Activada', `Por debajo de $${below}.00 añadimos $${add}.00.`);
}

/** By the gateway, which tells of a payment when it gets to it. */
const TOLD = { timeout: 60_000 };

test('an advertiser is declined once, pays by card, sets the recharge, runs out and is refilled while calls come in', async ({
  line,
}) => {
  test.slow(); // calls take their time
  const ours = await line({}, { balanceCents: 0 });
  const page = ours.advertiser;
  await open(page, BILLING);
  await expect(figure(page, 'Saldo')).toContainText('$0.00');
  await page.getByRole('button', { name: 'Añadir Fondos' }).click();
  await pay(page, '100', 'Rechazar el pago');
  await expect(news(page).filter({ hasText: 'El pago fue rechazado' })).toContainText('No se cobró nada.', TOLD);
  await expect(figure(page, 'Saldo')).toContainText('$0.00');

  await press(page, 'Intentar de nuevo');
  await expect(page.getByRole('dialog').getByLabel('Monto (USD)')).toHaveValue('100');
  await pay(page, '100', 'Pagar con tarjeta');
  await expect(news(page).filter({ hasText: 'Pago recibido' })).toContainText('$100.00 están en tu saldo.', TOLD);
  await expect(figure(page, 'Saldo')).toContainText('$100.00');
  await setRecharge(page, '50', '100', '200');

  // Two calls at $45 leave $10, too little for a third; the recharge comes while they still talk.
  const talking = [await placeCall(ours, { from: '+13055550111', talkSeconds: 8 })];
  talking.push(await placeCall(ours, { from: '+13055550112', talkSeconds: 8 }));
  await expect(figure(page, 'Reservado para llamadas y leads en curso')).toContainText('$90.00');
  await expect(figure(page, 'Saldo')).toContainText('$110.00');
  await finishedCall(ours, { from: '+13055550113' });
  for (const id of talking) {
    const call = async () => (await (await page.request.get(`/api/calls/${id}`)).json()).outcome;
    await expect.poll(call, { timeout: 60_000 }).toBe('qualified');
  }

  await expect(figure(page, 'Reservado para llamadas y leads en curso')).toContainText('$0.00');
  await expect(figure(page, 'Saldo')).toContainText('$65.00');
  await expect(figure(page, 'Gasto de')).toContainText('$135.00');
  await expect(page.getByText('$100.00 cobrados hoy')).toBeVisible();
  for (const [index, text] of [
    /Recarga automática.*\$100\.00.*Recibido/s,
    /Pago.*Recibido/s,
    /Pago.*Rechazado/s,
  ].entries())
    await expect(payments(page).nth(index + 1)).toContainText(text);
});

import { type Account, choose, expectToast, signIn, test } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const MONEY = '/admin-dashboard/money';
const BILLING = '/advertiser-dashboard/billing';
const PAYMENTS = '/publisher-dashboard/payments';

test.use({ hearsLive: true });

/** The account's row in Dinero. */
async function rowOf(admin: Page, { email, kind }: Account) {
  const row = admin.getByRole('row').filter({ hasText: email });
  if (!(await row.isVisible())) await open(admin, `${MONEY}?side=${kind}&search=${encodeURIComponent(email)}`);
  await expect(row).toBeVisible();
  return row;
}

async function record(admin: Page, account: Account, step: string, amount: string, reason: string): Promise<void> {
  await choose(await rowOf(admin, account), step);
  const dialog = admin.getByRole('dialog');
  if (amount.startsWith('-')) await dialog.getByLabel('Cargar a la cuenta').check();
  await dialog.getByLabel('Monto (USD)').fill(amount.replace('-', ''));
  await dialog.getByLabel('Motivo').fill(reason);
  await dialog.getByRole('button', { name: 'Registrar' }).click();
}

const figure = (page: Page, label: string) => page.getByRole('article').filter({ hasText: label });

test('an admin tops up, the advertiser sees it at once; statement and file agree', async ({ as, account, visitor }) => {
  test.slow();
  const advertiser = await account('advertiser', 'approved');
  const [admin, page] = [await as('admin'), await visitor()];
  await signIn(page, advertiser.email);
  await open(page, BILLING);
  await expect(figure(page, 'Saldo')).toContainText('$0.00');

  await record(admin, advertiser, 'Recargar', '1,250.50', 'transferencia');
  await expectToast(admin, 'Recarga Registrada');
  await expect(figure(page, 'Saldo')).toContainText('$1,250.50');
  await record(admin, advertiser, 'Ajuste', '-0.07', 'redondeo');
  await expectToast(admin, 'Ajuste Registrado');
  await expect(figure(page, 'Saldo')).toContainText('$1,250.43');

  const statement = page.getByRole('region', { name: 'Estado de cuenta' });
  await expect(statement.getByRole('row').nth(1)).toContainText(/Ajuste.*redondeo.*−\$0\.07.*\$1,250\.43/s);
  await expect(statement.getByRole('row').nth(2)).toContainText(/Recarga.*transferencia.*\+\$1,250\.50/s);
  const link = page.getByRole('link', { name: 'Exportar CSV' });
  const file = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
  const lines = file
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const columns = ['kind', 'amount_usd', 'balance_usd'].map((name) => lines[0]?.indexOf(name) ?? -1);
  expect(lines.map((line) => columns.map((column) => line[column]))).toEqual([
    ['kind', 'amount_usd', 'balance_usd'],
    ['opening', '', '0'],
    ['top_up', '1250.5', '1250.5'],
    ['adjustment', '-0.07', '1250.43'],
    ['closing', '', '1250.43'],
  ]);
});

test('what cannot be covered is refused and stays typed; a limit of credit makes it possible', async ({
  as,
  account,
}) => {
  test.slow();
  const advertiser = await account('advertiser', 'approved');
  const admin = await as('admin');
  await record(admin, advertiser, 'Retiro', '20', 'se fue');
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await expect(dialog.getByLabel('Monto (USD)')).toHaveValue('20');
  await expect(dialog.getByLabel('Motivo')).toHaveValue('se fue');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await choose(await rowOf(admin, advertiser), 'Límite de crédito');
  await admin.getByRole('dialog').getByLabel('Límite de crédito').fill('20 dólares');
  await admin.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click();
  await expect(admin.getByRole('dialog').getByLabel('Límite de crédito')).toHaveAttribute('aria-invalid', 'true');
  await admin.getByRole('dialog').getByLabel('Límite de crédito').fill('20');
  await admin.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click();
  await expectToast(admin, 'Límite de Crédito Cambiado');
  await record(admin, advertiser, 'Retiro', '20', 'se fue');
  await expectToast(admin, 'Retiro Registrado');
  await expect(await rowOf(admin, advertiser)).toContainText('-$20.00');
});

test('every posting of an account is one choice away', async ({ as, account }) => {
  test.slow();
  const advertiser = await account('advertiser', 'approved');
  const admin = await as('admin');
  await record(admin, advertiser, 'Recargar', '20', 'primera');
  await expectToast(admin, 'Recarga Registrada');
  await choose(await rowOf(admin, advertiser), 'Ver asientos');
  await expect(admin.getByRole('button', { name: `Solo ${advertiser.fullName}` })).toBeVisible();
  await expect(admin.getByRole('row').filter({ hasText: 'primera' })).toContainText('$20.00');
});

test('a publisher sees what is held, approved and paid next, and what is missing for it', async ({
  as,
  account,
  visitor,
}) => {
  test.slow();
  const publisher = await account('publisher', 'approved');
  const [admin, page] = [await as('admin'), await visitor()];
  await record(admin, publisher, 'Ajuste', '60', 'bienvenida');
  await expectToast(admin, 'Ajuste Registrado');
  await signIn(page, publisher.email);
  await open(page, PAYMENTS);
  const ribbon = page.getByRole('list').filter({ hasText: 'Próximo pago' });
  await expect(ribbon).toContainText(/Retenido\$0\.00.*Aprobado\$60\.00.*faltan \$40\.00.*Próximo pago\$0\.00/s);
  await record(admin, publisher, 'Ajuste', '40', 'más');
  await expect(ribbon).toContainText('El mínimo de $100.00 está alcanzado.');
  await expect(page.getByText('Aún no tienes un método de pago.')).toBeVisible();
  await page.getByRole('link', { name: 'Añadir método de pago' }).click();
  await expect(page).toHaveURL(/publisher-dashboard\/account/);
});

test('an announced transfer is confirmed by an admin, and is in the balance at once', async ({
  as,
  account,
  visitor,
}) => {
  const advertiser = await account('advertiser', 'approved');
  const [admin, page] = [await as('admin'), await visitor()];
  await signIn(page, advertiser.email);
  await open(page, BILLING);
  await expect(page.getByText(/^CS-/)).toBeVisible();
  await page.getByLabel('Monto (USD)').fill('750.25');
  await page.getByRole('button', { name: 'Está en camino' }).click();
  await expectToast(page, 'Transferencia Anunciada', 'Estaremos atentos a $750.25.');
  await open(admin, `${MONEY}?tab=transfers&state=announced`);
  await admin
    .getByRole('button', { name: `Confirmar los $750.25 de ${advertiser.fullName}` })
    .first()
    .click();
  await expect(figure(page, 'Saldo')).toContainText('$750.25');
  const announced = page.getByRole('main').getByRole('listitem').filter({ hasText: '$750.25' }); // not the toast that tells it
  await expect(announced).toContainText('En tu saldo');
});

test('a pending advertiser has no billing yet; an admin picks whose they look at', async ({
  as,
  account,
  decide,
  visitor,
}) => {
  const advertiser = await account('advertiser', 'approved');
  const page = await visitor();
  await signIn(page, advertiser.email);
  await decide(advertiser.email, 'pending');
  await open(page, BILLING);
  await expect(page.getByText('Tu cuenta no está aprobada para usar la facturación.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Añadir Método de Pago' })).toHaveCount(0);

  const admin = await as('admin');
  await open(admin, BILLING);
  await expect(admin.getByText('Elige una cuenta para ver su dinero.')).toBeVisible();
  await choose(await rowOf(admin, advertiser), 'Abrir estado de cuenta');
  await expect(admin.getByRole('heading', { name: 'Estado de cuenta' })).toBeVisible();
  await expect(figure(admin, 'Saldo')).toContainText('$0.00');
});

import { test } from '../../calls.ts';
import { duePayee, type Payee, proposedRun } from '../../payouts.ts';
import { expectToast, signIn } from '../../people.ts';
import { expect, open, PASSWORD, type Page } from '../../story.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rowIn = (page: Page, { affId }: Payee) => page.getByRole('row').filter({ hasText: affId });

async function signW9(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Firmar formulario fiscal' }).click();
  await page.getByLabel(/^Sí: /).check();
  await page.getByLabel(/^Una persona/).check();
  await press(page, 'Siguiente');
  await page.getByLabel('Nombre legal completo').fill(name);
  await page.getByLabel('Calle, número y piso').fill('1 Ocean Drive');
  await page.getByLabel('Ciudad').fill('Miami Beach');
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Florida (FL)' }).click();
  await page.getByLabel('Código ZIP').fill('33139');
  await press(page, 'Siguiente');
  await page.getByLabel('SSN', { exact: true }).fill('219-09-1234');
  await page.getByLabel('No', { exact: true }).check();
  await press(page, 'Siguiente');
  await page.getByLabel('Bajo pena de perjurio, certifico lo que está arriba.').check();
  await page.getByLabel('Firma', { exact: true }).fill(name);
  await press(page, 'Firmar el formulario');
  await expectToast(page, 'Formulario firmado');
}

test('a publisher paid to a US bank signs a W-9, and the preview that waited for it pays them', async ({
  as,
  account,
  visitor,
  administration,
}) => {
  const [publisher, admin] = [await visitor(), await as('admin')];
  const { email } = await account('publisher', 'approved');
  await signIn(publisher, email);
  const bank = {
    kind: 'us_bank',
    holder: 'Nora Paz',
    holderType: 'person',
    routingNumber: '021000021',
    accountNumber: '123456789',
    accountType: 'checking',
    password: PASSWORD,
  };
  const payee = await duePayee(administration, { request: publisher.request, email }, 12_300, bank);
  const run = await proposedRun(administration);
  await open(admin, `/admin-dashboard/payouts/${run}`);
  await expect(rowIn(admin, payee)).toContainText('Falta el formulario fiscal');

  await open(publisher, '/publisher-dashboard/payments');
  await expect(publisher.getByText('Tu pago espera tu formulario fiscal.')).toBeVisible();
  await signW9(publisher, 'Nora Paz');
  await expect(publisher.getByText('· •••• 1234')).toBeVisible();

  await open(admin, `/admin-dashboard/payouts/${run}`);
  await expect(rowIn(admin, payee)).toContainText('Se paga');
  await open(admin, `/admin-dashboard/payouts/tax-forms?search=${payee.affId}`);
  const pdf = await admin.request.get(
    (await admin.getByRole('link', { name: /^PDF del formulario de / }).getAttribute('href')) ?? '',
  );
  expect([pdf.headers()['content-type'], (await pdf.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  await administration.post(`/api/admin/payout-runs/${run}/cancel`);
});

import { expectToast, test } from '../../people.ts';
import { expect, open } from '../../story.ts';

const PAGE = '/admin-dashboard/numbers';

test('an admin imports a file after seeing what is wrong with it, finds a number and deletes it', async ({ as }) => {
  const page = await as('admin');
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Importar Números' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Comprobar' })).toBeDisabled();
  const file =
    'numero,operador\n(786) 555-0177,telnyx\n786-555-0177\n+1 305 555 0110\n12345\n+44 20 7183 8750,telnyx\n';
  await dialog
    .getByLabel('Archivo CSV')
    .setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog.getByRole('textbox', { name: 'Números', exact: true })).toHaveValue(file);
  await dialog.getByRole('button', { name: 'Comprobar' }).click();
  await expect(dialog.getByText('2 por importar · 3 se omiten')).toBeVisible();
  await expect(dialog.getByText('Nuevo', { exact: true })).toHaveCount(2);
  for (const verdict of ['Repetido en esta lista', 'Ya está en la reserva', 'No es un número válido'])
    await expect(dialog.getByText(verdict, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Importar 2 números' }).click();
  await expectToast(page, 'Números Importados', '2 números añadidos.');

  await page.getByRole('searchbox', { name: 'Buscar' }).fill('telnyx');
  await expect(page).toHaveURL(/search=telnyx/);
  for (const number of ['+44 20 7183 8750', '+1 (786) 555-0177']) {
    await page.getByRole('button', { name: `Eliminar ${number}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Número Eliminado');
    await expect(page.getByRole('button', { name: `Eliminar ${number}` })).toHaveCount(0);
  }
  await expect(page.getByText('No hay números que coincidan con los filtros.')).toBeVisible();
});

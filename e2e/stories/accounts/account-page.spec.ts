import { expectToast, test } from '../../people.ts';
import { expect, open } from '../../story.ts';

test('an admin reads an account, notes something down, views as it without being able to change anything, and ends', async ({
  anAdmin,
  account,
}) => {
  const { page } = anAdmin; // of our own: nobody else's story may see with another's eyes
  const { email } = await account('publisher', 'approved');
  await open(page, `/admin-dashboard/users?search=${encodeURIComponent(email)}`);
  await page.getByRole('row').getByRole('link', { name: 'Nora Paz' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Abrir como página' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard\/users\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Riesgo' })).toBeVisible();

  await page.getByRole('tab', { name: 'Notas' }).click();
  await page.getByLabel('Nueva nota').fill('Pidió pagos semanales');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expectToast(page, 'Nota guardada');
  await expect(page.getByRole('list', { name: 'Notas' })).toContainText('Pidió pagos semanales');
  const [address] = page.url().split('?');

  await page.getByRole('button', { name: 'Ver como' }).click();
  await expect(page).toHaveURL(/\/publisher-dashboard\/dashboard/);
  await expect(page.getByText(/^Ves lo que ve Nora Paz\./)).toBeVisible();
  const refused = await page.request.post('/api/tickets', { data: { subject: 'Hola', message: 'Hola' } });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'view_only']);
  expect((await (await page.request.get('/api/admin/accounts')).json()).code).toBe('view_only');
  await page.reload();
  await page.getByRole('button', { name: 'Dejar de ver' }).click();
  await expect(page).toHaveURL(String(address));
  await expect(page.getByText(/^Ves lo que ve/)).toHaveCount(0);

  await page.getByRole('tab', { name: 'Auditoría' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Dejó de ver como una cuenta' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Empezó a ver como una cuenta' })).toBeVisible();
});

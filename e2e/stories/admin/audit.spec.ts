import { readFile } from 'node:fs/promises';
import { test } from '../../people.ts';
import { expect, open } from '../../story.ts';

const AUDIT = '/admin-dashboard/audit';

test('the audit log tells who decided what about whom, narrows down by a click, and exports what is shown', async ({
  as,
  account,
  decide,
}) => {
  const { email } = await account('publisher', 'pending');
  const { id } = await decide(email, 'rejected', '=cmd|calc');
  await decide(email, 'approved');
  const page = await as('admin');
  await open(page, `${AUDIT}?subjectType=account&subjectId=${id}`);
  const rows = page.getByRole('row').filter({ hasText: 'Nora Paz' });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Decidió sobre una cuenta');
  await expect(rows.nth(0)).toContainText('Estado: Rechazada → Aprobada');
  await expect(rows.nth(1)).toContainText('Estado: Pendiente → Rechazada');
  await expect(rows.nth(1)).toContainText('Motivo: =cmd|calc');
  await expect(rows.nth(1)).toContainText('Alma Ortega');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('callstead-audit.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(",'=cmd|calc");

  await rows.first().getByRole('link', { name: 'Alma Ortega' }).click();
  await expect(page).toHaveURL(/actor=/);
  await page.getByRole('button', { name: 'Quitar el filtro: Solo sobre una cosa' }).click();
  await expect(page).not.toHaveURL(/subjectId/);
  await page.goBack();
  await expect(page).toHaveURL(/subjectId/);
  await expect(rows).toHaveCount(2);
});

test('nobody but an admin sees the audit log or the lists', async ({ as, visitor }) => {
  for (const page of [await visitor(), await as('publisher'), await as('advertiser')]) {
    for (const path of ['/api/admin/audit', '/api/admin/audit.csv', '/api/admin/accounts', '/api/admin/invitations']) {
      expect([401, 403]).toContain((await page.request.get(path)).status());
    }
  }
});

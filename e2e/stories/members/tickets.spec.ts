import { test } from '../../people.ts';
import { expect, open } from '../../story.ts';
import { aMember, ask } from '../../tickets.ts';

test('many tickets scroll in a list 200 px high, and older ones come when asked for', async ({ visitor, account }) => {
  const { page } = await aMember({ visitor, account }, 'advertiser');
  for (let count = 1; count <= 27; count += 1) await ask(page, { subject: `Ticket ${count}.`, message: 'x' });
  await open(page, '/advertiser-dashboard/tickets');
  const rows = page.getByRole('list', { name: 'Tus tickets, los más recientes primero' });
  await expect(rows.getByRole('listitem')).toHaveCount(25);
  expect(await rows.locator('..').evaluate((box) => [box.clientHeight, box.scrollHeight > 200])).toEqual([200, true]);
  await page.getByRole('button', { name: 'Mostrar más' }).click();
  await expect(rows.getByRole('listitem')).toHaveCount(27);
  await rows.getByRole('link', { name: /Ticket 1\./ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ticket 1.' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Ticket 27.' })).toBeVisible();
});

import { expectGoodEverywhere } from '../../good-everywhere.ts';
import { test } from '../../people.ts';
import { expect, open } from '../../story.ts';
import { aMember, ask, thread } from '../../tickets.ts';

const panels = [
  { kind: 'publisher', address: '/publisher-dashboard/tickets' },
  { kind: 'advertiser', address: '/advertiser-dashboard/tickets' },
] as const;

for (const { kind, address } of panels) {
  test(`the ${kind}'s tickets are open to everybody, on a phone too`, async ({ visitor, account, as }) => {
    const { page } = await aMember({ visitor, account }, kind);
    await open(page, address);
    await expect(page.getByText('No tienes tickets de soporte aún.')).toBeVisible();
    await expectGoodEverywhere(page);
    const id = await ask(page, { subject: `Una palabra ${'larguísima'.repeat(12)}`, message: 'x'.repeat(300) });
    const admin = await as('admin');
    await admin.request.post(`/api/tickets/${id}/replies`, { data: { message: 'Lo miramos.' } });
    await open(page, `${address}?new=1`);
    await expect(thread(page)).toContainText('Lo miramos.');
    await page.getByRole('button', { name: 'Enviar Ticket' }).click();
    await expectGoodEverywhere(page);
  });
}

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

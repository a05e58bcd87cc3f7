import { test } from '../../calls.ts';
import { expect, open } from '../../story.ts';

test.use({ hearsLive: true });

test('a call placed from the screen is watched by both sides until it qualifies, and its money stands on both', async ({
  line,
}) => {
  const { advertiser, publisher, title } = await line({ minimumSeconds: 8 });
  await open(publisher, '/publisher-dashboard/calls');
  await expect(publisher.getByText('Nadie está en línea ahora mismo.')).toBeVisible();
  await open(advertiser, '/advertiser-dashboard/calls');
  await advertiser.getByRole('button', { name: 'Llamada de prueba' }).click();
  await advertiser.getByRole('button', { name: 'Llamar ahora' }).click();

  for (const page of [publisher, advertiser]) {
    const card = page.getByRole('region', { name: /^En línea ahora/ }).getByRole('listitem');
    await expect(card).toContainText(title);
    await expect(card).toContainText('En línea');
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '8');
  }
  const status = publisher.getByRole('status').filter({ hasText: `Llamada calificada: ${title}` });
  await expect(status).toHaveCount(1);
  for (const [page, amount] of [
    [publisher, '$22.50'],
    [advertiser, '$45.00'],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Calificada', { timeout: 20_000 });
    await expect(row).toContainText(amount);
    await expect(row).toContainText('Retenida');
    await expect(page.getByText('Nadie está en línea ahora mismo.')).toBeVisible({ timeout: 20_000 });
  }
});

import { finishedCall, placeCall, test } from '../../calls.ts';
import { topOf } from '../../layout.ts';
import { expect, open, type Page } from '../../story.ts';

test.use({ hearsLive: true });

test('a call placed from the screen is watched by both sides until it qualifies, its money stands on both, both hear it', async ({
  line,
  as,
}) => {
  test.slow(); // calls take their time
  const { advertiser, publisher, title } = await line({ minimumSeconds: 8 });
  await open(publisher, '/publisher-dashboard/calls');
  await publisher.getByRole('button', { name: 'Nadie en línea' }).click();
  await expect(publisher.getByText('Nadie está en línea ahora mismo.')).toBeVisible();
  const top = await topOf(publisher.getByRole('search'));
  await open(advertiser, '/advertiser-dashboard/calls');
  await advertiser.getByRole('button', { name: 'Llamada de prueba' }).click();
  await advertiser.getByRole('button', { name: 'Llamar ahora' }).click();

  for (const page of [publisher, advertiser]) {
    const card = page.getByRole('region', { name: /^En línea ahora/ }).getByRole('listitem');
    await expect(card).toContainText(title);
    await expect(card).toContainText('En línea');
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '8');
  }
  expect(await topOf(publisher.getByRole('search')), 'a call moves nothing').toBe(top);
  const status = publisher.getByRole('status').filter({ hasText: `Llamada calificada: ${title}` });
  await expect(status).toHaveCount(1);
  for (const [page, amount] of [
    [publisher, '$22.50'],
    [advertiser, '$45.00'],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Calificada', { timeout: 60_000 });
    await expect(row).toContainText(amount);
    await expect(row).toContainText('Retenida');
    await expect(page.getByText('Nadie está en línea ahora mismo.')).toBeVisible({ timeout: 60_000 });
  }
  for (const page of [publisher, advertiser]) {
    const rail = page.getByRole('region', { name: /^En línea ahora/ });
    await rail.getByRole('button', { name: 'Cerrar' }).click(); // it stands over the end of the rows
    await page.getByRole('row').filter({ hasText: title }).getByText('Calificada').click();
    await expectHeard(page);
  }
  const id = new URL(advertiser.url()).searchParams.get('call') ?? '';
  await expectNothingHeard(await as('publisher'), id);
});

test('a caller who rings again is shown as a duplicate while they talk, and never as qualified', async ({ line }) => {
  test.slow(); // calls take their time
  const ours = await line();
  const from = '+13055550142';
  await finishedCall(ours, { from });
  await open(ours.publisher, '/publisher-dashboard/calls');
  await ours.publisher.getByRole('button', { name: 'Nadie en línea' }).click();
  await placeCall(ours, { from, talkSeconds: 9 });
  const card = ours.publisher.getByRole('region', { name: /^En línea ahora/ }).getByRole('listitem');
  await expect(card).toContainText('Duplicada: no se factura');
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3', { timeout: 60_000 });
  await expect(card).not.toContainText('Calificada');
  await expect(card).toContainText('No calificada', { timeout: 60_000 });
});

async function expectHeard(page: Page): Promise<void> {
  const player = page.getByRole('region', { name: 'Grabación' });
  await expect(player.getByText('Califica en 0:08')).toBeVisible({ timeout: 60_000 }); // it comes from the carrier
  await player.getByRole('button', { name: 'Reproducir' }).click();
  const position = player.getByRole('slider', { name: 'Posición en la grabación' });
  await expect(position).not.toHaveAttribute('aria-valuenow', '0');
  await player.getByRole('button', { name: 'Pausar' }).click();
  await position.press('End');
  await expect(position).toHaveAttribute('aria-valuetext', /^(\d:\d\d) de \1$/);
}

/** Another publisher of the same network. */
async function expectNothingHeard(page: Page, id: string): Promise<void> {
  for (const path of ['', '/recording', '/recording/audio']) {
    expect((await page.request.get(`/api/calls/${id}${path}`)).status()).toBe(404);
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '../../calls.ts';
import { followedLink } from '../../conversions.ts';
import { expect, open } from '../../story.ts';

test.use({ hearsLive: true });

/** As somebody types it who has read the screen: curl, without a browser and without a session. */
const curl = async (...args: string[]) => (await promisify(execFile)('curl', ['-sg', ...args])).stdout;

const CONVERSIONS = '/advertiser-dashboard/conversions';
const PER_SALE = { kind: 'per_conversion', conversion: 'sale', priceCents: 4_000 };

test('an advertiser makes a token, fires the postback with curl and sees it live; the publisher sees the earnings', async ({
  line,
  caller,
}) => {
  test.slow();
  const { advertiser, publisher, campaign, title } = await line({ pricing: PER_SALE });
  await open(publisher, '/publisher-dashboard/conversions');
  await expect(publisher.getByText('No hay conversiones en este período.')).toBeVisible();

  await open(advertiser, `${CONVERSIONS}?tab=setup`);
  await advertiser.getByRole('button', { name: 'Crear token' }).click();
  const address = advertiser.locator('code').filter({ hasText: /^http.*\{click_id\}/ });
  await expect(address).toContainText('token=pb_');
  const template = (await address.textContent()) ?? '';

  await advertiser.getByRole('button', { name: 'Empezar una prueba' }).click();
  const tried = advertiser.locator('code').filter({ hasText: /^http.*click_id=clk_/ });
  await expect(advertiser.getByText(/^Esperando el postback/)).toBeVisible();
  await curl((await tried.textContent()) ?? '');
  await expect(advertiser.getByText('Está bien. Por ser una prueba no cuesta nada.')).toBeVisible();

  await advertiser.getByRole('tab', { name: 'Recibidos' }).click();
  const received = advertiser.getByRole('list', { name: /^Recibidos/ }).getByRole('listitem');
  await expect(received).toHaveCount(1);
  expect(JSON.parse(await curl(template))).toMatchObject({ code: 'amount_invalid' }); // its macros were left as they are
  await expect(received.first()).toContainText('Cómo arreglarlo: Escríbelo con punto');
  await expect(received.first()).toContainText('Nuevo');

  const clickId = await followedLink(await caller(), publisher, campaign.publicId);
  const values: Record<string, string> = { '{click_id}': clickId, '{amount}': '49.90', '{txid}': 'order-1' };
  const filled = template.replace(/\{\w+\}/g, (macro) => values[macro] ?? '');
  expect(JSON.parse(await curl(filled))).toMatchObject({ accepted: true });
  await expect(received).toHaveCount(3);
  await expect(received.first()).toContainText('Aceptado');

  await advertiser.getByRole('tab', { name: 'Conversiones' }).click();
  const sold = advertiser.getByRole('row').filter({ hasText: 'order-1' });
  for (const text of [title, '$49.90', '$40.00', 'Retenida']) await expect(sold).toContainText(text);
  const sums = advertiser.getByRole('region', { name: 'Lo que suman estas conversiones' });
  await expect(sums).toContainText('$40.00');
  const earned = publisher.getByRole('row').filter({ hasText: clickId });
  for (const text of [title, '$20.00', 'Retenida']) await expect(earned).toContainText(text);
  await expect(publisher.getByText('$40.00')).toHaveCount(0);

  await earned.getByRole('link', { name: /^Abrir la conversión/ }).click();
  const drawer = publisher.getByRole('dialog', { name: 'Conversión' });
  await expect(drawer).toContainText('north');
  await expect(drawer).not.toContainText('order-1');
});

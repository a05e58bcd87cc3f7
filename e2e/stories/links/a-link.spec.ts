import { readFile } from 'node:fs/promises';
import { test } from '../../calls.ts';
import { expectOpenToEverybody } from '../../crawl/stop.ts';
import { expect, open, type Page } from '../../story.ts';

const LINKS = '/publisher-dashboard/links';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A square large enough to print, and light enough to mail. */
async function expectPicture(page: Page): Promise<void> {
  const asked = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PNG' }).click();
  const picture = await readFile(await (await asked).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  expect(width).toBeGreaterThan(900);
  expect(height).toBe(width);
  expect(picture.length).toBeLessThan(100_000);
}

test('a publisher makes a link, a visitor follows it to the page with the number, and the list shows the click', async ({
  line,
  visitor,
}) => {
  const ours = await line();
  const { publisher } = ours;
  await open(publisher, LINKS);
  await expect(publisher.getByText(`/t/${ours.campaign.publicId}/`, { exact: false }).first()).toBeVisible();
  await publisher.getByLabel('Fuente').fill('boletín');
  await expect(publisher.getByText('source=bolet%C3%ADn', { exact: false })).toBeVisible();
  await publisher.getByRole('button', { name: '¿Adónde iría este clic ahora?' }).click();
  const answer = publisher.getByRole('dialog', { name: '¿Adónde iría este clic ahora?' });
  await expect(answer.getByText('El editor participa en ella.')).toBeVisible();
  await publisher.keyboard.press('Escape');

  await expectPicture(publisher);

  await publisher.getByLabel('Nombre').fill('Boletín de marzo');
  await publisher.getByRole('button', { name: 'Guardar enlace' }).click();
  const row = publisher.getByRole('row', { name: /Boletín de marzo/ });
  await expect(row).toBeVisible();
  const { data } = await (await publisher.request.get('/api/publisher/links')).json();

  const page = await visitor({ userAgent: PERSON }); // what drives this browser names itself, and programs are not counted
  await page.goto(new URL(data[0].address).pathname);
  await expect(page).toHaveURL(new RegExp(`/l/${ours.campaign.publicId}/\\w{6}\\?click_id=clk_`));
  await expect(page.getByRole('link', { name: /^(Call|Llamar) / })).toHaveAttribute('href', `tel:${ours.number}`);

  await expectOpenToEverybody(page);

  await open(publisher, LINKS);
  await expect(row.getByRole('cell').nth(3)).toHaveText('1');

  expect((await page.goto('/t/NOWHERE/nobody'))?.status()).toBe(404);
  await expectOpenToEverybody(page);
});

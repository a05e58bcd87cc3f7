import { test } from '../../calls.ts';
import { expect, open } from '../../story.ts';

test('an advertiser uploads an image; the approved publisher takes its code, and any page may load it', async ({
  line,
  browser,
}) => {
  const { campaign, advertiser, publisher } = await line();
  await open(advertiser, `/advertiser-dashboard/campaigns/${campaign.id}/materials`);
  await expect(advertiser.getByText('Aún no hay material.')).toBeVisible();
  const jpeg = await advertiser.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 250 });
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '');
  });
  await advertiser.locator('input[type=file]').setInputFiles([
    { name: 'casa verde.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg, 'base64') },
    { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  ]);
  await expect(advertiser.getByRole('heading', { name: 'casa verde' })).toBeVisible();
  await expect(advertiser.getByText('No es un archivo PNG, JPEG, WebP, GIF, PDF o ZIP.')).toBeVisible();

  await open(publisher, `/publisher-dashboard/materials?campaign=${campaign.publicId}`);
  const image = publisher.getByRole('img', { name: 'casa verde' });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(300);
  await expect(publisher.getByText(/<img src="http.*\/m\/[0-9a-z]{10}" width="300" height="250"/)).toBeVisible();
  await expect(publisher.getByRole('button', { name: 'Copiar Código HTML: casa verde' })).toBeVisible();

  const stranger = await browser.newContext();
  const src = new URL((await image.getAttribute('src')) ?? '', publisher.url()).href;
  const loaded = await stranger.request.get(src);
  expect(loaded.headers()).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(await stranger.cookies()).toEqual([]);
  await stranger.close();
});

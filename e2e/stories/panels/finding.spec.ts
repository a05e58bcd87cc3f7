import { finishedCall, test } from '../../calls.ts';
import { jump } from '../../keyboard.ts';
import { expect, open } from '../../story.ts';

test('a call is found by its id from anywhere, opened by keys, and stays among the recent ones', async ({ line }) => {
  test.slow(); // a call takes its time
  const made = await line();
  const page = made.advertiser;
  await finishedCall(made);
  const { data } = await (await page.request.get('/api/calls?limit=1')).json();
  const id: string = data[0].id;

  await open(page, '/advertiser-dashboard/security');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Encontrar e ir' });
  await palette.getByRole('combobox').fill(id.slice(0, 14));
  await expect(palette.getByText('Llamadas', { exact: true })).toBeVisible();
  await expect(palette.getByRole('option', { selected: true })).toContainText(id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/advertiser-dashboard/calls/${id}`);

  await jump(page, 'h', '/advertiser-dashboard/dashboard');
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('option').filter({ hasText: id })).toBeVisible();
});

test('a stranger does not find it', async ({ line, as }) => {
  test.slow();
  const made = await line();
  await finishedCall(made);
  const { data } = await (await made.advertiser.request.get('/api/calls?limit=1')).json();
  const stranger = await as('publisher');
  const found = await stranger.request.get(`/api/search?q=${data[0].id}`);
  expect(await found.json()).toEqual({ hits: [] });
});

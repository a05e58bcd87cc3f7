import { readFile } from 'node:fs/promises';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { finishedCall, finishedCalls, test } from '../../calls.ts';
import { choose } from '../../campaigns.ts';
import { topOf } from '../../layout.ts';
import { expect, open, searchAndOpenFirst } from '../../story.ts';

const CALLS = { publisher: '/publisher-dashboard/calls', advertiser: '/advertiser-dashboard/calls' };
const CALLER = '+12125550147';

test('calls can be narrowed down in the address, shown by chosen columns, exported as shown, and read on a phone', async ({
  line,
}) => {
  test.slow(); // calls take their time
  const ours = await line();
  const [paid = '', short = ''] = await finishedCalls(ours, { from: CALLER }, { from: '+13055550188', talkSeconds: 1 });

  const { publisher, advertiser } = ours;
  await open(publisher, CALLS.publisher);
  const rows = publisher.getByRole('row').filter({ hasText: ours.title });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Muy corta');
  await expect(rows.nth(1)).toContainText('Calificada');
  await expect(rows.nth(1)).toContainText('$22.50');
  await expect(rows.nth(1)).toContainText('+1 212 ••• ••47');
  await expect(publisher.getByText('1–2 de 2')).toBeVisible();
  await expect(publisher.getByRole('region', { name: 'Lo que suman estas llamadas' })).toContainText('$22.50');
  await expect(publisher.getByText(phoneText(CALLER))).toHaveCount(0);
  await publisher.setViewportSize({ width: 360, height: 740 });
  await expect(publisher.getByRole('list', { name: /^Llamadas, / }).getByRole('listitem')).toHaveCount(2);

  await open(advertiser, CALLS.advertiser);
  await expect(advertiser.getByRole('row').filter({ hasText: ours.title })).toHaveCount(2);
  const top = await topOf(advertiser.getByRole('table'));
  await advertiser.getByRole('button', { name: 'Filtros' }).click();
  await choose(advertiser, 'Motivo', 'Muy corta');
  await advertiser.keyboard.press('Escape');
  await expect(advertiser).toHaveURL(`${CALLS.advertiser}?reason=too_short`);
  const found = advertiser.getByRole('row').filter({ hasText: ours.title });
  await expect(found).toHaveCount(1);
  await expect(advertiser.getByRole('button', { name: 'Quitar filtros' })).toBeVisible();
  expect(await topOf(advertiser.getByRole('table')), 'a filter moves nothing').toBe(top);
  await advertiser.goBack();
  await expect(found).toHaveCount(2);
  // Opened before the search was handed on, a call stays open; the search follows when it is closed.
  await searchAndOpenFirst(advertiser, paid);
  const drawer = advertiser.getByRole('dialog', { name: 'Llamada' });
  await expect(drawer).toBeVisible();
  await advertiser.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(advertiser).toHaveURL(new RegExp(`search=${paid}`));
  await expect(found).toHaveCount(1);
  await advertiser.getByRole('searchbox', { name: 'Buscar' }).fill('call_nothing');
  await expect(advertiser.getByText('No hay llamadas que coincidan con los filtros.')).toBeVisible();
  await advertiser.getByRole('link', { name: 'Quitar filtros' }).click();
  await expect(found).toHaveCount(2);

  await advertiser.getByRole('button', { name: 'Duración' }).click();
  await expect(advertiser).toHaveURL(`${CALLS.advertiser}?sort=talkSeconds`);
  await expect(found.nth(1)).toContainText('Muy corta');
  await advertiser.goBack();

  // Columns: by keyboard, and remembered by this browser.
  await advertiser.getByRole('button', { name: 'Columnas' }).press('Enter');
  await advertiser.getByRole('checkbox', { name: 'ID de llamada' }).press('Space');
  await advertiser.keyboard.press('Escape');
  await advertiser.reload();
  await expect(found.nth(0)).toContainText(short);
  await expect(found.nth(1)).toContainText(phoneText(CALLER));

  await advertiser.getByRole('button', { name: 'Exportar' }).click();
  await choose(advertiser, 'Zona horaria del archivo', 'UTC');
  await advertiser.getByRole('checkbox', { name: 'Lugar' }).uncheck();
  const download = advertiser.waitForEvent('download');
  await advertiser.getByRole('link', { name: 'Descargar CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(short);
  expect(lines[2]).toContain(paid);
  expect(lines[2]).toContain(CALLER.slice(1));
});

test('hours are read in the zone somebody chose, and Back leaves the list after a look at one call', async ({
  line,
}) => {
  test.slow();
  const ours = await line();
  const id = await finishedCall(ours);
  const { publisher } = ours;
  const { arrivedAt } = await (await publisher.request.get(`/api/calls/${id}`)).json();
  const saved = await publisher.request.patch('/api/account/profile', { data: { timeZone: 'Asia/Tokyo' } });
  expect(saved.ok()).toBe(true);
  await open(publisher, CALLS.publisher);
  const inTokyo = new Intl.DateTimeFormat('es-US', { timeStyle: 'short', timeZone: 'Asia/Tokyo' });
  const written = inTokyo.format(new Date(arrivedAt)).replace(/\s/g, ' ');
  await expect(publisher.getByRole('row').filter({ hasText: ours.title })).toContainText(written);

  await publisher.getByRole('link', { name: 'Pagos', exact: true }).click();
  await expect(publisher.getByRole('heading', { name: 'Pagos', level: 1 })).toBeVisible();
  await publisher.getByRole('link', { name: 'Llamadas', exact: true }).click();
  await expect(publisher).toHaveURL(CALLS.publisher);
  await publisher.getByRole('row').filter({ hasText: ours.title }).getByRole('link').first().click();
  await expect(publisher.getByRole('dialog')).toBeVisible();
  await publisher.keyboard.press('Escape');
  await expect(publisher.getByRole('dialog')).toHaveCount(0);
  await publisher.goBack(); // a closed drawer is not a step of its own
  await expect(publisher).toHaveURL('/publisher-dashboard/payments');
});

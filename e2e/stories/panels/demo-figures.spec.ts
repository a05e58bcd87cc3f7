import { expect, open, type Page, test } from '../../story.ts';

const INVOICES = ['$1,250.00', '$800.00', '$1,500.00'];

// Nobody else's story touches the demo advertiser's campaigns, so that its figures stay those of its history.
test('the demo advertiser shows the same figures on every screen and in the files', async ({ as }) => {
  const page = await as('advertiser');
  await open(page, '/advertiser-dashboard');
  await expectCards(page, { leads: '166', spent: '$3,550.00', each: '$21.39' });
  await expect(card(page, 'Campañas Activas')).toContainText('1');
  const thirtyDays = await soldIn(page, new Date(Date.now() - 29.5 * 86_400_000));
  expect(thirtyDays).toEqual({ calls: 166, cents: 355_000 });

  await open(page, '/advertiser-dashboard/dashboard?period=all');
  await expectCards(page, { leads: '320', spent: '$12,750.00', each: '$39.84' });
  await expect(card(page, 'Leads Totales')).toContainText('15');
  expect(await soldIn(page, new Date(0))).toEqual({ calls: 320, cents: 1_275_000 });

  await open(page, '/advertiser-dashboard/billing');
  const rows = page.getByRole('row').filter({ hasText: 'Pagada' });
  for (const [place, total] of INVOICES.entries()) await expect(rows.nth(place)).toContainText(total);
  const { balanceCents } = await (await page.request.get('/api/billing')).json();
  await expect(page.getByText(dollars(balanceCents)).first()).toBeVisible();
});

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

async function expectCards(page: Page, { leads, spent, each }: { leads: string; spent: string; each: string }) {
  await expect(card(page, 'Leads Totales')).toContainText(leads);
  await expect(card(page, 'Gasto Total')).toContainText(spent);
  await expect(card(page, 'Coste Medio por Lead')).toContainText(each);
}

/** Added up from the exported file of what the cards lead to. */
async function soldIn(page: Page, from: Date): Promise<{ calls: number; cents: number }> {
  const query = new URLSearchParams({ from: from.toISOString(), columns: 'price', billing: 'sold' });
  const csv = await (await page.request.get(`/api/calls/export?${query}`)).text();
  const prices = csv.trim().split('\r\n').slice(1);
  return { calls: prices.length, cents: prices.reduce((sum, price) => sum + Math.round(Number(price) * 100), 0) };
}

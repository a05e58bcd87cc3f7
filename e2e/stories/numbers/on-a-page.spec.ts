import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { finishedCall, type Line, test } from '../../calls.ts';
import { postbackToken, reported } from '../../conversions.ts';
import { expect, open, type Page } from '../../story.ts';

test.use({ hearsLive: true });

const pretty = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
const dotted = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1.$2.$3');

/** A header of ours would make the browser ask first whether it may send it. */
const PLAIN = { extraHTTPHeaders: {} };

/** What drives this browser names itself, and programs are not counted. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Somebody's page, on an origin of its own. */
async function aSite(): Promise<{ url: string; show: (html: string) => void; close: () => void }> {
  let shown = '';
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(shown));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://plumber.site.example:${(server.address() as AddressInfo).port}`,
    show: (html) => {
      shown = html;
    },
    close: () => server.close(),
  };
}

async function givePool(administration: APIRequestContext, { campaign, publisher }: Line): Promise<string> {
  const listed = await administration.get(`/api/applications?campaign=${campaign.publicId}`);
  const { data: applications }: { data: { id: string }[] } = await listed.json();
  const text = Array.from({ length: 2 }, () => `+1646${2_000_000 + Math.floor(Math.random() * 7_000_000)}`).join('\n');
  await administration.post('/api/admin/numbers', { data: { text, carrier: 'twilio' } });
  const data = { size: 1 };
  const set = await administration.put(`/api/admin/applications/${applications[0]?.id}/pool`, { data });
  expect(set.ok(), await set.text()).toBe(true);
  const { session } = await (await publisher.request.get('/api/session')).json();
  return session.profile.affId;
}

/** Answers the address that the builder hands out. */
async function builtLink(publisher: Page, campaign: string): Promise<string> {
  await open(publisher, '/publisher-dashboard/links');
  await publisher.getByLabel('Fuente').fill('blog');
  await publisher.getByText('Sub-ID (sub1 a sub5)').click();
  await publisher.getByLabel('sub1').fill('north');
  const link = publisher.getByRole('region', { name: 'Tu enlace' }).getByText(`/t/${campaign}/`, { exact: false });
  await expect(link).toContainText('sub1=north');
  return (await link.textContent()) ?? '';
}

/** From the click to the call and what it earned, for each side; and the list narrowed to it. */
async function seeTheWay({ publisher, advertiser }: Line, { callId, clickId }: Record<'callId' | 'clickId', string>) {
  for (const [page, panel, amount] of [
    [publisher, 'publisher', '$22.50'],
    [advertiser, 'advertiser', '$45.00'],
  ] as const) {
    await open(page, `/${panel}-dashboard/calls/${callId}`);
    const steps = page.getByRole('list', { name: 'El camino hasta aquí' }).getByRole('listitem');
    await expect(steps).toContainText(['Clic', 'Página', 'Número', 'Llamada']);
    for (const text of [clickId, 'north', 'blog']) await expect(steps.first()).toContainText(text);
    await expect(steps.nth(1)).toContainText('/drains');
    await expect(steps.nth(2)).toContainText('Un número solo para este visitante.');
    await expect(page.getByRole('main')).toContainText(amount);
  }
  await open(publisher, '/publisher-dashboard/calls?sub1=north&period=all');
  await expect(publisher.getByRole('button', { name: /Sub 1: north/ })).toBeVisible();
  await expect(publisher.getByRole('table').getByRole('row')).toHaveCount(2);
}

/** The advertiser's own system says what the visitor bought; whoever looks at the list sees it come in. */
async function seeThePostback({ advertiser, campaign }: Line, system: APIRequestContext, clickId: string) {
  await open(advertiser, '/advertiser-dashboard/conversions?tab=received');
  await expect(advertiser.getByText('En vivo', { exact: true })).toBeVisible();
  const token = await postbackToken(advertiser.request, campaign.id);
  const answer = await reported(system, token, { click_id: clickId, amount: '49.90', txid: 'order-7' });
  expect(await answer.json()).toMatchObject({ accepted: true });
  const received = advertiser.getByRole('list', { name: /^Recibidos/ }).getByRole('listitem');
  await expect(received).toContainText(['order-7']);
  await expect(received).toContainText(['Aceptado']);
}

async function seeThePool(admin: Page, campaign: string): Promise<void> {
  await open(admin, `/admin-dashboard/numbers?tab=pools&search=${campaign}`);
  const row = admin.getByRole('row').filter({ hasText: campaign });
  await expect(row).toContainText('1 de 1');
  await expect(row).toContainText('1 de 2 en 7 días');
}

const shownOn = async (page: Page) => (await page.locator('#own').getAttribute('href'))?.replace('tel:', '') ?? '';

test('who follows a link is shown a number of their own; the call and a sale know the way they came', async ({
  line,
  administration,
  caller,
  visitor,
  as,
  baseURL,
}) => {
  test.slow(); // calls take their time
  const site = await aSite();
  const ours = await line({}, { destination: `${site.url}/drains?utm_term=leak` });
  const affId = await givePool(administration, ours);
  site.show(`<!doctype html><title>Plumber</title>
    <a id="own" data-callstead href="tel:${ours.number}">Call ${pretty(ours.number)} now</a>
    <p id="text">Day and night: ${dotted(ours.number)}, since 1998.</p>
    <p id="other">Not this one: (305) 555-0199</p>
    <script async src="${baseURL}/dni.js" data-offer="${ours.campaign.publicId}" data-aff="${affId}"
            data-replace="${ours.number}"></script>`);
  try {
    const link = await builtLink(ours.publisher, ours.campaign.publicId);
    const page = await visitor({ ...PLAIN, userAgent: PERSON });
    await page.goto(link);
    await expect(page).toHaveURL(new RegExp(`^${site.url}/drains\\?.*click_id=clk_`));
    const clickId = new URL(page.url()).searchParams.get('click_id') ?? '';
    await expect.poll(() => shownOn(page)).not.toBe(ours.number);
    const number = await shownOn(page);
    await expect(page.locator('#own')).toHaveText(`Call ${pretty(number)} now`);
    await expect(page.locator('#text')).toHaveText(`Day and night: ${dotted(number)}, since 1998.`);
    await expect(page.locator('#other')).toHaveText('Not this one: (305) 555-0199');
    expect(await page.context().cookies()).toEqual([]);

    await page.goto(`${site.url}/prices`); // the same visit, without what stood in the address
    await expect.poll(() => shownOn(page)).toBe(number);
    const second = await visitor(PLAIN);
    await second.goto(site.url);
    await second.waitForLoadState('networkidle');
    expect(await shownOn(second)).toBe(ours.number); // the pool is empty

    const callId = await finishedCall({ ...ours, number });
    const call = await (await ours.publisher.request.get(`/api/calls/${callId}`)).json();
    expect(call).toMatchObject({ number, clickId, sub1: 'north' });
    await seeTheWay(ours, { callId, clickId });
    await seeThePostback(ours, await caller(), clickId);
    await seeThePool(await as('admin'), ours.campaign.publicId);
  } finally {
    site.close();
  }
});

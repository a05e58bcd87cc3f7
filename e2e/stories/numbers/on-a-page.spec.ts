import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { type Line, placeCall, test } from '../../calls.ts';
import { expect, open, type Page } from '../../story.ts';

const pretty = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
const dotted = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1.$2.$3');

/** A header of ours would make the browser ask first whether it may send it. */
const PLAIN = { extraHTTPHeaders: {} };

/** Somebody's page, on an origin of its own. */
async function aSite(html: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
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

/** From the page to the call, and the list narrowed to it. */
async function seeTheWay(publisher: Page, callId: string): Promise<void> {
  await open(publisher, `/publisher-dashboard/calls/${callId}`);
  const steps = publisher.getByRole('list', { name: 'El camino hasta aquí' }).getByRole('listitem');
  await expect(steps).toContainText(['Página', 'Número', 'Llamada']);
  await expect(steps.first()).toContainText('/drains');
  await expect(steps.first()).toContainText('north');
  await expect(steps.nth(1)).toContainText('Un número solo para este visitante.');
  await open(publisher, '/publisher-dashboard/calls?sub1=north&period=all');
  await expect(publisher.getByRole('button', { name: /Sub 1: north/ })).toBeVisible();
  await expect(publisher.getByRole('table').getByRole('row')).toHaveCount(2);
}

async function seeThePool(admin: Page, campaign: string): Promise<void> {
  await open(admin, `/admin-dashboard/numbers?tab=pools&search=${campaign}`);
  const row = admin.getByRole('row').filter({ hasText: campaign });
  await expect(row).toContainText('1 de 1');
  await expect(row).toContainText('1 de 2 en 7 días');
}

const shownOn = async (page: Page) => (await page.locator('#own').getAttribute('href'))?.replace('tel:', '') ?? '';

test('each visitor of a page is shown a number of their own, and the call knows the way they came', async ({
  line,
  administration,
  visitor,
  as,
  baseURL,
}) => {
  const ours = await line();
  const affId = await givePool(administration, ours);
  const site = await aSite(`<!doctype html><title>Plumber</title>
    <a id="own" data-callstead href="tel:${ours.number}">Call ${pretty(ours.number)} now</a>
    <p id="text">Day and night: ${dotted(ours.number)}, since 1998.</p>
    <p id="other">Not this one: (305) 555-0199</p>
    <script async src="${baseURL}/dni.js" data-offer="${ours.campaign.publicId}" data-aff="${affId}"
            data-replace="${ours.number}"></script>`);
  try {
    const page = await visitor(PLAIN);
    await page.goto(`${site.url}/drains?sub1=north&source=blog&utm_term=leak`);
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

    const callId = await placeCall({ ...ours, number });
    const call = await (await ours.publisher.request.get(`/api/calls/${callId}`)).json();
    expect(call).toMatchObject({ number, sub1: 'north' });
    await seeTheWay(ours.publisher, callId);
    await seeThePool(await as('admin'), ours.campaign.publicId);
  } finally {
    site.close();
  }
});

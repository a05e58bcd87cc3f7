import type { APIResponse } from '@playwright/test';
import { test as base, choose } from '../../campaigns.ts';
import { signIn } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

type Sides = { advertiser: Page; publisher: Page; campaign: string; topUp: () => Promise<unknown> };

/** A campaign open on workdays from nine to six in New York, with a publisher on it and no money yet. */
const test = base.extend<{ sides: Sides }>({
  sides: async ({ advertiser: anAdvertiser, campaign: aCampaign, account, visitor, administration }, use) => {
    const { page: advertiser, email } = await anAdvertiser();
    const { publicId } = await aCampaign(advertiser, { activate: true });
    const publisher = await visitor();
    await signIn(publisher, (await account('publisher', 'approved')).email);
    await done(publisher.request.post(`/api/campaigns/${publicId}/applications`, { data: {} }));
    const listed = await done(advertiser.request.get(`/api/applications?campaign=${publicId}`));
    const [application] = (await listed.json()).data;
    const decision = { decision: 'approve' };
    await done(advertiser.request.post(`/api/applications/${application.id}/decision`, { data: decision }));
    const topUp = async () => {
      const found = await done(administration.get(`/api/admin/accounts?search=${encodeURIComponent(email)}`));
      const [{ id: accountId }] = (await found.json()).data;
      const data = { id: crypto.randomUUID(), accountId, amountCents: 100_000, reason: 'Story' };
      return done(administration.post('/api/admin/ledger/top-ups', { data }));
    };
    await use({ advertiser, publisher, campaign: publicId, topUp });
  },
});

async function done(sent: Promise<APIResponse>): Promise<APIResponse> {
  const response = await sent;
  expect(response.ok(), `${response.url()} answered ${response.status()}`).toBe(true);
  return response;
}

const MONDAY = '2027-01-04T11:00';

const day = (page: Page) => page.getByRole('group', { name: 'Momento' }).getByRole('textbox', { name: 'Día' });

test('why a call would not ring is asked before anybody calls, and the answer can be shared', async ({ sides }) => {
  const { advertiser, publisher, campaign, topUp } = sides;
  await open(publisher, '/publisher-dashboard/calls');
  await publisher.getByRole('link', { name: '¿Por qué no sonaría una llamada?' }).click();
  await expect(publisher).toHaveURL(/\/publisher-dashboard\/calls\/explain$/);
  await publisher.getByLabel('Número de seguimiento o campaña').fill(campaign.toLowerCase());
  await day(publisher).fill('3/1/2027'); // a Sunday
  await publisher.getByRole('textbox', { name: 'Hora' }).fill('11:00');
  await choose(publisher, 'Zona horaria', 'Nueva York · hora del Este');
  await publisher.getByRole('button', { name: 'Preguntar' }).click();
  const answer = publisher.getByRole('status').filter({ hasText: 'No sonaría' });
  await expect(answer).toContainText('Cerrado');
  await day(publisher).fill('4/1/2027');
  await publisher.getByRole('button', { name: 'Preguntar' }).click();
  await expect(answer).toContainText('Sin saldo');
  await expect(publisher.getByRole('main')).not.toContainText('+1 (305) 555-0142'); // the advertiser's line

  const { search } = new URL(publisher.url());
  expect(search).toContain(`at=${encodeURIComponent(MONDAY)}`);
  await topUp();
  await open(advertiser, `/advertiser-dashboard/calls/explain${search}`);
  await expect(advertiser.getByRole('status').filter({ hasText: 'Sonaría' })).toBeVisible();
  await expect(advertiser.getByRole('list', { name: 'Líneas, en el orden en que suenan' })).toContainText(
    'sonaría primero',
  );
  await expect(advertiser.getByRole('main')).toContainText('45.00');

  await choose(advertiser, 'Quién llama', 'Alguien que oculta su número');
  await advertiser.getByRole('button', { name: 'Preguntar' }).click();
  await expect(advertiser.getByRole('status').filter({ hasText: 'No sonaría' })).toContainText('Número oculto');
  await advertiser.goBack();
  await expect(advertiser.getByRole('status').filter({ hasText: 'Sonaría' })).toBeVisible();
  await expect(advertiser.getByRole('combobox', { name: 'Quién llama' })).toHaveText('Alguien que nunca ha llamado');
});

test("another's number is not found", async ({ approved, campaign, as }) => {
  const { publicId } = await campaign(await approved('advertiser'), { activate: true });
  const stranger = await as('publisher');
  await open(stranger, `/publisher-dashboard/calls/explain?line=${publicId}`);
  await expect(stranger.getByRole('alert').filter({ hasText: 'No encontramos ese número' })).toBeVisible();
});

import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { test as base, type Made } from './campaigns.ts';
import { type Asker, expectDone, signIn } from './people.ts';
import { expect, type Page } from './story.ts';

/** Both sides of a tracking number, logged in, with money on the advertiser's account unless told otherwise. */
export type Line = { number: string; campaign: Made; title: string; advertiser: Page; publisher: Page };
type Told = { from?: string; talkSeconds?: number };

const ALL_DAY = [{ from: 0, to: 1440 }];
const ALWAYS_OPEN = { zone: 'America/New_York', week: Array(7).fill(ALL_DAY) };
const MINIMUM_SECONDS = 3;

type CallFixtures = {
  /** A campaign of our own that is always open, with a publisher of our own on it. */
  line: (terms?: Record<string, unknown>, told?: { balanceCents?: number; destination?: string }) => Promise<Line>;
};

export const test = base.extend<CallFixtures>({
  line: async ({ advertiser: anAdvertiser, campaign: aCampaign, account, visitor, administration }, use) => {
    await use(async (terms = {}, { balanceCents = 100_000, destination } = {}) => {
      const { page: advertiser, email } = await anAdvertiser();
      const title = `Techos ${crypto.randomUUID().slice(0, 8)}`;
      const usual = { hours: ALWAYS_OPEN, minimumSeconds: MINIMUM_SECONDS, ...terms };
      const campaign = await aCampaign(advertiser, {
        title,
        activate: true,
        terms: usual,
        ...(destination && { destination }),
      });
      if (balanceCents > 0) await topUp(administration, email, balanceCents);
      await addNumber(administration);
      const publisher = await visitor();
      await signIn(publisher, (await account('publisher', 'approved')).email);
      const number = await approvedNumber(publisher, advertiser, campaign.publicId);
      return { number, campaign, title, advertiser, publisher };
    });
  },
});

export async function topUp(administration: APIRequestContext, email: string, amountCents: number): Promise<void> {
  const found = await expectDone(administration.get(`/api/admin/accounts?search=${encodeURIComponent(email)}`));
  const { data: accounts }: { data: { id: string }[] } = await found.json();
  const data = { id: crypto.randomUUID(), accountId: accounts[0]?.id, amountCents, reason: 'Story' };
  await expectDone(administration.post('/api/admin/ledger/top-ups', { data }));
}

/** The demo's free numbers are fewer than all stories together need. */
async function addNumber(administration: APIRequestContext): Promise<void> {
  const line = randomInt(1_000_000).toString().padStart(6, '0');
  await expectDone(administration.post('/api/admin/numbers', { data: { text: `+1786${randomInt(3, 9)}${line}` } }));
}

/** The publisher asks to be on it, unless they have, and the advertiser lets them. */
export async function approvedNumber(
  publisher: Asker,
  advertiser: Asker,
  campaign: string,
  { isAsked = false } = {},
): Promise<string> {
  if (!isAsked) await expectDone(publisher.request.post(`/api/campaigns/${campaign}/applications`, { data: {} }));
  const listed = await expectDone(advertiser.request.get(`/api/applications?campaign=${campaign}`));
  const { data: applications }: { data: { id: string }[] } = await listed.json();
  const decision = { decision: 'approve' };
  await expectDone(advertiser.request.post(`/api/applications/${applications[0]?.id}/decision`, { data: decision }));
  const own = await (await expectDone(publisher.request.get(`/api/campaigns/${campaign}/application`))).json();
  return own.application.trackingNumber;
}

/** The built-in carrier plays a call to the number, over the same signed webhooks as any carrier. */
export async function placeCall(line: Line, { from, talkSeconds = MINIMUM_SECONDS + 1 }: Told = {}): Promise<string> {
  const data = { talkSeconds, pace: 'fast', ...(from && { callerNumber: from }) };
  const path = `/api/calls/lines/${encodeURIComponent(line.number)}/test`;
  const placed = await expectDone(line.advertiser.request.post(path, { data }));
  const { callId }: { callId: string } = await placed.json();
  return callId;
}

/** Places it and waits for its end. */
export async function finishedCall(line: Line, told: Told = {}): Promise<string> {
  const id = await placeCall(line, told);
  await expectEnded(line, id);
  return id;
}

/** Placed one after the other, talked at the same time: each rings and is talked as long as it says. */
export async function finishedCalls(line: Line, ...told: Told[]): Promise<string[]> {
  const ids: string[] = [];
  for (const each of told) ids.push(await placeCall(line, each));
  await Promise.all(ids.map((id) => expectEnded(line, id)));
  return ids;
}

async function expectEnded({ advertiser }: Line, id: string): Promise<void> {
  const outcome = async () => (await (await advertiser.request.get(`/api/calls/${id}`)).json()).outcome;
  await expect.poll(outcome, { timeout: 60_000 }).not.toBeNull();
}

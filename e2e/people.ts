import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { APIRequestContext, APIResponse, Locator } from '@playwright/test';
import type { Mail } from './outbox.ts';
import { anEmail, test as base, expect, PASSWORD, type Page } from './story.ts';

export type Kind = 'publisher' | 'advertiser';
type Status = 'pending' | 'approved' | 'rejected';

export type Account = { kind: Kind; email: string; fullName: string };

/** Whoever asks the server something: a page, or a browser that none was opened in. */
export type Asker = { request: APIRequestContext };

type PeopleFixtures = {
  /** Somebody of our own to do anything with, as far along as asked. */
  account: (kind: Kind, state: 'unconfirmed' | Status) => Promise<Account>;
  /** Somebody of our own, approved and signed in, without a browser. */
  approved: (kind: Kind) => Promise<Asker & { email: string }>;
  /** An admin of our own: the one of the demo logs in with every story, and all of that is listed. */
  anAdmin: { page: Page; email: string };
  /** An admin decides about an account; answers with the account as the network then knows it. */
  decide: (email: string, status: Status, reason?: string) => Promise<Record<string, unknown>>;
};

export const test = base.extend<PeopleFixtures, { administration: APIRequestContext }>({
  administration: [
    async ({ playwright }, use) => {
      const { CALLSTEAD_URL: baseURL = '' } = process.env;
      const api = await playwright.request.newContext({ baseURL });
      await expectDone(api.post('/api/login', { data: { email: 'admin@callstead.example', password: PASSWORD } }));
      await use(api);
      await api.dispose();
    },
    { scope: 'worker' },
  ],

  decide: async ({ administration }, use) => {
    await use(async (email, status, reason) => {
      const found = await expectDone(administration.get(`/api/admin/accounts?search=${encodeURIComponent(email)}`));
      const { data: accounts }: { data: { id: string }[] } = await found.json();
      expect(accounts, `accounts with ${email}`).toHaveLength(1);
      const path = `/api/admin/accounts/${accounts[0]?.id}/status`;
      return (await expectDone(administration.put(path, { data: { status, ...(reason && { reason }) } }))).json();
    });
  },

  anAdmin: async ({ visitor, administration, mailTo }, use) => {
    const [page, email] = [await visitor(), anEmail('admin')];
    const invited = { fullName: 'Inés Soto', email, language: 'es' };
    await administration.post('/api/admin/invitations', { data: invited });
    const link = linkIn(await mailTo(email, /Te invitan/), '/accept-invitation');
    const token = new URL(link, 'http://of.mail').searchParams.get('token');
    await page.request.post('/api/invitations/accept', { data: { ...invited, token, password: PASSWORD } });
    await signIn(page, email);
    await use({ page, email });
  },

  approved: async ({ account, caller }, use) => {
    await use(async (kind) => {
      const [{ email }, request] = [await account(kind, 'approved'), await caller()];
      await signIn({ request }, email);
      return { request, email };
    });
  },

  account: async ({ caller, mailTo, decide }, use) => {
    await use(async (kind, state) => {
      const request = await caller();
      const account = await registerThroughApi(request, kind);
      if (state === 'unconfirmed') return account;
      const token = tokenIn(await mailTo(account.email, /confirm/i));
      await expectDone(request.post('/api/email-confirmations/complete', { data: { token } }));
      if (state !== 'pending') await decide(account.email, state);
      return account;
    });
  },
});

/** What came of a request that has to succeed. */
export async function expectDone(sent: Promise<APIResponse>): Promise<APIResponse> {
  const response = await sent;
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${await response.text()}`).toBe(true);
  return response;
}

const OF_A_KIND = {
  publisher: { trafficSources: 'Search ads' },
  advertiser: { companyName: 'Casa Clara LLC', address: '1 Main St', city: 'Austin', state: 'TX', zipCode: '78701' },
};

async function registerThroughApi(api: APIRequestContext, kind: Kind): Promise<Account> {
  const account = { kind, email: anEmail(kind), fullName: kind === 'publisher' ? 'Nora Paz' : 'Aldo Cruz' };
  const data = {
    userType: kind,
    fullName: account.fullName,
    email: account.email,
    phone: '+1 305 555 0142',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    language: 'es',
    captchaId: await solvedCaptcha(api),
    ...OF_A_KIND[kind],
  };
  await expectDone(api.post('/api/register', { data }));
  return account;
}

export async function solvedCaptcha(api: APIRequestContext): Promise<string> {
  const issued = await expectDone(api.post('/api/captchas'));
  const { id, question }: { id: string; question: string } = await issued.json();
  await expectDone(api.post(`/api/captchas/${id}/answer`, { data: { answer: resultOf(question) } }));
  return id;
}

/** What a person who reads '7 - 3 = ?' writes. */
function resultOf(question: string): string {
  const [, left, sign, right] = /(\d+) ([+\-−]) (\d+)/.exec(question) ?? [];
  expect(sign, `a sum in "${question}"`).toBeDefined();
  return String(sign === '+' ? Number(left) + Number(right) : Number(left) - Number(right));
}

const captchaAnswer = (page: Page) => page.getByRole('textbox', { name: /= \?$/ });

/** Reads the question on the page and answers it, in whichever language. */
export async function solveCaptcha(page: Page): Promise<void> {
  const question = await page.getByText(/\d = \?$/).innerText();
  await captchaAnswer(page).fill(resultOf(question));
  await page.getByRole('button', { name: /^(Verificar|Verify)$/ }).click();
  await expect(page.getByText(/^(Verificado correctamente|Verified correctly)\.$/)).toBeVisible();
}

/** The link of a mail as an address of this site. */
export function linkIn(mail: Mail, path: string): string {
  const { CALLSTEAD_URL: origin = '' } = process.env;
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((address) => address.startsWith(`${origin}${path}`));
  expect(link, `a link to ${path} in:\n${mail.text}`).toBeDefined();
  return String(link).slice(origin.length);
}

function tokenIn(mail: Mail): string {
  return new URL(linkIn(mail, '/'), 'http://of.mail').searchParams.get('token') ?? '';
}

/** The one toast on the screen; what it says is announced too, so only its own words count here. */
export const toastOn = (page: Page): Locator => page.getByRole('region', { name: /\(F8\)$/ }).getByRole('listitem');

export async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(toastOn(page).getByText(text, { exact: true })).toBeVisible();
}

/** Chooses from the menu at the end of a row. */
export async function choose(row: Locator, item: string): Promise<void> {
  await row.getByRole('button', { name: /^Acciones para / }).click();
  await row.page().getByRole('menuitem', { name: item, exact: true }).click();
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^Login as / }).click();
}

/** The message stands at the field itself, before any hint, where a screen reader reads it out with the label. */
export async function expectRefused(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${message.replace(/[.?+]/g, '\\$&')}`));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

/** Opens a session without the login page. */
export async function signIn({ request }: Asker, email: string, password = PASSWORD): Promise<void> {
  await expectDone(request.post('/api/login', { data: { email, password } }));
}

/** Whether the browser still counts as signed in, asked of the server. */
export async function isSignedIn(page: Page): Promise<boolean> {
  const { session }: { session: unknown } = await (await expectDone(page.request.get('/api/session'))).json();
  return session !== null;
}

/** The second step without its dialog: two calls of the same session. */
export async function turnOnTwoFactor({ request }: Asker): Promise<{ key: string; recoveryCodes: string[] }> {
  const started = await expectDone(request.post('/api/account/two-factor', { data: { password: PASSWORD } }));
  const { totpUri, recoveryCodes }: { totpUri: string; recoveryCodes: string[] } = await started.json();
  const key = new URL(totpUri).searchParams.get('secret') ?? '';
  await expectDone(request.post('/api/account/two-factor/confirm', { data: { code: await totpCode(key) } }));
  return { key, recoveryCodes };
}

const STEP_MS = 30_000;

/** Each code is good once: whoever used the one of now takes the next, which is good already. */
export const nextTotpCode = (base32Key: string) => totpCode(base32Key, Date.now() + STEP_MS);

/** What an authenticator app shows. */
export function totpCode(base32Key: string, atMs = Date.now()): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(base32Key.replace(/\s/g, '')));
  return createOTP(secret).hotp(Math.floor(atMs / STEP_MS));
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type APIRequest,
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';
import { type Mail, sentMails } from './outbox.ts';

export { expect, type Page };

export const PASSWORD = 'Demo1234!';
export type DemoRole = 'admin' | 'publisher' | 'affiliate' | 'advertiser' | 'advertiser2';
export const demoEmail = (role: DemoRole) => `${role}@callstead.example`;

export type NetworkFixtures = {
  /** Whether pages hear of changes that others make. All stories share one network, so only those that are about it do. */
  hearsLive: boolean;
  /** Somebody nobody knows, in a browser and at an address of their own. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** The same without a browser: opening a page takes a second of work, asking the server none. */
  caller: () => Promise<APIRequestContext>;
  /** One of the demo accounts, logged in. Others share the session: who ends it needs one of their own. */
  as: (role: DemoRole, options?: BrowserContextOptions) => Promise<Page>;
  /** Waits for the newest mail to an address whose subject or text matches. */
  mailTo: (address: string, about: RegExp) => Promise<Mail>;
};

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;

export const test = base.extend<NetworkFixtures, { sessionOf: (role: DemoRole) => Promise<StorageState> }>({
  /** Each role of the demo logs in once per worker: a password takes a tenth of a second to check. */
  sessionOf: [
    async ({ playwright }, use) => {
      const sessions = new Map<DemoRole, Promise<StorageState>>();
      await use((role) => {
        const session = sessions.get(role) ?? openSession(playwright.request, role);
        sessions.set(role, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],

  hearsLive: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  baseURL: async ({}, use) => use(process.env.CALLSTEAD_URL),

  visitor: async ({ browser, baseURL, hearsLive }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        extraHTTPHeaders: { 'x-forwarded-for': anAddress() },
        ...options,
      });
      contexts.push(context);
      if (!hearsLive) await context.addInitScript(deafen);
      const page = await context.newPage();
      collectComplaints(page, complaints);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, 'the browser complained').toEqual([]);
  },

  caller: async ({ playwright, baseURL }, use) => {
    const callers: APIRequestContext[] = [];
    await use(async () => {
      const extraHTTPHeaders = { 'x-forwarded-for': anAddress() };
      const caller = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders });
      callers.push(caller);
      return caller;
    });
    await Promise.all(callers.map((caller) => caller.dispose()));
  },

  as: async ({ visitor, sessionOf }, use) => {
    await use(async (role, options) => visitor({ ...options, storageState: await sessionOf(role) }));
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  mailTo: async ({}, use) => {
    await use(async (address, about) => {
      let found: Mail | undefined;
      await expect(async () => {
        found = (await sentMails()).find((mail) => mail.to === address && about.test(`${mail.subject}\n${mail.text}`));
        expect(found, `a mail to ${address} about ${about}`).toBeDefined();
      }).toPass({ timeout: 60_000, intervals: [50, 100, 200, 500] });
      return found as Mail;
    });
  },
});

async function openSession(request: APIRequest, role: DemoRole): Promise<StorageState> {
  const { CALLSTEAD_URL: baseURL = '' } = process.env;
  const browser = await request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': anAddress() } });
  const login = { email: demoEmail(role), password: PASSWORD };
  const response = await browser.post('/api/login', { data: login });
  expect(response.ok(), `${role} logs in`).toBe(true);
  const session = await browser.storageState();
  await browser.dispose();
  return session;
}

/** Runs in the page. A route that aborts the stream would do too, but any route turns off the browser's cache. */
function deafen(): void {
  Object.assign(window, {
    EventSource: class extends EventTarget {
      close() {}
    },
  });
}

const anAddress = () => `10.${[...randomBytes(3)].join('.')}`;
export const anEmail = (name: string) => `${name}.${randomBytes(4).toString('hex')}@people.example`;

/** Script errors and refusals of the content policy fail a story; answers it provokes (4xx, 5xx) do not. */
/** Answers that a story asked for, and a header for HTTPS, which domains that a story plays do not speak. */
const EXPECTED = /^Failed to load resource|^The Cross-Origin-Opener-Policy header has been ignored/;

function collectComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
}

/** Scripts have taken over: what is clicked from here on reacts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
}

/** Types into the search of a list and opens its first row before the search can reach the address, on any machine. */
export async function searchAndOpenFirst(page: Page, search: string): Promise<void> {
  await page.evaluate(async (search) => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]');
    const link = document.querySelector<HTMLAnchorElement>('main tbody a');
    if (!field || !link) throw new Error('the list is not there yet');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, search);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    link.click();
    await new Promise((resolve) => setTimeout(resolve, 600)); // twice the pause after which a search is handed on
  }, search);
}

/** All of axe but AAA and what it has retired. Named, because its default leaves out some of these, such as target-size. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Radix puts these around toasts and pop-ups: focus never rests there, but an experimental rule wants a role on them. */
const FOCUS_GUARDS = ['[role=region] > span[tabindex="0"]', '[data-radix-focus-guard]'];

/** Rows of one list are drawn by one template: eight of them show what there is to see, and forty take a second to look at. */
const FURTHER_ROWS = ['tbody > tr:nth-child(n+9)', 'main li:nth-child(n+9)'];

/** A page keeps it until it is loaded anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function expectAccessible(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  const look = () => page.evaluate(violations, { tags: AXE_TAGS, except: [...FOCUS_GUARDS, ...FURTHER_ROWS] });
  const found = await look();
  expect(
    found.every(isTooSmall) && found.length > 0 ? await uncovered(page, look) : found,
    `axe on ${page.url()}`,
  ).toEqual([]);
}

const isTooSmall = (violation: string) => violation.startsWith('target-size');

/** A toast lies over a button for some seconds, and the header over what is scrolled below it: what is too small must be so without them. */
async function uncovered<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  await expect(page.locator('[data-toasts] li')).toHaveCount(0, { timeout: 60_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  return look();
}

/** Colours that are still fading would be measured half way: on this page what comes and goes does so at once. */
export async function stopFading(page: Page): Promise<void> {
  await page.addInitScript(fadeAtOnce);
  await page.evaluate(fadeAtOnce);
}

/** Runs in the page. */
function fadeAtOnce(): void {
  const atOnce = new CSSStyleSheet();
  const none = '0s !important';
  atOnce.replaceSync(`*, ::before, ::after { animation-duration: ${none}; transition-duration: ${none} }`);
  document.adoptedStyleSheets = [atOnce];
}

/** Runs in the page. */
async function violations({ tags, except }: { tags: string[]; except: string[] }): Promise<string[]> {
  const { axe: there } = window as unknown as { axe: typeof axe };
  const exclude = except.map((selector) => [selector]);
  const { violations } = await there.run({ exclude }, { runOnly: tags, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
}

/** WCAG reflow: nothing is cut off and nothing scrolls sideways on a phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0], `${page.url()} scrolls sideways`).toBeLessThanOrEqual(width[1] ?? 0);
}

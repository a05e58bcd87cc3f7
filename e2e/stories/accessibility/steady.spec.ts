import { placeCall, test } from '../../calls.ts';
import { DESK, type PanelRole, PHONE } from '../../measure/browser.ts';
import { panelPages } from '../../measure/panel-pages.ts';
import { collectShifts, type Shift } from '../../measure/sight.ts';
import { expect, open, type Page } from '../../story.ts';

/** What people do not notice while they begin to read. */
const MOST_SHIFT = 0.02;

/** A busy machine may take long for a page; that is not what is asked here. */
const SOON = { polling: 50, timeout: 120_000 };

const WIDTHS = [
  { name: 'a desk', viewport: DESK },
  { name: 'a phone', viewport: PHONE, isMobile: true, hasTouch: true },
];
const ROLES: readonly PanelRole[] = ['publisher', 'advertiser', 'admin'];

test.describe.configure({ timeout: 600_000 }); // each looks at some forty pages

for (const role of ROLES)
  for (const { name, ...screen } of WIDTHS)
    test(`no page of the ${role}'s panel moves while it loads on ${name}`, async ({ as }) => {
      const page = await as(role, screen);
      await page.addInitScript(collectShifts);
      await page.addInitScript(answerOneByOne);
      const moved: string[] = [];
      for (const { path } of await panelPages(role, page.request)) {
        const found = await test.step(path, () => whatMoved(page, path));
        if (found) moved.push(found);
      }
      expect(moved).toEqual([]);
    });

test.describe('while calls come in', () => {
  test.use({ hearsLive: true });

  for (const { name, ...screen } of WIDTHS)
    test(`a call moves nothing of the list it comes into on ${name}`, async ({ line }) => {
      const ours = await line();
      const { publisher } = ours;
      await publisher.setViewportSize(screen.viewport);
      await publisher.addInitScript(collectShifts);
      await open(publisher, '/publisher-dashboard/calls');
      await publisher.waitForFunction(isSettled, undefined, SOON);
      await placeCall(ours);
      await expect(publisher.getByRole('main').getByText(ours.title).first()).toBeVisible({ timeout: 60_000 });
      await expect(publisher.getByRole('main').getByText('$22.50').first()).toBeVisible({ timeout: 60_000 }); // it is over
      expect(await complaint(publisher, '/publisher-dashboard/calls')).toBeUndefined();
    });
});

async function whatMoved(page: Page, path: string): Promise<string | undefined> {
  await open(page, path);
  await page.waitForFunction(isSettled, undefined, SOON);
  return complaint(page, path);
}

async function complaint(page: Page, path: string): Promise<string | undefined> {
  const { sum, largest } = await page.evaluate(() => (window as unknown as { shift: Shift }).shift);
  return sum > MOST_SHIFT ? `${path} moves by ${sum.toFixed(3)}: ${largest}` : undefined;
}

/** Runs in the page. Answers that come together would be drawn together, and hide on a fast machine what a slow one shows. */
function answerOneByOne(): void {
  const ask = window.fetch;
  window.fetch = async (...question: Parameters<typeof fetch>) => {
    const letters = [...String(question[0] instanceof Request ? question[0].url : question[0])];
    const place = letters.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 8, 0);
    await new Promise((passed) => setTimeout(passed, 30 * place)); // a frame or two between one and the next
    return ask(...question);
  };
}

/** Runs in the page: nothing was asked for or answered for a while, and nothing that others wait for is on its way. */
function isSettled(): boolean {
  const QUIET_MS = 350; // longer than an answer is held back
  const seen = window as unknown as { heard?: { count: number; atMs: number } };
  const count = performance.getEntriesByType('resource').length;
  if (seen.heard?.count !== count) seen.heard = { count, atMs: performance.now() };
  const isQuiet = performance.now() - seen.heard.atMs > QUIET_MS;
  return isQuiet && !document.querySelector('main [data-coming]');
}

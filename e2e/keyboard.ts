import type { Locator } from '@playwright/test';
import { expect, type Page } from './story.ts';

/** Nobody should have to press Tab more often than this to get anywhere. */
const MOST_TABS = 30;

/** Presses a key; what then has the focus is in sight, and nothing lies over it. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocusInSight(page);
}

/** Presses Tab until it has the focus, and says how often. Each stop on the way is in sight, too, and has its ring. */
export async function tabTo(page: Page, goal: Locator, { key = 'Tab' } = {}): Promise<number> {
  await expect(goal).toBeVisible();
  for (let presses = 1; presses <= MOST_TABS; presses += 1) {
    await press(page, key);
    expect(await page.evaluate(isRinged), `a ring around ${await page.evaluate(focused)}`).toBe(true);
    if (await goal.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error(`${MOST_TABS} presses of ${key} do not lead to ${goal}`);
}

/** What is loaded takes a moment, and so does a page that scrolls. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(outOfSight), { message: 'what has the focus is out of sight' }).toBeNull();
}

/** Runs in the page. */
function focused(): string {
  return document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing';
}

/** Runs in the page. A field inside a box of its own may leave the ring to the box. */
function isRinged(): boolean {
  const isDrawn = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  };
  const { activeElement } = document;
  return activeElement !== null && [activeElement, activeElement.parentElement].some((each) => each && isDrawn(each));
}

/** Runs in the page: null where somebody sees it, else what is wrong with it. */
function outOfSight(): string | null {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'nothing has the focus';
  const { left, top, right, bottom, width, height } = activeElement.getBoundingClientRect();
  const name = activeElement.outerHTML.slice(0, 200);
  if (width < 2 || height < 2) return `it has no size: ${name}`;
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const seen = document.elementFromPoint(x, y);
  const isSeen = seen !== null && (activeElement.contains(seen) || seen.contains(activeElement));
  return isSeen ? null : `something lies over it, or it is not on the screen: ${name}`;
}

/** Two letters are one word only when they come soon after each other, which a busy machine may keep them from. */
export async function jump(page: Page, letter: string, address: RegExp | string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(address, { timeout: 5_000 });
  }).toPass();
}

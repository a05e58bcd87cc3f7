import type { BrowserContext, Page } from '@playwright/test';
import { follow, openReady, watchRequests } from './browser.ts';
import type { PanelPage } from './panel-pages.ts';

export type Shift = { sum: number; largest: string };
export type Sight = { shift: Shift; rows: number; tabs: number | null };

const WATCHED_MS = 20_000;
const MOST_TABS = 60;

/** Loads a page anew and looks at it for a while: what moves by itself, and how many rows are in sight. */
export async function measureSight(
  context: BrowserContext,
  { path }: PanelPage,
  watchedMs: number = WATCHED_MS,
): Promise<Pick<Sight, 'shift' | 'rows'>> {
  const page = await context.newPage();
  await page.addInitScript(collectShifts);
  const { quiet } = watchRequests(page);
  await openReady(page, path);
  await quiet();
  const rows = await page.evaluate(rowsInSight);
  await page.waitForTimeout(watchedMs);
  const shift = await page.evaluate(() => (window as unknown as { shift: Shift }).shift);
  await page.close();
  return { rows, shift };
}

/** From a link of the navigation, by the keyboard; null where none leads there or there are no rows. */
export async function measureTabs(page: Page, from: string, { path }: PanelPage): Promise<number | null> {
  const { quiet } = watchRequests(page);
  await follow(page, from);
  await quiet();
  const link = page.locator(`nav a[href="${path}"]`).first();
  if ((await link.count()) === 0) return null;
  await link.focus();
  await page.keyboard.press('Enter');
  await quiet();
  if (!(await page.evaluate(() => document.querySelector('main :is(tbody tr, [data-row]) :is(a, button, input)'))))
    return null;
  for (let presses = 1; presses <= MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isInFirstRow)) return presses;
  }
  return null;
}

/** Runs in the page: what moves without anybody's doing, from the first frame on. */
export function collectShifts(): void {
  type Source = { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: Source[] };
  const shift = { sum: 0, largest: '', most: 0 };
  Object.assign(window, { shift });
  const describe = ({ node, previousRect, currentRect }: Source) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const name = element ? `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 60) : '?';
    return `${name} "${(element?.textContent ?? '').slice(0, 30)}" ${previousRect.y}→${currentRect.y}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources = [] } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      shift.sum += value;
      if (value > shift.most) Object.assign(shift, { most: value, largest: sources.map(describe).join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: whole rows between what is stuck to the top and the lower edge. */
function rowsInSight(): number {
  const rows = [...document.querySelectorAll('main :is(tbody tr, [data-row]:not(tr))')];
  return rows.filter((row) => {
    const { top, bottom, height } = row.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  }).length;
}

/** Runs in the page. */
function isInFirstRow(): boolean {
  const first = document.querySelector('main :is(tbody tr, [data-row]):has(a, button, input)');
  return first?.contains(document.activeElement) ?? false;
}

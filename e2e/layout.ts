import type { Locator } from '@playwright/test';
import { expect, type Page } from './story.ts';

/** Nothing leaves its dialog, no toast lies on a dialog's buttons, no copy button on a badge. */
export async function expectLaidOut(page: Page): Promise<void> {
  expect(await page.evaluate(layoutFaults), `the layout of ${page.url()}`).toEqual([]);
}

/** A toast has come while a dialog is open, and its buttons stay free: looked at before the toast goes again. */
export async function expectToastBeside(page: Page): Promise<void> {
  await expect(page.locator('[data-toasts] li')).toBeVisible();
  await expect(page.locator('[data-dialog][data-state=open]')).toBeVisible();
  await expectLaidOut(page);
}

/** Runs in the page. */
function layoutFaults(): string[] {
  const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)];
  const nameOf = (element: Element) =>
    `${element.tagName} ${(element.textContent || element.ariaLabel || '').slice(0, 40)}`;
  const isSeen = (element: Element) => element.getBoundingClientRect().width > 1;
  const meet = (one: Element, other: Element) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  };
  /** Tables scroll sideways on purpose, and say so; what is cut with an ellipsis is cut on purpose too. */
  const isCutOff = (element: HTMLElement) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isMeant = textOverflow === 'ellipsis' || element.closest('section[aria-label][tabindex="0"]') !== null;
    return overflowX !== 'visible' && !isMeant && element.scrollWidth > element.clientWidth + 1;
  };
  const faults: string[] = [];
  for (const dialog of all('[data-dialog][data-state=open]')) {
    const inside = [dialog, ...all('*', dialog)].filter(isSeen);
    for (const element of inside.filter(isCutOff)) faults.push(`cut off at the side: ${nameOf(element)}`);
    for (const toast of all('[data-toasts] li')) {
      for (const button of all('header button, footer button, footer a, button[type=submit]', dialog).filter(isSeen))
        if (meet(toast, button)) faults.push(`under a toast: ${nameOf(button)}`);
    }
  }
  for (const copy of all('button[data-copy]').filter(isSeen)) {
    const place = copy.closest('tr, li, article, [data-dialog]') ?? document.body;
    for (const badge of all('[data-badge]', place)) if (meet(copy, badge)) faults.push(`on a badge: ${nameOf(copy)}`);
  }
  return faults;
}

/** Adds up from here on what moves by itself on the pages that are opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What counts as good. */
const MOST_SHIFT = 0.1;

export async function expectSteady(page: Page): Promise<void> {
  const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  expect(sum, `${page.url()} moves while it loads`).toBeLessThan(MOST_SHIFT);
}

/** How far down something begins, in whole pixels. */
export async function topOf(place: Locator): Promise<number> {
  return Math.round((await place.boundingBox())?.y ?? Number.NaN);
}

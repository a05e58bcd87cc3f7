import type { BrowserContext } from '@playwright/test';
import { follow, openReady, watchRequests } from './browser.ts';
import type { PanelPage } from './panel-pages.ts';

export type MadeFormats = { cold: number; again: number };

/** How many `Intl.DateTimeFormat` a page makes as it is loaded, and at a click that comes back to it. */
export async function countFormats(context: BrowserContext, from: string, { path }: PanelPage): Promise<MadeFormats> {
  const page = await context.newPage();
  await page.addInitScript(countMade);
  const { quiet } = watchRequests(page);
  await openReady(page, path);
  await quiet();
  const cold = await page.evaluate(made);
  await follow(page, from);
  await quiet();
  const before = await page.evaluate(made);
  await follow(page, path);
  await quiet();
  const again = (await page.evaluate(made)) - before;
  await page.close();
  return { cold, again };
}

/** Runs in the page. */
const made = () => (window as unknown as { madeFormats: number }).madeFormats;

/** Runs in the page. */
function countMade(): void {
  const counted = window as unknown as { madeFormats: number };
  counted.madeFormats = 0;
  const count = () => {
    counted.madeFormats += 1;
  };
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (format, args) => {
      count();
      return Reflect.construct(format, args);
    },
    apply: (format, self, args) => {
      count();
      return Reflect.apply(format, self, args);
    },
  });
}

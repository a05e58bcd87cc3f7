import { test } from '@playwright/test';
import { expectLaidOut } from '../layout.ts';
import { expectAccessible, expectNoSidewaysScroll, type Page, stopFading } from '../story.ts';

type Show<World> = (page: Page, world: World) => Promise<unknown>;

/** One look at a page; it may go on from the stop before, which saves opening the page anew. */
export type Stop<World = unknown> = {
  /** As web/src/app/routes.ts has it. */
  route: string;
  /** What there is to see besides the page itself. */
  state?: string;
} & (
  | { show: Show<World>; showOnPhone?: Show<World> } // for where a desk that becomes a phone would not show the same
  | { show?: never; showOnPhone: Show<World> } // what there is on a phone only
);

/** All rules of axe at every stop, in the light on a desk and in the dark on a phone, in one browser. */
export async function crawl<World>(page: Page, stops: readonly Stop<World>[], world: World): Promise<void> {
  await stopFading(page);
  for (const { route, state = 'as it opens', show, showOnPhone } of stops) {
    await test.step(`${route}: ${state}`, async () => {
      if (show) {
        await turnToDesk(page);
        await show(page, world);
        await expectOpenOnDesk(page);
      }
      await turnToPhone(page);
      await showOnPhone?.(page, world);
      await expectOpenOnPhone(page);
    });
  }
}

/** The same for what a story has come to. */
export async function expectOpenToEverybody(page: Page): Promise<void> {
  await stopFading(page);
  await turnToDesk(page);
  await expectOpenOnDesk(page);
  await turnToPhone(page);
  await expectOpenOnPhone(page);
}

/** What is drawn when somebody comes near is looked at, too. */
async function comeNearEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = innerHeight; y < document.documentElement.scrollHeight; y += innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // A page that has nothing to draw, or a machine that draws none, keeps nobody waiting.
      await new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
        setTimeout(drawn, 200);
      });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function expectOpenOnDesk(page: Page): Promise<void> {
  await comeNearEverything(page);
  await expectAccessible(page);
  await expectLaidOut(page);
}

async function expectOpenOnPhone(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectLaidOut(page);
}

async function turnToDesk(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function turnToPhone(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
}

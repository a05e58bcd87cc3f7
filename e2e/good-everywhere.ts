import { expect, expectAccessible, expectNoSidewaysScroll, type Page } from './story.ts';

/** All rules in the light on a desk; then in the dark on a phone, where nothing may scroll sideways. */
export async function expectGoodEverywhere(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await settled(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Colours that are still fading would be measured half way. */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length))
    .toBe(0);
}

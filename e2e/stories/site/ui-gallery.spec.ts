import { expectAccessible, expectNoSidewaysScroll, open, test } from '../../story.ts';

test('every piece of the kit is accessible in both themes, and none is wider than a phone', async ({ visitor }) => {
  test.slow();
  const page = await visitor({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, '/dev/ui');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

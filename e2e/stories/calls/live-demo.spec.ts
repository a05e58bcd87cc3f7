import { test } from '../../calls.ts';
import { topOf } from '../../layout.ts';
import { expect, open } from '../../story.ts';

test.use({ hearsLive: true });

test('a publisher sets the demo in motion: a call of theirs comes by itself, nothing jumps, and off is off', async ({
  line,
}) => {
  test.slow(); // a call takes its time
  const { publisher, title } = await line();
  await open(publisher, '/publisher-dashboard/calls');
  const control = publisher.getByRole('button', { name: 'Demo en vivo' });
  await expect(control).toHaveAttribute('aria-pressed', 'false');
  const top = await topOf(publisher.getByRole('search'));
  await control.press('Space');
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  await expect(publisher.getByRole('row').filter({ hasText: title }).first()).toBeVisible({ timeout: 60_000 });
  expect(await topOf(publisher.getByRole('search')), 'a call moves nothing').toBe(top);

  await open(publisher, '/publisher-dashboard/clicks');
  await expect(control, 'it goes on from page to page').toHaveAttribute('aria-pressed', 'true');
  await control.click();
  await expect(control).toHaveAttribute('aria-pressed', 'false');
  await publisher.reload();
  await expect(control).toHaveAttribute('aria-pressed', 'false');
});

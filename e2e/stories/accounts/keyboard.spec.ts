import { expectToast, test, toastOn } from '../../people.ts';
import { expect, open, PASSWORD } from '../../story.ts';

test('the keyboard alone logs in, and F8 leads to what was said', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/login');
  const tabTo = async (label: string) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(label, { exact: true })).toBeFocused({ timeout: 1 });
    }).toPass();
  };
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Publisher' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Advertiser' })).toHaveAttribute('aria-selected', 'true');
  await tabTo('Email');
  await page.keyboard.type('advertiser@callstead.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wrong1234!');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login Error');

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toastOn(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toastOn(page)).toHaveCount(0);

  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/advertiser-dashboard/dashboard');
});

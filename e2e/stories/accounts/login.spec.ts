import { expect, open, PASSWORD, test } from '../../story.ts';

const ADMIN = 'admin@callstead.example';

test('the admin shortcut fills in the form and leaves no trace in address, history or page', async ({ visitor }) => {
  const page = await visitor();
  const shortcut = `/login?adminEmail=${encodeURIComponent(ADMIN)}&adminPassword=${encodeURIComponent(PASSWORD)}&redirect=%2Ffaq`;
  const html = await (await page.request.get(shortcut)).text();
  expect(html).not.toContain(ADMIN);
  expect(html).not.toContain(PASSWORD);

  await open(page, '/contact');
  await open(page, shortcut);
  await expect(page).toHaveURL('/login?redirect=%2Ffaq');
  await expect(page.getByRole('heading', { name: 'Administrator Login' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ADMIN);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveValue(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goForward();
  await expect(page).toHaveURL('/login?redirect=%2Ffaq');
});

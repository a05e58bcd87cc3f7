import { finishedCalls, type Line, test } from '../../calls.ts';
import { expectFocusInSight, jump, press, tabTo } from '../../keyboard.ts';
import { expectToast } from '../../people.ts';
import { expect, open, PASSWORD, type Page } from '../../story.ts';

/** What somebody who uses no mouse puts up with before the first row of a list. */
const A_HANDFUL = 6;

async function logIn(page: Page): Promise<void> {
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type('admin@callstead.example');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin-dashboard\/users/);
  await expectHeading(page, 1, 'Usuarios');
}

/** Where a link or a decision leads, screen readers follow. */
async function expectHeading(page: Page, level: number, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level, name })).toBeFocused();
  await expectFocusInSight(page);
}

/** Answered by the publisher, so that they wait for the network. */
async function dispute({ advertiser, publisher }: Line, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const disputed = { reason: 'Preguntaba por otra empresa.', category: 'wrong_service', second: 1 };
    expect((await advertiser.request.post(`/api/calls/${id}/dispute`, { data: disputed })).status()).toBe(200);
    const answer = await publisher.request.post(`/api/disputes/call/${id}/messages`, { data: { message: 'No.' } });
    expect(answer.status()).toBe(201);
  }
}

test('from the login to decided disputes, one after the other, by the keyboard alone', async ({ line, visitor }) => {
  test.slow(); // calls take their time
  const ours = await line();
  const [approved = '', refused = '', last = ''] = await finishedCalls(ours, {}, {}, {});
  await dispute(ours, [approved, refused, last]);

  const page = await visitor();
  await open(page, '/super-admin-login');
  await logIn(page);

  await jump(page, 'd', /\/admin-dashboard\/disputes/);
  await expectHeading(page, 1, 'Disputas');
  const rows = page.getByRole('list', { name: /^Disputas, las más/ });
  const openCase = (id: string) => rows.locator(`[data-row="${id}"] a`);
  await expect(openCase(approved)).toBeVisible();
  const isOurs = () => openCase(approved).evaluate((row) => row === document.activeElement);
  for (let presses = 0; !(await isOurs()) && presses < 50; presses += 1) await press(page, 'j');
  await expect(openCase(approved)).toBeFocused();

  await press(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`case=${approved}`));
  await expectHeading(page, 2, ours.title);
  await expect(page.getByRole('list', { name: 'Lo que se dijo' })).toContainText('Preguntaba por otra empresa.');
  await tabTo(page, page.getByLabel(/^Motivo/));
  await page.keyboard.type('Se oye con claridad.');
  await tabTo(page, page.getByRole('button', { name: 'Aprobar: se paga' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Aprobada');

  await expect(page).not.toHaveURL(new RegExp(`case=${approved}`));
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
  await expectFocusInSight(page);
  await expect(openCase(approved)).toHaveCount(0);

  // The other way: the palette, a row by Tab, a decision that is asked about first.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Encontrar e ir' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('revisar disp');
  await expect(page.getByRole('option', { selected: true })).toContainText('Revisar disputas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin-dashboard/disputes?turn=admin');
  await expectFocusInSight(page);
  const isNext = () => openCase(refused).evaluate((row) => row === document.activeElement);
  for (let presses = 0; !(await isNext()) && presses < 50; presses += 1) await press(page, 'j');
  await press(page, 'Enter');
  await expectHeading(page, 2, ours.title);
  await tabTo(page, page.getByRole('button', { name: 'Rechazar: se devuelve' }));
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog', { name: '¿Rechazar esta venta?' });
  await expect(asked).toBeVisible();
  await expectFocusInSight(page);
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Rechazar: se devuelve' })).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, asked.getByRole('button', { name: 'Rechazar: se devuelve' }));
  await page.keyboard.press('Space');
  await expectToast(page, 'Rechazada');
  await expect(page).not.toHaveURL(new RegExp(`case=${refused}`));
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
  await expectFocusInSight(page);

  for (const id of [approved, refused]) {
    const { billing } = await (await ours.publisher.request.get(`/api/calls/${id}`)).json();
    expect(billing).toBe(id === approved ? 'approved' : 'refused');
  }
});

test('a handful of tabs leads from the heading to the first row of calls, and J at once', async ({ as }) => {
  const page = await as('admin');
  await open(page, '/admin-dashboard/security');
  await jump(page, 'c', /\/admin-dashboard\/calls/);
  await expectHeading(page, 1, 'Llamadas');
  const inRow = page.locator('main [data-row]').first().locator(':focus');
  await expect(page.locator('main [data-row]').first()).toBeVisible();
  const tabs = await tabTo(page, page.getByRole('button', { name: 'Ir a la lista' }));
  expect(tabs, 'tabs to the first row').toBeLessThanOrEqual(A_HANDFUL);
  await press(page, 'Enter');
  await expect(inRow).toHaveCount(1);

  await jump(page, 'u', /\/admin-dashboard\/users/);
  await expectHeading(page, 1, 'Usuarios');
  await jump(page, 'c', /\/admin-dashboard\/calls/);
  await expectHeading(page, 1, 'Llamadas');
  await expect(page.locator('main [data-row]').first()).toBeVisible();
  await press(page, 'j');
  await expect(inRow).toHaveCount(1);
});

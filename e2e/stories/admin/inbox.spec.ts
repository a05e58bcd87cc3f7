import { expectToast, test } from '../../people.ts';
import { expect, open } from '../../story.ts';
import { aMember, ask, thread } from '../../tickets.ts';

const INBOX = '/admin-dashboard/tickets/inbox';

test('a ticket is answered with a canned reply and closed by keyboard alone', async ({ visitor, account, as }) => {
  const { page: publisher, person } = await aMember({ visitor, account }, 'publisher');
  const id = await ask(publisher, { subject: 'Pago de octubre', message: '¿Cuándo llega?' });
  const page = await as('admin');
  const title = `Pago ${id.slice(0, 8)}`;
  const written = { title, textEs: 'Hola {name}: mañana. {agent}', textEn: 'Hello {name}: tomorrow.' };
  expect((await page.request.post('/api/admin/canned-replies', { data: written })).status()).toBe(201);

  await open(page, `${INBOX}?search=${encodeURIComponent(person.email)}`);
  const row = page.getByRole('list', { name: /^Tickets, primero/ }).getByRole('link', { name: /Pago de octubre/ });
  await expect(row).toContainText('Espera');
  await page.getByRole('heading', { level: 1 }).press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Pago de octubre' })).toBeFocused();

  const canned = page.getByRole('combobox', { name: 'Respuesta preparada' });
  await expect(canned).toBeEnabled(); // they have come
  await canned.press('Enter');
  await page.getByRole('option', { name: title }).press('Enter');
  const reply = page.getByLabel('Respuesta', { exact: true });
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue(/^Hola .+: mañana\. /);
  await page.keyboard.press('Control+Shift+Enter');
  await expectToast(page, 'Respuesta Enviada');
  await expect(row).toHaveCount(0);

  await open(publisher, `/publisher-dashboard/tickets?ticket=${id}`);
  await expect(thread(publisher)).toContainText(': mañana.');
  await expect(publisher.getByText('Este ticket está cerrado. Si necesitas algo más, abre uno nuevo.')).toBeVisible();
});

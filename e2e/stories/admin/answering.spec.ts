import type { Locator } from '@playwright/test';
import { expectToast, test } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';
import { aMember, ask, thread } from '../../tickets.ts';

test.use({ hearsLive: true });

const reply = (page: Page) => page.getByLabel('Respuesta', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar Respuesta' }).click();

/** Goes on until it is seen: a page that begins to listen hears of the next keystrokes. */
const typeUntil = (page: Page, seen: Locator) =>
  expect(async () => {
    await reply(page).pressSequentially('a');
    await expect(seen).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });

test('two admins with the same ticket see each other answer, and neither answers unawares', async ({
  visitor,
  account,
  as,
  anAdmin: { page: ines },
}) => {
  const { page: publisher } = await aMember({ visitor, account }, 'publisher');
  const id = await ask(publisher, { subject: 'Pago de octubre', message: '¿Cuándo llega?' });
  const admin = await as('admin');
  for (const page of [admin, ines]) {
    await open(page, `/admin-dashboard/tickets/inbox?ticket=${id}`);
    await expect(reply(page)).toBeVisible();
  }
  const types = admin.getByText('Inés Soto está respondiendo');

  await typeUntil(ines, types);
  await reply(ines).fill('');
  await expect(types).toBeHidden();

  await typeUntil(admin, ines.getByText(/está respondiendo$/));
  await reply(admin).fill('El martes.');
  await reply(ines).fill('El lunes.');
  await send(ines);
  await expect(admin.getByText('Inés Soto ha respondido mientras tanto')).toBeVisible();
  await send(admin);
  await expectToast(admin, 'Error al enviar respuesta');
  await expect(reply(admin)).toHaveValue('El martes.');
  await admin.getByRole('button', { name: 'Entendido' }).click();
  await send(admin);
  await expect(thread(ines)).toContainText('El martes.');

  await typeUntil(ines, types);
  await ines.close();
  await expect(types).toBeHidden({ timeout: 30_000 });
});

import { test } from '../../people.ts';
import { expect, open } from '../../story.ts';
import { aMember, choose, thread } from '../../tickets.ts';

test.use({ hearsLive: true });

test('a publisher asks, an admin answers, the publisher reads it, and nobody reloads', async ({
  visitor,
  account,
  as,
}) => {
  const { page: publisher, person } = await aMember({ visitor, account }, 'publisher');
  const admin = await as('admin');
  await open(admin, `/admin-dashboard/tickets?search=${encodeURIComponent(person.email)}`);
  await expect(admin.getByText('No hay tickets que coincidan con los filtros.')).toBeVisible();

  await open(publisher, '/publisher-dashboard/tickets?new=1');
  await publisher.getByLabel('Asunto').fill('Pago de octubre');
  await publisher.getByLabel('Mensaje').fill('¿Cuándo llega?');
  await publisher.getByRole('button', { name: 'Enviar Ticket' }).click();
  await admin.getByRole('link', { name: 'Pago de octubre' }).click();
  await admin.getByLabel('Respuesta').fill('El lunes.');
  await admin.getByRole('button', { name: 'Enviar Respuesta' }).click();
  await expect(thread(publisher)).toContainText('El lunes.');

  await choose(admin, 'Estado', 'Pendiente');
  await expect(publisher.getByRole('link', { name: /Pago de octubre/ })).toContainText('Pendiente');
  await publisher.getByLabel('Respuesta').fill('Ya llegó, gracias.');
  await publisher.getByRole('button', { name: 'Enviar Respuesta' }).click();
  await expect(thread(admin)).toContainText('Ya llegó, gracias.');
  await expect(admin.getByRole('combobox', { name: 'Estado' })).toHaveText('Abierto');
});

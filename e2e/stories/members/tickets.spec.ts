import { expectRefused, expectToast, test } from '../../people.ts';
import { expect, open } from '../../story.ts';
import { aMember, ask, expectOnlyText, MARKUP, thread, UNREACHABLE } from '../../tickets.ts';

const panels = [
  { kind: 'publisher', address: '/publisher-dashboard/tickets', title: 'Tickets de Soporte' },
  { kind: 'advertiser', address: '/advertiser-dashboard/tickets', title: 'Soporte Técnico' },
] as const;

for (const { kind, address, title } of panels) {
  test(`a ${kind} finds the screen in the sidebar, opens a first ticket and reads it there`, async ({
    visitor,
    account,
  }) => {
    const { page, person } = await aMember({ visitor, account }, kind);
    await open(page, `/${kind}-dashboard`);
    await page.getByRole('navigation').getByRole('link', { name: 'Tickets de Soporte' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('No tienes tickets de soporte aún.')).toBeVisible();

    await page.getByRole('button', { name: 'Nuevo Ticket' }).click();
    const [subject, message] = [page.getByLabel('Asunto'), page.getByLabel('Mensaje')];
    await expect(message).toHaveAttribute('rows', '4');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(subject).toHaveCount(0);
    await page.getByRole('button', { name: 'Nuevo Ticket' }).click();
    await page.getByRole('button', { name: 'Enviar Ticket' }).click();
    await expectRefused(subject, 'Completa este campo.');
    await expectRefused(message, 'Completa este campo.');

    await subject.fill('Pago de octubre');
    await message.fill('¿Cuándo llega?\nGracias.');
    await page.route('**/api/tickets', (route) => route.abort());
    await page.getByRole('button', { name: 'Enviar Ticket' }).click();
    await expectToast(page, 'Error al crear ticket', UNREACHABLE);
    await expect(subject).toHaveValue('Pago de octubre');
    await expect(message).toHaveValue('¿Cuándo llega?\nGracias.');
    await page.unroute('**/api/tickets');
    await page.getByRole('button', { name: 'Enviar Ticket' }).click();
    await expectToast(page, 'Ticket Creado', 'Tu ticket ha sido enviado exitosamente.');

    const row = page.getByRole('link', { name: /Pago de octubre/ });
    await expect(row).toContainText('Abierto');
    await expect(page.getByRole('heading', { level: 2, name: 'Pago de octubre' })).toBeVisible();
    await expect(thread(page).getByRole('listitem')).toHaveCount(1);
    await expect(thread(page)).toContainText(`${person.fullName} · Mensaje original`);
    await expect(thread(page)).toContainText('¿Cuándo llega?\nGracias.');
  });

  test(`a ${kind} is told when tickets cannot be loaded, and can try again`, async ({ visitor, account }) => {
    const { page } = await aMember({ visitor, account }, kind);
    await page.route('**/api/tickets?**', (route) => route.abort());
    await open(page, address);
    await expectToast(page, 'Error al cargar tickets', UNREACHABLE);
    await page.unroute('**/api/tickets?**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('No tienes tickets de soporte aún.')).toBeVisible();
  });
}

test('an owner answers, and what could not be sent stays', async ({ visitor, account, as }) => {
  const { page } = await aMember({ visitor, account }, 'publisher');
  const id = await ask(page, { subject: 'Enlace roto', message: 'No abre.' });
  const admin = await as('admin');
  await admin.request.post(`/api/tickets/${id}/replies`, { data: { message: '¿Cuál?' } });
  await admin.request.put(`/api/admin/tickets/${id}/status`, { data: { status: 'pending' } });
  await open(page, `/publisher-dashboard/tickets?ticket=${id}`);
  await expect(page.getByRole('link', { name: /Enlace roto/ })).toContainText('Pendiente');
  await expect(thread(page)).toContainText('Alma Ortega · Respuesta del equipo de soporte');

  const [reply, send] = [page.getByLabel('Respuesta'), page.getByRole('button', { name: 'Enviar Respuesta' })];
  await expect(send).toBeDisabled();
  await reply.fill(' \n ');
  await expect(send).toBeDisabled();
  await reply.fill('El primero.');
  await page.route('**/replies', (route) => route.abort());
  await send.click();
  await expectToast(page, 'Error al enviar respuesta', UNREACHABLE);
  await expect(reply).toHaveValue('El primero.');
  await page.unroute('**/replies');
  await send.click();
  await expectToast(page, 'Respuesta Enviada');
  await expect(reply).toHaveValue('');
  await expect(thread(page).getByRole('listitem').last()).toContainText('El primero.');
  await expect(page.getByRole('link', { name: /Enlace roto/ })).toContainText('Abierto');
});

test('a closed ticket says so and leads to a new one about the same', async ({ visitor, account, as }) => {
  const { page } = await aMember({ visitor, account }, 'advertiser');
  const id = await ask(page, { subject: 'Factura', message: 'Falta una.' });
  await open(page, '/advertiser-dashboard/tickets');
  await page.getByLabel('Respuesta').fill('¿Y bien?');
  const admin = await as('admin');
  await admin.request.put(`/api/admin/tickets/${id}/status`, { data: { status: 'closed' } });
  await page.getByRole('button', { name: 'Enviar Respuesta' }).click();
  const closed = 'Este ticket está cerrado. Si necesitas algo más, abre uno nuevo.';
  await expectToast(page, 'Error al enviar respuesta', closed);
  await expect(page.getByRole('main').getByText(closed)).toBeVisible();
  await expect(page.getByLabel('Respuesta')).toHaveCount(0);
  await page.getByRole('link', { name: 'Abrir un ticket nuevo' }).click();
  await expect(page.getByLabel('Asunto')).toHaveValue('Re: Factura');
});

test('an address fills the form in', async ({ visitor, account }) => {
  const { page } = await aMember({ visitor, account }, 'publisher');
  const words = new URLSearchParams({ new: '1', subject: 'Disputa: llamada 17', message: 'Duró 95 s.\n¿Por qué no?' });
  await open(page, `/publisher-dashboard/tickets?${words}`);
  await expect(page.getByLabel('Asunto')).toHaveValue('Disputa: llamada 17');
  await expect(page.getByLabel('Mensaje')).toHaveValue('Duró 95 s.\n¿Por qué no?');
  await page.getByRole('button', { name: 'Enviar Ticket' }).click();
  await expectToast(page, 'Ticket Creado');
  await expect(page).toHaveURL(/\/publisher-dashboard\/tickets\?ticket=[\w-]+$/);
});

test('whoever was rejected, or still waits, can ask too', async ({ visitor, account, decide }) => {
  const { page, person } = await aMember({ visitor, account }, 'publisher');
  for (const status of ['pending', 'rejected'] as const) {
    await decide(person.email, status);
    await open(page, '/publisher-dashboard/tickets?new=1');
    await page.getByLabel('Asunto').fill(`Mi cuenta: ${status}`);
    await page.getByLabel('Mensaje').fill('¿Qué falta?');
    await page.getByRole('button', { name: 'Enviar Ticket' }).click();
    await expectToast(page, 'Ticket Creado');
    await expect(page.getByRole('heading', { level: 2, name: `Mi cuenta: ${status}` })).toBeVisible();
  }
});

test('many tickets scroll in a list 200 px high, and older ones come when asked for', async ({ visitor, account }) => {
  const { page } = await aMember({ visitor, account }, 'advertiser');
  for (let count = 1; count <= 27; count += 1) await ask(page, { subject: `Ticket ${count}.`, message: 'x' });
  await open(page, '/advertiser-dashboard/tickets');
  const rows = page.getByRole('list', { name: 'Tus tickets, los más recientes primero' });
  await expect(rows.getByRole('listitem')).toHaveCount(25);
  expect(await rows.locator('..').evaluate((box) => [box.clientHeight, box.scrollHeight > 200])).toEqual([200, true]);
  await page.getByRole('button', { name: 'Mostrar más' }).click();
  await expect(rows.getByRole('listitem')).toHaveCount(27);
  await rows.getByRole('link', { name: /Ticket 1\./ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ticket 1.' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Ticket 27.' })).toBeVisible();
});

test('markup is shown as it was typed', async ({ visitor, account, as }) => {
  const { page } = await aMember({ visitor, account }, 'publisher');
  const id = await ask(page, { subject: MARKUP, message: MARKUP });
  const admin = await as('admin');
  await admin.request.post(`/api/tickets/${id}/replies`, { data: { message: MARKUP } });
  await open(page, '/publisher-dashboard/tickets');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(MARKUP);
  await expect(thread(page).getByText(MARKUP)).toHaveCount(2);
  await expectOnlyText(page);
});

test("another's ticket looks like none, and private notes are not there", async ({ visitor, account, as }) => {
  const { page } = await aMember({ visitor, account }, 'publisher');
  const id = await ask(page, { subject: 'Mío', message: 'x' });
  const admin = await as('admin');
  await admin.request.post(`/api/admin/tickets/${id}/notes`, { data: { message: 'SECRETO' } });
  await open(page, `/publisher-dashboard/tickets?ticket=${id}`);
  await expect(thread(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('SECRETO')).toHaveCount(0);

  const { page: stranger } = await aMember({ visitor, account }, 'publisher');
  await open(stranger, `/publisher-dashboard/tickets?ticket=${id}`);
  await expect(stranger.getByText(/^No lo hemos encontrado/)).toBeVisible();
  await expect(stranger.getByText('Mío')).toHaveCount(0);
});

test('an admin looks into the panels and opens a ticket for the account they picked', async ({
  visitor,
  account,
  as,
  administration,
}) => {
  const { page: publisher, person } = await aMember({ visitor, account }, 'publisher');
  await ask(publisher, { subject: 'Del editor', message: 'x' });
  const found = await administration.get(`/api/admin/accounts?search=${encodeURIComponent(person.email)}`);
  const { accounts }: { accounts: { id: string }[] } = await found.json();

  const page = await as('admin');
  await open(page, '/advertiser-dashboard/tickets');
  await expect(page.getByText('Elige una cuenta para abrir un ticket en su nombre.')).toBeVisible();
  await expect(page.getByText('Del editor')).toHaveCount(0);
  await open(page, '/publisher-dashboard/tickets');
  await expect(page.getByRole('link', { name: /Del editor Nora Paz/ }).first()).toBeVisible();

  await open(page, `/publisher-dashboard/tickets?account=${accounts[0]?.id}`);
  await expect(page.getByRole('list', { name: /^Tickets de estas cuentas/ }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Nuevo Ticket' }).click();
  await page.getByLabel('Asunto').fill('Por teléfono');
  await page.getByLabel('Mensaje').fill('Llamó y preguntó por su pago.');
  await page.getByRole('button', { name: 'Enviar Ticket' }).click();
  await expectToast(page, 'Ticket Creado');
  await open(publisher, '/publisher-dashboard/tickets');
  await expect(publisher.getByRole('link', { name: /Por teléfono/ })).toBeVisible();
});

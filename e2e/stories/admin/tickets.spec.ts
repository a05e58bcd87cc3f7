import { randomBytes } from 'node:crypto';
import { expectToast, solveCaptcha, test } from '../../people.ts';
import { anEmail, expect, open, type Page } from '../../story.ts';
import { aMember, ask, choose, expectOnlyText, MARKUP, thread, UNREACHABLE } from '../../tickets.ts';

const DESK = '/admin-dashboard/tickets';
const QUESTION = '¿Estás seguro de que quieres eliminar este ticket? Esta acción no se puede deshacer.';

/** A word of our own, so that the tickets of other stories stay out of sight. */
const aWord = () => `w${randomBytes(4).toString('hex')}`;
const row = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });

test('an admin finds tickets by word, status and priority, and the address remembers how', async ({
  visitor,
  account,
  as,
}) => {
  const { page: owner, person } = await aMember({ visitor, account }, 'publisher');
  const word = aWord();
  await ask(owner, { subject: `FACTURACIÓN ${word}`, message: 'x' });
  const id = await ask(owner, { subject: `Otro ${word}`, message: 'Ñandú' });
  const page = await as('admin');
  await page.request.put(`/api/admin/tickets/${id}/priority`, { data: { priority: 'high' } });
  await open(page, '/admin-dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Tickets', exact: true }).click();
  await expect(page).toHaveURL(DESK);

  const search = page.getByLabel('Buscar');
  await search.fill(person.email.toUpperCase());
  await expect(page.getByRole('status').filter({ hasText: '2 tickets' })).toBeVisible();
  await expect(row(page, `Otro ${word}`)).toContainText('Nora Paz');
  await expect(row(page, `Otro ${word}`)).toContainText('Editor');
  await search.fill(`facturacion ${word}`);
  await expect(row(page, `Otro ${word}`)).toHaveCount(0);
  await expect(row(page, `FACTURACIÓN ${word}`)).toBeVisible();
  await search.fill(word);
  await choose(page, 'Prioridad', 'Alta');
  await expect(row(page, 'FACTURACIÓN')).toHaveCount(0);
  await expect(page).toHaveURL(`${DESK}?search=${word}&priority=high`);
  await choose(page, 'Estado', 'Cerrado');
  await expect(page.getByText('No hay tickets que coincidan con los filtros.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveText('Cerrado');
  await page.goBack();
  await expect(row(page, `Otro ${word}`)).toBeVisible();
});

test('a list that cannot be loaded says why, and older tickets come page by page', async ({ visitor, account, as }) => {
  const { page: owner } = await aMember({ visitor, account }, 'advertiser');
  const word = aWord();
  for (let count = 0; count < 26; count += 1) await ask(owner, { subject: `${word} ${count}`, message: 'x' });
  const page = await as('admin');
  await page.route('**/api/admin/tickets?**', (route) => route.abort());
  await open(page, `${DESK}?search=${word}`);
  await expect(page.getByText(`Error al cargar tickets: ${UNREACHABLE}`)).toBeVisible();
  await page.unroute('**/api/admin/tickets?**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('row')).toHaveCount(26);
  await expect(page.getByText('Los 25 tickets más recientes')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar más' }).click();
  await expect(page.getByRole('row')).toHaveCount(27);
  await expect(page.getByText('26 tickets', { exact: true })).toBeVisible();
});

test('an admin answers in the dialog, which has its own address and closes with Back', async ({
  visitor,
  account,
  as,
  mailTo,
}) => {
  const { page: owner, person } = await aMember({ visitor, account }, 'advertiser');
  const subject = `Saldo ${aWord()}`;
  const id = await ask(owner, { subject, message: '¿Cuánto queda?' });
  const page = await as('admin');
  await open(page, `${DESK}?search=${encodeURIComponent(subject)}`);
  await page.getByRole('link', { name: subject }).click();
  const dialog = page.getByRole('dialog', { name: subject });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).searchParams.get('ticket')).toBe(id);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog.getByRole('definition')).toHaveText([
    `Aldo Cruz · ${person.email}`,
    'Anunciante',
    'Panel de anunciante',
    /\d/,
  ]);
  await expect(thread(page)).toContainText('¿Cuánto queda?');

  const [reply, send] = [dialog.getByLabel('Respuesta'), dialog.getByRole('button', { name: 'Enviar Respuesta' })];
  await expect(send).toBeDisabled();
  await reply.fill('  \n');
  await expect(send).toBeDisabled();
  await reply.fill('Quedan $120.');
  await page.route('**/replies', (route) => route.abort());
  await send.click();
  await expectToast(page, 'Error al enviar respuesta', UNREACHABLE);
  await expect(reply).toHaveValue('Quedan $120.');
  await page.unroute('**/replies');
  await send.click();
  await expectToast(page, 'Respuesta Enviada');
  await expect(reply).toHaveValue('');
  await expect(thread(page).getByRole('listitem').last()).toContainText('Quedan $120.');
  const mail = await mailTo(person.email, /Quedan \$120/);
  expect(mail.subject).toContain(subject);
  expect(mail.text).toContain(`/advertiser-dashboard/tickets?ticket=${id}`);
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\?search=[^&]+$/);
});

test('an admin changes status and priority, or is told why not', async ({ visitor, account, as }) => {
  const { page: owner } = await aMember({ visitor, account }, 'publisher');
  const subject = `Estado ${aWord()}`;
  const id = await ask(owner, { subject, message: 'x' });
  const page = await as('admin');
  await open(page, `${DESK}?ticket=${id}&search=${encodeURIComponent(subject)}`);
  const dialog = page.getByRole('dialog', { name: subject });
  await expect(dialog).toBeVisible();
  await page.route(/\/(status|priority)$/, (route) => route.abort());
  await choose(page, 'Estado', 'Pendiente');
  await expectToast(page, 'Error', `Error al actualizar estado: ${UNREACHABLE}`);
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveText('Abierto');
  await choose(page, 'Prioridad', 'Alta');
  await expectToast(page, 'Error', `Error al actualizar prioridad: ${UNREACHABLE}`);
  await page.unroute(/\/(status|priority)$/);
  await choose(page, 'Estado', 'Pendiente');
  await expectToast(page, 'Estado Actualizado', `${subject}: Pendiente`);
  await choose(page, 'Prioridad', 'Alta');
  await expectToast(page, 'Prioridad Actualizada', `${subject}: Alta`);
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, subject)).toContainText('Pendiente');
  await expect(row(page, subject)).toContainText('Alta');

  await row(page, subject)
    .getByRole('button', { name: `Acciones para ${subject}` })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ver ticket', 'Marcar como abierto', 'Cerrar', 'Eliminar']);
  await page.getByRole('menuitem', { name: 'Cerrar' }).click();
  await expectToast(page, 'Estado Actualizado', `${subject}: Cerrado`);
});

test('a private note stands in the thread, unlike the rest, and the owner never sees it', async ({
  visitor,
  account,
  as,
}) => {
  const { page: owner } = await aMember({ visitor, account }, 'publisher');
  const id = await ask(owner, { subject: 'Tercera vez', message: 'x' });
  const page = await as('admin');
  await open(page, `${DESK}?ticket=${id}`);
  await page.getByRole('tab', { name: 'Nota privada' }).click();
  await expect(page.getByText('Solo la leen los administradores. Nunca se envía al remitente.')).toBeVisible();
  const note = page.getByLabel('Nota privada').and(page.getByRole('textbox'));
  await note.fill('SECRETO: ojo con este.');
  await page.route('**/notes', (route) => route.abort());
  await page.getByRole('button', { name: 'Guardar Nota' }).click();
  await expectToast(page, 'Error al guardar nota', UNREACHABLE);
  await expect(note).toHaveValue('SECRETO: ojo con este.');
  await page.unroute('**/notes');
  await page.getByRole('button', { name: 'Guardar Nota' }).click();
  await expectToast(page, 'Nota Guardada');
  const said = thread(page).getByRole('listitem').last();
  await expect(said).toContainText('Nota privada, solo para administradores');
  await expect(said).toContainText('SECRETO: ojo con este.');
  await open(owner, '/publisher-dashboard/tickets');
  await expect(thread(owner)).toBeVisible();
  await expect(owner.getByText('SECRETO')).toHaveCount(0);
});

test('a ticket is deleted after the question, and not when that fails', async ({ visitor, account, as }) => {
  const { page: owner } = await aMember({ visitor, account }, 'publisher');
  const subject = `Sobra ${aWord()}`;
  const id = await ask(owner, { subject, message: 'x' });
  const page = await as('admin');
  await page.request.post(`/api/tickets/${id}/replies`, { data: { message: 'Vale.' } });
  await open(page, `${DESK}?search=${encodeURIComponent(subject)}&ticket=${id}`);
  const dialog = page.getByRole('dialog', { name: subject });
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(QUESTION);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await page.route(`**/api/admin/tickets/${id}`, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expectToast(page, 'Error al eliminar ticket', UNREACHABLE);
  await page.unroute(`**/api/admin/tickets/${id}`);
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expectToast(page, 'Ticket Eliminado');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No hay tickets que coincidan con los filtros.')).toBeVisible();
  await open(owner, '/publisher-dashboard/tickets');
  await expect(owner.getByText('No tienes tickets de soporte aún.')).toBeVisible();
  await open(page, `${DESK}?ticket=${id}`);
  await expect(page.getByRole('dialog', { name: 'Ticket' })).toContainText('No lo hemos encontrado');
});

test('a visitor is answered by mail, and markup is text on every screen and in the mail', async ({
  visitor,
  as,
  mailTo,
}) => {
  const email = anEmail('stranger');
  const stranger = await visitor();
  await open(stranger, '/contact');
  const fields = { 'Nombre Completo': 'Eva', 'Correo Electrónico': email, Asunto: MARKUP, Mensaje: MARKUP };
  for (const [label, value] of Object.entries(fields)) await stranger.getByLabel(label, { exact: true }).fill(value);
  await solveCaptcha(stranger);
  await stranger.getByRole('button', { name: 'Enviar Mensaje' }).click();
  await expect(stranger.getByText('¡Mensaje Enviado!', { exact: true })).toBeVisible();

  const page = await as('admin');
  await open(page, `${DESK}?search=${encodeURIComponent(email)}`);
  await expect(row(page, email)).toContainText('Visitante');
  await page.getByRole('link', { name: MARKUP }).click();
  const dialog = page.getByRole('dialog', { name: MARKUP });
  await expect(dialog).toContainText(`El remitente no tiene cuenta: la respuesta se envía por correo a ${email}.`);
  await expect(thread(page)).toContainText(MARKUP);
  await dialog.getByLabel('Respuesta').fill(MARKUP);
  await dialog.getByRole('button', { name: 'Enviar Respuesta' }).click();
  await expectToast(page, 'Respuesta Enviada');
  await expect(thread(page).getByText(MARKUP)).toHaveCount(2);
  await expectOnlyText(page);
  const mail = await mailTo(email, /responde a tu mensaje/);
  expect(mail.subject).toContain(MARKUP);
  expect(mail.html).not.toMatch(/<script|<img/);
  expect(mail.text).toContain(MARKUP);
});

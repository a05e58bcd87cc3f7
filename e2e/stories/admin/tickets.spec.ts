import { expectToast, solveCaptcha, test } from '../../people.ts';
import { anEmail, expect, open, type Page } from '../../story.ts';
import { expectOnlyText, MARKUP, thread } from '../../tickets.ts';

const TICKETS = '/admin-dashboard/tickets';

const row = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });

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
  await open(page, `${TICKETS}?search=${encodeURIComponent(email)}`);
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

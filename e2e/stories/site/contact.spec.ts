import { solveCaptcha } from '../../people.ts';
import { expect, open, type Page, test } from '../../story.ts';

async function write(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

const MESSAGE = {
  'Nombre Completo': 'Ana Ruiz',
  'Correo Electrónico': 'ana@people.example',
  Asunto: 'Precio',
  Mensaje: '<b>¿Cuánto cuesta?</b>',
};

test('a visitor writes, is thanked, and the form and captcha start anew', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/contact');
  const send = page.getByRole('button', { name: 'Enviar Mensaje' });
  await write(page, MESSAGE);
  await expect(send).toBeDisabled();
  await solveCaptcha(page);
  await send.click();
  await expect(page.getByText('¡Mensaje Enviado!', { exact: true })).toBeVisible();
  await expect(page.getByText('Gracias por contactarnos. Te responderemos pronto.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue('');
  await expect(send).toBeDisabled();
});

test('bad input is named field by field and stays', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/contact');
  await write(page, { ...MESSAGE, 'Correo Electrónico': 'nonsense', Asunto: '' });
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Enviar Mensaje' }).click();
  await expect(page.getByLabel('Correo Electrónico', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Asunto', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue(MESSAGE.Mensaje);
});

test('a message that cannot be sent is kept, with the reason', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/contact');
  await write(page, MESSAGE);
  await solveCaptcha(page);
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Enviar Mensaje' }).click();
  await expect(page.getByText('Error al Enviar', { exact: true })).toBeVisible();
  await expect(page.getByText('No se pudo enviar tu mensaje. Inténtalo de nuevo.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue(MESSAGE.Mensaje);
});

test('whoever is signed in finds their details filled in', async ({ as }) => {
  const page = await as('advertiser');
  await open(page, '/contact');
  await expect(page.getByLabel('Nombre Completo', { exact: true })).toHaveValue('Andrea Salas');
  await expect(page.getByLabel('Correo Electrónico', { exact: true })).toHaveValue('advertiser@callstead.example');
  await expect(page.getByLabel('Empresa (Opcional)', { exact: true })).toHaveValue('Hogar Sereno Services LLC');
});

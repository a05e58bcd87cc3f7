import { generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto';
import { choose, expectToast, test } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const PAGE = '/admin-dashboard/carriers';

const aKey = () => generateKeyPairSync('ed25519').privateKey;
const publicHalf = (key: KeyObject) =>
  Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

/** As Telnyx signs: the moment, and every byte of the form as it is sent. */
async function ring(page: Page, key: KeyObject, parameters: Record<string, string>) {
  const body = new URLSearchParams(parameters).toString();
  const timestamp = String(Math.floor(Date.now() / 1000));
  return page.request.post(new URL('/carrier/telnyx/voice', page.url()).href, {
    data: body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'telnyx-timestamp': timestamp,
      'telnyx-signature-ed25519': sign(null, Buffer.from(`${timestamp}|${body}`), key).toString('base64'),
    },
  });
}

test('an admin adds an account at Telnyx, is told what is missing, buys a number that is called, and gives it back', async ({
  as,
}) => {
  const page = await as('admin');
  const [name, account, key] = [`Telnyx ${randomBytes(3).toString('hex')}`, randomUUID(), aKey()];
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Añadir cuenta' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Añadir cuenta' });
  await adding.getByRole('combobox', { name: 'Operador', exact: true }).click();
  await page.getByRole('option', { name: 'Telnyx' }).click();
  await adding.getByLabel('Nombre').fill(name);
  await adding.getByLabel('ID de la cuenta').fill(account);
  await adding.getByLabel('API key').fill(`KEY-${account}`);
  await adding.getByLabel('Clave pública').fill('-----BEGIN PUBLIC KEY-----');
  await adding.getByRole('button', { name: 'Probar y guardar' }).click();
  await expect(adding.getByLabel('Clave pública')).toHaveAttribute('aria-invalid', 'true');
  await adding.getByLabel('Clave pública').fill(publicHalf(key));
  await adding.getByRole('button', { name: 'Probar y guardar' }).click();
  await expect(
    adding.getByText('El operador no acepta estas credenciales. Revisa la cuenta y el token.'),
  ).toBeVisible();
  await adding.getByLabel('API key').fill(`simulated-${account}`);
  await adding.getByRole('button', { name: 'Probar y guardar' }).click();
  await expectToast(page, 'Cuenta Añadida', name);

  const card = page.getByRole('region', { name });
  await card.getByRole('button', { name: 'Comprar números' }).click();
  const buying = page.getByRole('dialog', { name: `Comprar números en ${name}` });
  await buying.getByLabel('Prefijo').fill('713'); // the last of the pool, so that no other story is handed it
  await buying.getByRole('button', { name: 'Buscar' }).click();
  await expect(buying.getByText('$1.00 al mes cada uno')).toBeVisible();
  const offer = buying.getByRole('listitem').nth(7); // the story of Twilio buys the first
  const shown = (await offer.locator('.font-mono').textContent()) ?? '';
  await offer.getByRole('button', { name: `Comprar ${shown}` }).click();
  await expectToast(page, 'Número Comprado', shown);
  await page.keyboard.press('Escape');

  const number = `+${shown.replaceAll(/\D/g, '')}`;
  const call = { AccountSid: account, From: '+13055550123', To: number, CallStatus: 'ringing' };
  const forged = await ring(page, aKey(), { ...call, CallSid: `v3:${randomBytes(40).toString('base64url')}` });
  expect([forged.status(), await forged.text()]).toEqual([403, '']);
  const answered = await ring(page, key, { ...call, CallSid: `v3:${randomBytes(40).toString('base64url')}` });
  expect(answered.status()).toBe(200);
  expect(await answered.text()).toContain('<Response>');

  await open(page, PAGE);
  await choose(page.getByRole('region', { name }), 'Comprobar ahora');
  await expectToast(page, 'Cuenta comprobada', name);
  await expect(page.getByRole('region', { name }).getByText('En orden')).toBeVisible();
  await choose(page.getByRole('region', { name }), 'Cambiar token');
  await expect(page.getByRole('dialog').getByLabel('Clave pública')).toBeVisible();
  await page.keyboard.press('Escape');

  await open(page, `/admin-dashboard/numbers?search=${encodeURIComponent(number)}`);
  await page.getByRole('button', { name: `Devolver ${shown}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Devolver' }).click();
  await expectToast(page, 'Número Devuelto', shown);
  await open(page, PAGE);
  await choose(page.getByRole('region', { name }), 'Quitar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expectToast(page, 'Cuenta Quitada', name);
});

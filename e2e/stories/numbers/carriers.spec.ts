import { createHmac, randomBytes } from 'node:crypto';
import { choose, expectToast, test } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const PAGE = '/admin-dashboard/carriers';
const TOKEN = `simulated-${randomBytes(4).toString('hex')}`;

/** As carriers sign: the address, then every parameter by its name. */
async function ring(page: Page, token: string, parameters: Record<string, string>): Promise<number> {
  const url = new URL('/carrier/twilio/voice', page.url()).href;
  const written = Object.keys(parameters)
    .sort()
    .map((name) => `${name}${parameters[name]}`);
  const signature = createHmac('sha1', token)
    .update(`${url}${written.join('')}`)
    .digest('base64');
  const answer = await page.request.post(url, { form: parameters, headers: { 'x-twilio-signature': signature } });
  return answer.status();
}

test('an admin adds an account, is told of a wrong token, buys a number that is called, and gives it back', async ({
  as,
}) => {
  const page = await as('admin');
  const [name, accountSid] = [`Twilio ${randomBytes(3).toString('hex')}`, `AC${randomBytes(16).toString('hex')}`];
  await open(page, PAGE);
  await expect(page.getByText('Aquí responde un operador simulado.')).toBeVisible();
  await page.getByRole('button', { name: 'Añadir cuenta' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Añadir cuenta' });
  await adding.getByLabel('Nombre').fill(name);
  await adding.getByLabel('Account SID').fill('AC12');
  await adding.getByLabel('Auth token').fill('wrong');
  await adding.getByRole('button', { name: 'Probar y guardar' }).click();
  await expect(adding.getByLabel('Account SID')).toHaveAttribute('aria-invalid', 'true');
  await adding.getByLabel('Account SID').fill(accountSid);
  await adding.getByRole('button', { name: 'Probar y guardar' }).click();
  await expect(
    adding.getByText('El operador no acepta estas credenciales. Revisa la cuenta y el token.'),
  ).toBeVisible();
  await adding.getByLabel('Auth token').fill(TOKEN);
  await adding.getByRole('button', { name: 'Probar y guardar' }).click();
  await expectToast(page, 'Cuenta Añadida', name);

  const card = page.getByRole('region', { name });
  await expect(card.getByText('En orden')).toBeVisible();
  await card.getByRole('button', { name: 'Comprar números' }).click();
  const buying = page.getByRole('dialog', { name: `Comprar números en ${name}` });
  await buying.getByLabel('Prefijo').fill('713'); // the last of the pool, so that no other story is handed it
  await buying.getByRole('button', { name: 'Buscar' }).click();
  await expect(buying.getByText('$1.15 al mes cada uno')).toBeVisible();
  const offer = buying.getByRole('listitem').first();
  const shown = (await offer.locator('.font-mono').textContent()) ?? '';
  await offer.getByRole('button', { name: `Comprar ${shown}` }).click();
  await expectToast(page, 'Número Comprado', shown);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('table', { name: 'Últimas compras' }).getByText(shown)).toBeVisible();

  const number = `+${shown.replaceAll(/\D/g, '')}`;
  const call = {
    CallSid: `CA${randomBytes(16).toString('hex')}`,
    AccountSid: accountSid,
    From: '+13055550123',
    To: number,
  };
  expect(await ring(page, 'somebody else', call)).toBe(403);
  expect(await ring(page, TOKEN, call)).toBe(200);
  await open(page, `/admin-dashboard/numbers?search=${encodeURIComponent(number)}`);
  await expect(page.getByRole('row').filter({ hasText: shown })).toContainText(name);
  await page.getByRole('button', { name: `Devolver ${shown}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Devolver' }).click();
  await expectToast(page, 'Número Devuelto', shown);

  await open(page, PAGE);
  await choose(page.getByRole('region', { name }), 'Quitar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expectToast(page, 'Cuenta Quitada', name);
  await expect(page.getByRole('region', { name })).toHaveCount(0);
});

import { choose } from '../../campaigns.ts';
import { expectToast, isSignedIn, linkIn, logIn, signIn, test } from '../../people.ts';
import { anEmail, expect, open, PASSWORD, type Page } from '../../story.ts';

const PATH = { publisher: '/publisher-dashboard/account', advertiser: '/advertiser-dashboard/account' };
const SAVED = ['Perfil Actualizado', 'Tu información ha sido actualizada exitosamente.'] as const;

const edit = (page: Page) => page.getByRole('button', { name: 'Editar Perfil' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar Cambios' });
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( \\(Opcional\\))?$`) });
/** What the page shows of a field while nobody edits it. */
const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
    .getByRole('definition');

test('a publisher reads their account, edits it and sees it saved', async ({ visitor, account }) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, '/publisher-dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Mi Cuenta' }).click();
  await expect(page).toHaveURL(PATH.publisher);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Cuenta' })).toBeVisible();
  for (const [label, value] of [
    ['Nombre Completo', 'Nora Paz'],
    ['Correo Electrónico', email],
    ['Teléfono', '+1 (305) 555-0142'],
    ['Nombre de Empresa', 'No especificado'],
    ['Sitio Web', 'No especificado'],
    ['Fuentes de Tráfico', 'Search ads'],
  ] as const) {
    await expect(fact(page, label)).toHaveText(value);
  }
  await expect(page.getByRole('heading', { name: 'Método de Pago' })).toBeVisible();

  await edit(page).click();
  await expect(field(page, 'Nombre Completo')).toBeFocused();
  await expect(field(page, 'Correo Electrónico')).toBeDisabled();
  await field(page, 'Nombre Completo').fill('Nora Paz Ruiz');
  await field(page, 'Nombre de Empresa').fill('Paz Media');
  await field(page, 'Sitio Web').fill('paz.example');
  await field(page, 'Fuentes de Tráfico').fill('SEO local');
  await choose(page, 'Zona Horaria', 'Bogotá · hora de Colombia');
  await save(page).click();
  await expectToast(page, ...SAVED);
  await expect(edit(page)).toBeFocused();
  await expect(fact(page, 'Nombre de Empresa')).toHaveText('Paz Media');
  await expect(fact(page, 'Sitio Web').getByRole('link')).toHaveAttribute('href', 'https://paz.example');
  await expect(fact(page, 'Zona Horaria')).toHaveText('hora de Colombia');
  await expect(page.getByRole('banner')).toContainText('Hola, Nora Paz Ruiz'); // the whole panel knows
  await page.reload();
  await expect(fact(page, 'Fuentes de Tráfico')).toHaveText('SEO local');
});

async function askForAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Cambiar correo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia tu correo de acceso' });
  await dialog.getByLabel('Nueva dirección').fill(address);
  await dialog.getByLabel('Tu contraseña actual').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Enviar el enlace' }).click();
}

test('a publisher moves to another address with the link sent there', async ({ visitor, account, mailTo }) => {
  const { email } = await account('publisher', 'approved');
  const after = anEmail('moved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, PATH.publisher);
  await askForAddress(page, after);
  await expectToast(page, 'Revisa tu nuevo buzón', `Abre antes de una hora el enlace que enviamos a ${after}.`);
  await expect(page.getByText(`Falta confirmar ${after} con el enlace que enviamos allí.`)).toBeVisible();
  await expect(fact(page, 'Correo Electrónico')).toHaveText(email);
  expect((await mailTo(email, /Se pidió un nuevo correo de acceso/)).text).toContain(after);

  const link = linkIn(await mailTo(after, /Confirma tu nueva dirección/), '/confirm-email-change');
  await open(page, link);
  await expect(page.getByRole('heading', { name: 'Tu correo de acceso ha cambiado' })).toBeVisible();
  await expect(page).toHaveURL('/confirm-email-change'); // the token is gone from the address
  await page.getByRole('link', { name: 'Volver a mi panel' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Mi Cuenta' }).click();
  await expect(fact(page, 'Correo Electrónico')).toHaveText(after);
  await mailTo(email, /Tu correo de acceso a Callstead ha cambiado/);

  const elsewhere = await visitor();
  await open(elsewhere, '/login');
  await logIn(elsewhere, after);
  await expect(elsewhere).toHaveURL('/publisher-dashboard/dashboard');
  expect(await isSignedIn(page)).toBe(true);
});

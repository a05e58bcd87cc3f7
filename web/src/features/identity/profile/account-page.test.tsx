import { readAccount } from '@callstead/contract/identity/accounts-endpoints';
import { askEmailChange, cancelEmailChange } from '@callstead/contract/identity/email-change-endpoints';
import type { Profile } from '@callstead/contract/identity/identity';
import { chooseLanguage, readOwnAccount, updateProfile } from '@callstead/contract/identity/own-account-endpoints';
import { listSessions } from '@callstead/contract/identity/session-endpoints';
import { readTaxForm } from '@callstead/contract/payouts/tax-endpoints';
import { readPaymentMethod } from '@callstead/contract/payouts-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type FakeApi, fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { choose, expectFocus, expectRefused, field, fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast, toast } from '../../../testing/toasts.ts';

const PASSWORD = 'Demo1234!';
const SAVED = ['Perfil Actualizado', 'Tu información ha sido actualizada exitosamente.'] as const;
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';
const PHONE_INVALID =
  'Escribe un número de teléfono completo, con su código de área, como +1 305 555 0142 o +52 55 1234 5678.';

const button = (name: string) => screen.getByRole('button', { name });
const line = (label: string) => field(new RegExp(`^${label}( \\(Opcional\\))?$`));
const main = () => within(screen.getByRole('main'));
const banner = () => screen.getAllByRole('banner')[0]?.textContent;

/** What the page shows of a field while nobody edits it. */
const fact = (label: string) =>
  within(main().getByText(label, { selector: 'dt' }).parentElement as HTMLElement).getByRole('definition');

/** The account page of somebody, who is paid nowhere yet and saves what the contract lets through. */
function anAccount(profile: Profile): FakeApi {
  const api = fakeApi(aSession(profile));
  let saved = profile;
  api.answer(readOwnAccount, () => ({ profile: saved, pendingEmail: null }));
  api.answer(readPaymentMethod, { paymentMethod: null, waiting: null });
  api.answer(readTaxForm, { state: 'not_needed', form: null });
  api.answer(updateProfile, ({ body }) => {
    saved = { ...saved, ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) };
    return saved;
  });
  return api;
}

const openAccount = (api: FakeApi, panel: 'publisher' | 'advertiser', search = '') =>
  openPage(api, `/${panel}-dashboard/account${search}`);

test('a publisher reads their account, edits it and sees it saved', async () => {
  const { user } = await openAccount(anAccount(aProfile('publisher')), 'publisher');
  screen.getByRole('heading', { level: 1, name: 'Mi Cuenta' });
  for (const [label, value] of [
    ['Nombre Completo', 'Nora Paz'],
    ['Correo Electrónico', 'publisher@people.example'],
    ['Teléfono', '+1 (305) 555-0142'],
    ['Nombre de Empresa', 'No especificado'],
    ['Sitio Web', 'No especificado'],
    ['Fuentes de Tráfico', 'Search ads'],
  ] as const)
    expect(fact(label).textContent).toBe(value);
  screen.getByRole('heading', { name: 'Método de Pago' });

  await user.click(button('Editar Perfil'));
  await expectFocus('Nombre Completo');
  expect(field('Correo Electrónico').disabled).toBe(true);
  fill('Nombre Completo', 'Nora Paz Ruiz');
  fill(line('Nombre de Empresa'), 'Paz Media');
  fill(line('Sitio Web'), 'paz.example');
  fill('Fuentes de Tráfico', 'SEO local');
  await choose(user, 'Zona Horaria', 'Bogotá · hora de Colombia');
  await user.click(button('Guardar Cambios'));
  await expectToast(...SAVED);
  await waitFor(() => expect(document.activeElement).toBe(button('Editar Perfil')));
  expect(fact('Nombre de Empresa').textContent).toBe('Paz Media');
  expect(within(fact('Sitio Web')).getByRole('link').getAttribute('href')).toBe('https://paz.example');
  expect(fact('Zona Horaria').textContent).toBe('hora de Colombia');
  expect(fact('Fuentes de Tráfico').textContent).toBe('SEO local');
  expect(banner()).toContain('Hola, Nora Paz Ruiz'); // the whole panel knows
});

test('an advertiser sees picture, name, company and status, and edits the three fields', async () => {
  const profile = aProfile('advertiser');
  const api = anAccount(profile);
  const { user } = await openAccount(api, 'advertiser');
  screen.getByRole('heading', { level: 1, name: 'Mi Cuenta de Anunciante' });
  main().getByText('Aprobada');
  expect(fact('Dirección').textContent).toBe('1 Main St, Austin, TX 78701');
  expect(screen.getByRole('main').querySelector('img')?.getAttribute('src')).toBe('/api/avatars/00ff');

  await user.click(button('Editar Perfil'));
  fill('Nombre Completo', 'Aldo Cruz Vega');
  fill(line('Nombre de Empresa'), 'Casa Nueva LLC');
  fill(line('Teléfono'), '(512) 555-0123');
  const change = { fullName: 'Aldo Cruz Vega', companyName: 'Casa Nueva LLC', phone: '(512) 555-0123' };
  api.answer(updateProfile, { ...profile, ...change, phone: '+15125550123' });
  await user.click(button('Guardar Cambios'));
  await expectToast(...SAVED);
  expect(api.requests(updateProfile)).toMatchObject([{ body: change }]);
  expect(fact('Nombre Completo').textContent).toBe('Aldo Cruz Vega');
  expect(fact('Nombre de Empresa').textContent).toBe('Casa Nueva LLC');
  expect(fact('Teléfono').textContent).toBe('+1 (512) 555-0123'); // as the server writes numbers
});

test('initials stand in for a picture that cannot be loaded', async () => {
  await openAccount(anAccount(aProfile('advertiser')), 'advertiser');
  fireEvent.error(screen.getByRole('main').querySelector('img') as HTMLImageElement);
  main().getByText('AC');
});

test.each(['publisher', 'advertiser'] as const)(
  'what a %s typed stays, whatever goes wrong while saving',
  async (kind) => {
    const api = anAccount(aProfile(kind));
    const { user } = await openAccount(api, kind);
    await user.click(button('Editar Perfil'));
    fill('Nombre Completo', '');
    fill(line('Teléfono'), '12');
    fill(line('Sitio Web'), 'no address');
    await user.click(button('Guardar Cambios'));
    await expectRefused('Nombre Completo', 'Completa este campo.');
    await expectRefused(line('Teléfono'), PHONE_INVALID);
    await expectRefused(line('Sitio Web'), 'Escribe una dirección web completa, como https://ejemplo.com.');
    await expectFocus('Nombre Completo');
    expect(api.requests(updateProfile)).toEqual([]);

    fill('Nombre Completo', 'Otra Persona');
    fill(line('Sitio Web'), '');
    fill(line('Teléfono'), '999 9999'); // looks like one; only the server knows that it is none
    api.answer(updateProfile, refusal('validation_failed', { phone: 'phone_invalid' }));
    await user.click(button('Guardar Cambios'));
    await expectToast('Error al actualizar perfil');
    await expectRefused(line('Teléfono'), PHONE_INVALID);

    fill(line('Teléfono'), '+1 305 555 0142');
    api.answer(updateProfile, SILENCE);
    await user.click(button('Guardar Cambios'));
    await expectToast('Error al actualizar perfil', UNREACHABLE);
    expect(valueIn('Nombre Completo')).toBe('Otra Persona');

    await user.click(button('Cancelar'));
    expect(fact('Nombre Completo').textContent).toBe(kind === 'publisher' ? 'Nora Paz' : 'Aldo Cruz');
    expect(document.activeElement).toBe(button('Editar Perfil'));
  },
);

test('whoever was logged out elsewhere is told to log in', async () => {
  const api = anAccount(aProfile('publisher'));
  const { user, address } = await openAccount(api, 'publisher');
  await user.click(button('Editar Perfil'));
  fill('Nombre Completo', 'Otra Persona');
  api.session = null;
  api.answer(updateProfile, refusal('unauthenticated'));
  await user.click(button('Guardar Cambios'));
  await expectToast('Error al actualizar perfil', 'Debes iniciar sesión para actualizar tu perfil.');
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fpublisher-dashboard%2Faccount'));
});

test('a pending publisher reads but does not edit', async () => {
  await openAccount(anAccount(aProfile('publisher', { status: 'pending' })), 'publisher');
  main().getByText('Podrás editar tu perfil cuando tu cuenta sea aprobada.');
  main().getByText('Pendiente');
  expect(fact('Nombre Completo').textContent).toBe('Nora Paz');
  await main().findByText('Aún no nos has dicho cómo pagarte.');
  for (const name of ['Editar Perfil', 'Añadir Método de Pago', 'Cambiar correo'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a rejected publisher sees a notice and the way to the tickets', async () => {
  await openAccount(anAccount(aProfile('publisher', { status: 'rejected' })), 'publisher');
  main().getByText(/por eso tu perfil no está disponible/);
  const tickets = main().getByRole('link', { name: 'Ir a Tickets de Soporte' });
  expect(tickets.getAttribute('href')).toBe('/publisher-dashboard/tickets');
  expect(main().queryAllByRole('term')).toEqual([]);
  expect(main().queryAllByRole('button')).toEqual([]);
  expect(main().queryByText('publisher@people.example')).toBeNull();
});

test('a pending advertiser still edits', async () => {
  const { user } = await openAccount(anAccount(aProfile('advertiser', { status: 'pending' })), 'advertiser');
  main().getByText('Pendiente');
  await user.click(button('Editar Perfil'));
  fill(line('Nombre de Empresa'), 'Casa Nueva LLC');
  await user.click(button('Guardar Cambios'));
  await expectToast(...SAVED);
});

test('a rejected advertiser only reads', async () => {
  await openAccount(anAccount(aProfile('advertiser', { status: 'rejected' })), 'advertiser');
  main().getByText('Rechazada');
  main().getByText(/tus datos ya no se pueden editar/);
  expect(fact('Nombre de Empresa').textContent).toBe('Casa Clara LLC');
  expect(screen.queryByRole('button', { name: 'Editar Perfil' })).toBeNull();
});

async function openEmailDialog(user: UserEvent) {
  await user.click(button('Cambiar correo'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambia tu correo de acceso' }));
  return {
    address: dialog.getByLabelText('Nueva dirección'),
    password: dialog.getByLabelText('Tu contraseña actual'),
    send: () => user.click(dialog.getByRole('button', { name: 'Enviar el enlace' })),
  };
}

test('the form for another address names what is wrong', async () => {
  const api = anAccount(aProfile('publisher'));
  const { user } = await openAccount(api, 'publisher');
  const { address, password, send } = await openEmailDialog(user);
  fill(address, 'nobody');
  await send();
  await expectRefused(address, 'Escribe una dirección de correo completa, como nombre@ejemplo.com.');
  await expectRefused(password, 'Completa este campo.');
  expect(api.requests(askEmailChange)).toEqual([]);

  fill(address, 'publisher@people.example');
  fill(password, 'Wrong1234!');
  api.answer(askEmailChange, refusal('password_incorrect'));
  await send();
  await expectRefused(password, 'Esa no es tu contraseña actual. Revísala e inténtalo de nuevo.');
  fill(password, PASSWORD);
  api.answer(askEmailChange, refusal('validation_failed', { email: 'email_unchanged' }));
  await send();
  await expectRefused(address, 'Esta ya es tu dirección. Escribe la nueva.');
});

test('a new address waits for its link, and the change can be called off', async () => {
  const profile = aProfile('advertiser');
  const api = anAccount(profile);
  api.answer(askEmailChange, () => {
    api.answer(readOwnAccount, { profile, pendingEmail: 'moved@people.example' });
    return undefined;
  });
  const { user } = await openAccount(api, 'advertiser');
  const { address, password, send } = await openEmailDialog(user);
  fill(address, 'moved@people.example');
  fill(password, PASSWORD);
  await send();
  await expectToast('Revisa tu nuevo buzón', 'Abre antes de una hora el enlace que enviamos a moved@people.example.');
  await main().findByText('Falta confirmar moved@people.example con el enlace que enviamos allí.');
  expect(fact('Correo Electrónico').textContent).toBe('advertiser@people.example');

  api.answer(cancelEmailChange, SILENCE);
  await user.click(button('Anular el cambio'));
  await expectToast('No se pudo anular el cambio', UNREACHABLE);
  api.answer(cancelEmailChange, undefined);
  api.answer(readOwnAccount, { profile, pendingEmail: null });
  await user.click(button('Anular el cambio'));
  await expectToast('El cambio de correo se ha anulado');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Anular el cambio' })).toBeNull());
});

test("an admin corrects somebody's account but not how they are paid", async () => {
  const publisher = aProfile('publisher', { status: 'rejected' });
  const api = anAccount(publisher);
  api.session = aSession('admin');
  api.answer(readAccount, { ...publisher, emailConfirmedAt: null, members: [], tags: [], referredBy: null });
  const { user } = await openAccount(api, 'publisher', `?account=${publisher.id}`);
  await main().findByText('Estás viendo la cuenta de Nora Paz');
  expect(fact('Correo Electrónico').textContent).toBe('publisher@people.example'); // exempt from what the owner may not see
  await main().findByText('Aún no hay método de pago.');
  for (const name of ['Añadir Método de Pago', 'Cambiar correo'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(button('Editar Perfil'));
  fill('Fuentes de Tráfico', 'Corregido por el equipo');
  await user.click(button('Guardar Cambios'));
  await expectToast(...SAVED);
  expect(fact('Fuentes de Tráfico').textContent).toBe('Corregido por el equipo');
  expect(api.requests(updateProfile)).toMatchObject([{ query: { account: publisher.id } }]);
  expect(banner()).toContain('Alma Ortega'); // still themselves
});

test('an admin is told of an account that does not exist, and has a page of their own', async () => {
  const api = anAccount(aProfile('admin'));
  api.answer(readAccount, refusal('not_found'));
  api.answer(readOwnAccount, ({ query }) =>
    query.account ? refusal('not_found') : { profile: aProfile('admin'), pendingEmail: null },
  );
  const { goTo } = await openAccount(api, 'advertiser', `?account=${crypto.randomUUID()}`);
  await main().findByText(/^No se pudo cargar la cuenta\./);
  await goTo('/advertiser-dashboard/account');
  expect(fact('Correo Electrónico').textContent).toBe('admin@people.example');
});

test('both languages, and security is one click away', async () => {
  const api = anAccount(aProfile('advertiser'));
  api.answer(chooseLanguage, undefined);
  api.hold(listSessions);
  const { user, address } = await openAccount(api, 'advertiser');
  await user.click(main().getByRole('button', { name: 'English' }));
  screen.getByRole('heading', { level: 1, name: 'My Advertiser Account' });
  await user.click(button('Edit profile'));
  fill(/^Company Name/, 'Clear House LLC');
  await user.click(button('Save Changes'));
  await expectToast('Profile Updated', 'Your information has been updated successfully.');
  expect(toast()).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go to Security' }));
  await waitFor(() => expect(address()).toBe('/advertiser-dashboard/security'));
});

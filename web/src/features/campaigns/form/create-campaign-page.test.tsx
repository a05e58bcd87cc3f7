import { createCampaign } from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import {
  choose,
  expectAllRefused,
  expectFocus,
  expectRefused,
  field,
  fill,
  fillIn,
  isRefused,
  valueIn,
} from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const CREATE = '/advertiser-dashboard/create-campaign';
const LIST = '/advertiser-dashboard/campaigns';
const TOO_SMALL = 'Este número es demasiado pequeño.';
const NUMBER = 'Número de destino 1';

function anAdvertiser() {
  const api = fakeApi(aSession('advertiser'));
  keepCampaigns(api);
  return api;
}

async function openForm(api = anAdvertiser()) {
  return { api, ...(await openPage(api, CREATE)) };
}

async function fillMinimum(user: UserEvent, title: string): Promise<void> {
  fillIn({
    'Nombre de la Campaña': title,
    'Presupuesto Total ($)': '5000',
    'Público Objetivo': 'Dueños de casa',
    'Objetivos de la Campaña': 'Vender techos nuevos',
    'Precio ($)': '45',
    [NUMBER]: '(305) 555-0142',
  });
  await choose(user, 'Categoría', 'Servicios para el hogar');
}

/** By its text: with two maps the form has a hundred buttons, and to ask each for its role and name takes a second. */
const button = (text: string) => screen.getByText<HTMLElement>(text, { selector: 'button' });
const press = (user: UserEvent, text: string) => user.click(button(text));
const toggleSection = (user: UserEvent, name: string) => user.click(screen.getByRole('heading', { name }));

/** What a screen reader calls a state on a map, after its two letters. */
const tile = (map: HTMLElement, name: string) => within(map).getByText(name).closest('button') as HTMLElement;

test('what is missing is named, and the focus goes to the first field even in a closed section', async () => {
  const { api, user } = await openForm();
  await press(user, 'Enviar a Revisión');
  await expectFocus('Nombre de la Campaña');
  await expectAllRefused({
    'Nombre de la Campaña': 'Completa este campo.',
    'Presupuesto Total ($)': 'Completa este campo.',
    [NUMBER]: 'Completa este campo.',
    'Precio ($)': 'Completa este campo.',
  });
  for (const bound of [/^Mínimo \(\$\)/, /^Máximo \(\$\)/]) expect(isRefused(bound)).toBe(false); // they are optional
  await expectToast('Hay campos por corregir', 'Te hemos llevado al primero.');

  await fillMinimum(user, 'Techos');
  const limits = 'Límites y presupuesto diario';
  const daily = field(/^Por día/);
  fill(daily, '0');
  await expectRefused(daily, TOO_SMALL); // after the first attempt at once, which opens the section too
  await waitFor(() => expect(daily.closest('details')?.open).toBe(true));
  await toggleSection(user, limits);
  expect(daily.closest('details')?.open).toBe(false);
  const wasOpen: unknown[] = []; // a browser lets nobody focus what is in a closed section
  daily.addEventListener('focus', () => wasOpen.push(daily.closest('details')?.open));
  await press(user, 'Guardar Borrador');
  await expectFocus(daily);
  expect(wasOpen).toEqual([true]);
  await expectRefused(daily, TOO_SMALL);
  expect(api.requests(createCampaign)).toEqual([]);
});

test('a draft is saved as far as it is written; without a name it is none', async () => {
  const { api, user, address } = await openForm();
  fillIn({ 'Nombre de la Campaña': 'A medias' });
  await press(user, 'Guardar Borrador');
  await waitFor(() => expect(isRefused(screen.getByRole('combobox', { name: 'Categoría' }))).toBe(true));
  await choose(user, 'Categoría', 'Servicios para el hogar');
  await press(user, 'Guardar Borrador');
  await expectToast('Campaña Creada', 'Es un borrador.');
  expect(api.requests(createCampaign)).toMatchObject([
    { body: { submit: false, campaign: { terms: { pricing: { priceCents: 0 }, targets: [] } } } },
  ]);
  await waitFor(() => expect(address()).not.toBe(CREATE));
  expect(await screen.findAllByText('Sin precio aún')).not.toEqual([]);
});

test('the server’s word about a number lands on the number, and what was typed stays', async () => {
  const { api, user, address } = await openForm();
  await fillMinimum(user, 'Techos');
  fillIn({ [NUMBER]: '305 5550' });
  api.answer(createCampaign, refusal('validation_failed', { 'campaign.terms.targets.0.number': 'phone_invalid' }));
  await press(user, 'Guardar Borrador');
  await expectRefused(NUMBER, 'Escribe un número de teléfono completo');
  await expectFocus(NUMBER);
  expect(api.requests(createCampaign)).toMatchObject([
    { body: { submit: false, campaign: { terms: { targets: [{ number: '305 5550' }] } } } },
  ]);
  expect([valueIn('Nombre de la Campaña'), valueIn(NUMBER), address()]).toEqual(['Techos', '305 5550', CREATE]);
});

test('what was typed survives a reload, and can be discarded', async () => {
  const { api } = await openForm();
  fillIn({ 'Nombre de la Campaña': 'A medias' });
  await waitFor(() => expect(Object.keys(localStorage).join()).toContain('callstead_campaign_draft'));

  cleanup();
  const { user } = await openForm(api);
  await screen.findByText('Recuperamos lo que habías escrito');
  expect(valueIn('Nombre de la Campaña')).toBe('A medias');
  await press(user, 'Descartar');
  await waitFor(() => expect(valueIn('Nombre de la Campaña')).toBe(''));

  cleanup();
  await openForm(api);
  expect(valueIn('Nombre de la Campaña')).toBe('');
  expect(screen.queryByText('Recuperamos lo que habías escrito')).toBeNull();
});

test('states are chosen on the map with the keyboard, and factors are painted on it', async () => {
  const { api, user } = await openForm();
  await toggleSection(user, 'Zonas');
  await choose(user, 'Desde dónde pueden llamar', 'Solo estos estados');
  const map = screen.getByRole('group', { name: 'Mapa de los estados: elige desde dónde pueden llamar' });
  act(() => tile(map, 'Florida, no incluido').focus());
  await user.keyboard(' ');
  expect(tile(map, 'Florida, incluido').getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{ArrowLeft}{Enter}');
  await expectFocus(tile(map, 'Texas, incluido'));

  await toggleSection(user, 'Multiplicadores por zona');
  expect(screen.queryByText(/^El precio aún no se mueve/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: '×2' }));
  const factors = screen.getByRole('group', { name: 'Mapa de los estados: elige dónde vale el factor' });
  await user.click(tile(factors, 'California, ×1'));
  tile(factors, 'California, ×2');
  screen.getByText(/^El precio aún no se mueve/);

  await fillMinimum(user, 'Techos');
  await press(user, 'Guardar Borrador');
  await expectToast('Campaña Creada', 'Es un borrador.');
  const [{ body } = { body: null }] = api.requests(createCampaign);
  expect(body?.campaign.terms).toMatchObject({ geo: { states: ['FL', 'TX'] }, locationMultipliers: { CA: 2 } });
});

test('other countries are named by searching them, and each may have a factor; the map is of the United States', async () => {
  const { api, user } = await openForm();
  await toggleSection(user, 'Zonas');
  await user.click(screen.getByRole('button', { name: 'Países Estados Unidos' }));
  const search = screen.getByPlaceholderText('Busca un país');
  await user.type(search, 'méxico');
  await user.click(screen.getByRole('option', { name: 'México' }));
  await user.clear(search);
  await user.type(search, 'estados unidos');
  await user.click(screen.getByRole('option', { name: 'Estados Unidos' }));
  await user.click(screen.getByRole('option', { name: 'Listo' }));
  expect(screen.queryByRole('combobox', { name: 'Desde dónde pueden llamar' })).toBeNull();

  await toggleSection(user, 'Multiplicadores por zona');
  expect(screen.queryByRole('group', { name: 'Mapa de los estados: elige dónde vale el factor' })).toBeNull();
  await user.click(button('México ×1'));
  button('México ×1.5');

  await fillMinimum(user, 'Techos');
  await press(user, 'Guardar Borrador');
  await expectToast('Campaña Creada', 'Es un borrador.');
  const [{ body } = { body: null }] = api.requests(createCampaign);
  expect(body?.campaign.terms).toMatchObject({
    geo: { countries: ['MX'], states: [] },
    locationMultipliers: { 'country:MX': 1.5 },
  });
});

test('one day’s hours are copied to all', async () => {
  const { user } = await openForm();
  await toggleSection(user, 'Horario');
  fillIn({ 'Lunes, hasta': '20:30' });
  await user.click(field('Copiar a todos los días lo de Lunes'));
  expect(valueIn('Domingo, hasta')).toBe('20:30');
});

test.each(['pending', 'rejected'] as const)('a %s advertiser is told why there are no campaigns', async (status) => {
  const { goTo } = await openPage(fakeApi(aSession(aProfile('advertiser', { status }))), LIST);
  for (const path of [LIST, CREATE]) {
    await goTo(path);
    await screen.findByRole('heading', {
      level: 1,
      name: path === LIST ? 'Gestión de Campañas' : 'Crear Nueva Campaña',
    });
    screen.getByText('Tu cuenta no está aprobada para gestionar campañas.');
    expect(screen.queryByRole('button', { name: 'Enviar a Revisión' })).toBeNull();
  }
});

import type { CatalogueOffer } from '@callstead/contract/campaigns/catalogue';
import { adoptOffers, readCatalogue } from '@callstead/contract/campaigns/catalogue-endpoints';
import { sendInvitation } from '@callstead/contract/identity/invitations-endpoints';
import type { Setup } from '@callstead/contract/setup';
import { confirmTestMail, readSetup, sendTestMail, skipStep } from '@callstead/contract/setup-endpoints';
import { SETUP_STEPS, type SetupState, type SetupStep } from '@callstead/domain/setup/setup-step';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/admin-dashboard/setup';

const aSetup = (states: Partial<Record<SetupStep, SetupState>>): Setup => ({
  steps: SETUP_STEPS.map((step) => ({ step, state: states[step] ?? 'open' })),
  isShown: true,
});

async function opened(setup: Setup, address = PAGE, prepare: (api: ReturnType<typeof fakeApi>) => void = () => {}) {
  const api = fakeApi(aSession('admin'));
  api.answer(readSetup, setup);
  prepare(api);
  return { api, ...(await openPage(api, address, { chosenLanguage: 'es' })) };
}
const step = async (title: string) => {
  const isTitle = (_: string, element: Element | null) =>
    element?.tagName === 'P' && element.firstChild?.textContent === title;
  const found = (await screen.findByText(isTitle)).closest('li');
  if (!found) throw new Error(`there is no step ${title}`);
  return found;
};

test('each step says how far it is and leads to where it is done; what is done asks for nothing', async () => {
  await opened(aSetup({ legal: 'done', site: 'skipped' }));
  const legal = await step('Datos legales');
  expect(legal.textContent).toContain('(listo)');
  expect(within(legal).queryByRole('button')).toBeNull();
  expect((await step('Páginas públicas')).textContent).toContain('(para luego)');
  const carriers = within(await step('Números y primera llamada')).getByRole('link', { name: 'Ir a operadores' });
  expect(carriers.getAttribute('href')).toBe('/admin-dashboard/carriers');
  const money = within(await step('Cobros')).getByRole('link', { name: 'Definir la cuenta' });
  expect(money.getAttribute('href')).toBe('/admin-dashboard/settings#transfers');
  expect(screen.getByText('1 de 10 listos')).toBeTruthy();
});

test('a step is put off and taken up again', async () => {
  const { api, user } = await opened(aSetup({ site: 'skipped' }));
  const skipped = aSetup({ site: 'skipped', people: 'skipped' });
  api.answer(skipStep, skipped);
  api.answer(readSetup, skipped);
  await user.click(within(await step('Personas')).getByRole('button', { name: 'Ahora no: Personas' }));
  await screen.findByRole('button', { name: 'Retomar: Personas' });
  expect(api.requests(skipStep).at(-1)?.body).toEqual({ step: 'people', isSkipped: true });
});

test('the test message is sent, and what cannot be sent is told', async () => {
  const { api, user } = await opened(aSetup({}));
  api.answer(sendTestMail, SILENCE);
  await user.click(await screen.findByRole('button', { name: 'Enviarme un mensaje' }));
  await screen.findByText(/No podemos conectar con el servidor/);
  api.answer(sendTestMail, aSetup({ mail: 'asked' }));
  api.answer(readSetup, aSetup({ mail: 'asked' }));
  await user.click(screen.getByRole('button', { name: 'Enviarme un mensaje' }));
  await screen.findByRole('button', { name: 'Enviarlo otra vez' });
  expect((await step('Correo')).textContent).toContain('(en espera)');
});

test('whoever opens its link reads that mail works, and the address forgets it', async () => {
  const { address, api } = await opened(aSetup({ mail: 'asked' }), `${PAGE}?mail=tok_1`, (made) =>
    made.answer(confirmTestMail, aSetup({ mail: 'done' })),
  );
  await screen.findByText('El mensaje ha llegado: el correo funciona.');
  expect(api.requests(confirmTestMail).map(({ body }) => body)).toEqual([{ token: 'tok_1' }]);
  expect(address()).toBe(PAGE);
});

test('steps that were asked for before the link counted are asked for again', async () => {
  let held = { release: () => {} };
  await opened(aSetup({ mail: 'asked' }), `${PAGE}?mail=tok_1`, (made) => {
    held = made.hold(readSetup);
    made.answer(confirmTestMail, () => {
      made.answer(readSetup, aSetup({ mail: 'done' }));
      return aSetup({ mail: 'done' });
    });
  });
  await screen.findByText('El mensaje ha llegado: el correo funciona.');
  held.release();
  expect((await step('Correo')).textContent).toContain('(listo)');
});

test('an old link is told plainly, and steps that cannot be loaded are asked for again', async () => {
  const { user, api } = await opened(aSetup({}), `${PAGE}?mail=old`, (made) => {
    made.answer(confirmTestMail, refusal('link_invalid'));
    made.answer(readSetup, SILENCE);
  });
  await screen.findByText(/No se pudieron cargar los pasos/);
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  api.answer(readSetup, aSetup({}));
  await user.click(screen.getByRole('button', { name: /Reintentar|Intentar/ }));
  await step('Correo');
});

const anOffer = (title: string, priceCents: number): CatalogueOffer => ({
  id: crypto.randomUUID(),
  publicId: 'HS001',
  version: 1,
  category: 'homeServices',
  type: 'call',
  titles: { en: title, es: title },
  pricing: { kind: 'fixed', priceCents, floorCents: priceCents, ceilingCents: priceCents },
});

test('offers of the catalogue are adopted in the guide, each at the price that was confirmed', async () => {
  const [plumbing, roofs] = [anOffer('Plomería', 3800), anOffer('Techos', 5000)];
  const { api, user } = await opened(aSetup({}), PAGE, (made) => {
    made.answer(readCatalogue, { offers: [plumbing, roofs] });
    made.answer(adoptOffers, refusal('validation_failed', { destination: 'required' }));
  });
  await user.click(await screen.findByRole('button', { name: 'Adoptar ofertas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adoptar ofertas del catálogo' }));
  await user.click(dialog.getByRole('button', { name: 'Adoptar ofertas' }));
  expect(dialog.getByText('Elige al menos una oferta.')).toBeTruthy();
  await user.click(await dialog.findByRole('checkbox', { name: 'Adoptar Techos' }));
  const price = dialog.getByRole('textbox', { name: 'Precio de Techos (USD)' });
  expect(price).toHaveProperty('value', '50.00');
  await user.clear(price);
  await user.type(price, '0.5');
  await user.click(dialog.getByRole('button', { name: 'Adoptar 1 oferta' }));
  expect(dialog.getByText('Al menos $1.00.')).toBeTruthy();
  expect(api.requests(adoptOffers)).toEqual([]);
  await user.clear(price);
  await user.type(price, '62.50');
  await user.click(dialog.getByRole('button', { name: 'Adoptar 1 oferta' }));
  const destination = dialog.getByRole('textbox', { name: /^Las llamadas suenan en/ });
  await vi.waitFor(() => expect(destination.getAttribute('aria-invalid')).toBe('true'));
  api.answer(adoptOffers, { adopted: [roofs.id], skipped: [] });
  await user.type(destination, '305 555 0142');
  await user.click(dialog.getByRole('button', { name: 'Adoptar 1 oferta' }));
  await screen.findByText('1 campaña está activa.');
  expect(api.requests(adoptOffers).at(-1)?.body).toEqual({
    destination: '305 555 0142',
    offers: [{ id: roofs.id, version: 1, priceCents: 6250 }],
  });
});

test('somebody is invited in the guide, as a publisher unless told otherwise', async () => {
  const { api, user } = await opened(aSetup({}));
  const now = new Date().toISOString();
  const invited = { userType: 'advertiser' as const, fullName: 'Aldo Cruz', email: 'aldo@people.example' };
  api.answer(sendInvitation, {
    ...{ ...invited, id: crypto.randomUUID(), invitedBy: null, createdAt: now, expiresAt: now },
  });
  await user.click(await screen.findByRole('button', { name: 'Invitar a alguien' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitar a alguien' }));
  expect(dialog.getByRole('radio', { name: 'Editor' })).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('radio', { name: 'Anunciante' }));
  await user.type(dialog.getByLabelText('Nombre Completo'), 'Aldo Cruz');
  await user.type(dialog.getByLabelText('Correo Electrónico'), 'aldo@people.example');
  await user.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
  await screen.findByText('aldo@people.example tiene un enlace para entrar.');
  expect(api.requests(sendInvitation)[0]?.body).toEqual({ ...invited, language: 'es' });
});

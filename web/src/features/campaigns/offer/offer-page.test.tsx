import { readOwnApplication } from '@callstead/contract/applications-endpoints';
import { readOffer } from '@callstead/contract/campaigns/offers-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOwnApplication } from '../../../testing/applications.ts';
import { fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { anOfferDetail } from '../../../testing/offers.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

function anOfferSeenBy(session: ReturnType<typeof aSession> | null) {
  const api = fakeApi(session);
  api.answer(readOffer, { offer: anOfferDetail(), similar: [] });
  api.answer(readOwnApplication, { application: null });
  return api;
}

test('an offer shows its hours in the zone of the viewer too', async () => {
  vi.stubEnv('TZ', 'Europe/Madrid');
  await openPage(anOfferSeenBy(null), '/offer/HS001');
  await screen.findByText('En tu zona horaria (hora de España)');
  expect(screen.getByText(/^Zona Horaria: /).textContent).toBe('Zona Horaria: hora del Este');
});

test('an unknown offer and one that cannot be loaded say which is which', async () => {
  const api = anOfferSeenBy(null);
  api.answer(readOffer, refusal('not_found'));
  const { goTo } = await openPage(api, '/offer/XX999');
  screen.getByText('Campaña no encontrada.');
  api.answer(readOffer, SILENCE);
  await goTo('/offer/HS001');
  await screen.findByText('La carga de detalles de oferta no está disponible actualmente.');
});

test('the apply button leads strangers to the login and back', async () => {
  await openPage(anOfferSeenBy(null), '/offer/HS001');
  const link = screen.getByRole('link', { name: 'Inicia sesión para solicitar' });
  expect(link.getAttribute('href')).toBe('/login?redirect=%2Foffer%2FHS001');
});

test.each(['advertiser', 'admin'] as const)('the apply button tells an %s that it is not for them', async (role) => {
  await openPage(anOfferSeenBy(aSession(role)), '/offer/HS001');
  const apply = await screen.findByRole<HTMLButtonElement>('button', { name: 'Solicitar Campaña' });
  expect(apply.disabled).toBe(true);
  screen.getByText('Acción no permitida: Solo los editores y afiliados pueden solicitar campañas.');
});

test('the apply button is ready for publishers', async () => {
  await openPage(anOfferSeenBy(aSession('publisher')), '/offer/HS001');
  const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Solicitar Campaña/ });
  await waitFor(() => expect(apply().disabled).toBe(false));
});

test('a heading with nothing to say below it is not drawn; EPC and CR always are', async () => {
  const api = anOfferSeenBy(null);
  const silent = {
    targetAudience: '',
    restrictions: ' ',
    notes: '',
    disallowedTraffic: [],
    conversionRequirements: '',
  };
  api.answer(readOffer, { offer: anOfferDetail({ ...silent, epc: '$1.35', cr: null }), similar: [] });
  await openPage(api, '/offer/HS001');
  await screen.findByText('$1.35');
  expect(screen.getByText('Tasa de conversión').nextElementSibling?.textContent).toBe('No especificado');
  for (const heading of ['Público objetivo', 'Restricciones', 'Tráfico prohibido', 'Requisitos de conversión']) {
    expect(screen.queryByText(heading)).toBeNull();
  }
  screen.getByText('Tráfico permitido');
});

test('a sentence that fills two places is read once', async () => {
  const api = anOfferSeenBy(null);
  const texts = { description: 'Más techos.', detailedDescription: 'Más techos.' };
  const people = { targetCallDescription: 'Dueños de casa.', targetAudience: 'Dueños de casa.' };
  api.answer(readOffer, { offer: anOfferDetail({ ...texts, ...people }), similar: [] });
  await openPage(api, '/offer/HS001');
  await screen.findByText('Más techos.');
  screen.getByText('Dueños de casa.');
});

test('whoever joined sees that it is paused, since when, and their number', async () => {
  const api = anOfferSeenBy(aSession('publisher'));
  const offer = anOfferDetail({ status: 'paused', statusSince: '2026-03-02T15:00:00.000Z' });
  api.answer(readOffer, { offer, similar: [] });
  const application = anOwnApplication({ status: 'approved', trackingNumber: '+13055550142' });
  api.answer(readOwnApplication, { application });
  await openPage(api, '/offer/HS001');
  await screen.findByText(/^Pausada desde/);
  await screen.findByText('+1 (305) 555-0142');
});

test('an open page learns of an approval by itself', async () => {
  const api = anOfferSeenBy(aSession('publisher'));
  const source = hearLive();
  api.answer(readOwnApplication, { application: anOwnApplication() });
  await openPage(api, '/offer/HS001');
  await screen.findByRole('button', { name: 'Pendiente' });
  const application = anOwnApplication({ status: 'approved', trackingNumber: '+13055550142' });
  api.answer(readOwnApplication, { application });
  source.tell({ topic: 'campaigns' });
  await screen.findByText('+1 (305) 555-0142');
  await screen.findByText(/^(Abierto|Cerrado) ahora$/);
  api.answer(readOffer, { offer: anOfferDetail({ status: 'paused' }), similar: [] });
  source.tell({ topic: 'campaigns' });
  await screen.findByText(/^Pausada desde/);
  expect(screen.queryByText(/^(Abierto|Cerrado) ahora$/)).toBeNull();
});

test('an offer names whom to write to, hands over the link, and is asked for whether it pays calls or leads', async () => {
  const api = anOfferSeenBy(aSession('publisher'));
  const { goTo } = await openPage(api, '/offer/HS001');
  await screen.findByRole('link', { name: 'offers@callstead.example' });
  expect(document.body.textContent).toContain('/t/HS001/NORA01');
  api.answer(readOffer, { offer: anOfferDetail({ id: 'HS004', campaignType: 'Lead' }), similar: [] });
  await goTo('/offer/HS004');
  await screen.findByRole('button', { name: /^Solicitar Campaña/ });
});

test('an offer for leads speaks of leads: no duration, no calls at once, and when leads are taken', async () => {
  const api = anOfferSeenBy(null);
  const lead = { campaignType: 'Lead', payout: '$30 por lead', minCallDurationDescription: 'N/A' } as const;
  const said = { callLimitsDescription: '50 leads por día (cuentan los aceptados)', concurrencyCap: 'Sin límite' };
  api.answer(readOffer, { offer: anOfferDetail({ ...lead, ...said }), similar: [] });
  await openPage(api, '/offer/HS001', { chosenLanguage: 'es' });
  await screen.findByText('$30 por lead');
  for (const heading of ['Qué cuenta como lead', 'Cuándo se aceptan leads', 'Límites de leads'])
    screen.getByText(heading);
  for (const heading of [
    'Duración Mínima de Llamada',
    'Cap de Concurrencia',
    'Límites de Llamada',
    'Horario de llamadas',
  ]) {
    expect(screen.queryByText(heading)).toBeNull();
  }
});

test('the states are drawn on a map, the week as a strip with this moment in it, and strangers may register', async () => {
  await openPage(anOfferSeenBy(null), '/offer/HS001');
  const map = await screen.findByRole('img', { name: 'Florida, Texas, California' });
  expect([...map.querySelectorAll('[data-filled]')].map((tile) => tile.textContent)).toEqual(['CA', 'TX', 'FL']);
  await screen.findByText(/^En tu zona horaria/);
  const week = screen.getByRole('img', { name: /cerrado|closed/ });
  expect(week.querySelectorAll('[data-now]')).toHaveLength(1);
  const register = screen.getByRole('link', { name: 'Regístrate como editor' });
  expect(register.getAttribute('href')).toBe('/register?type=publisher');
});

test('an offer of another country has no map', async () => {
  const api = anOfferSeenBy(null);
  const abroad = { allowedCountries: ['CA'], states: [], geoRestrictions: ['Canadá'] };
  api.answer(readOffer, { offer: anOfferDetail(abroad), similar: [] });
  await openPage(api, '/offer/HS001');
  await screen.findByText('Canadá');
  expect(screen.queryByRole('img', { name: 'Canadá' })).toBeNull();
});

import {
  deleteCampaign,
  listCampaigns,
  submitCampaign,
  updateCampaign,
} from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, keepCampaigns } from '../../../testing/campaigns.ts';
import { BAD_GATEWAY, fakeApi, refusal } from '../../../testing/fake-api.ts';
import { expectFocus, expectRefused } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const LIST = '/advertiser-dashboard/campaigns';
const ALDO = aProfile('advertiser');

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const createLinks = () => within(screen.getByRole('main')).getAllByRole('link', { name: 'Crear Campaña' });

test('pause, resume, duplicate, send for review', async () => {
  const api = fakeApi(aSession(ALDO));
  keepCampaigns(api, aCampaign(ALDO.id, { status: 'active' }));
  const { user, address } = await openPage(api, LIST);
  const card = await cardOf('Techos Miami');
  await user.click(card.getByRole('button', { name: 'Pausar: Techos Miami' }));
  await expectToast('Campaña pausada');
  await card.findByText('Pausada');
  await user.click(card.getByRole('button', { name: 'Reanudar: Techos Miami' }));
  await card.findByText('Activa');
  await expectToast('Campaña reanudada');
  await user.click(card.getByRole('button', { name: 'Duplicar: Techos Miami' }));
  const copy = await cardOf('Techos Miami (copia)');
  copy.getByText('Borrador');
  await user.click(copy.getByRole('button', { name: /^Enviar a revisión/ }));
  await copy.findByText('En revisión');

  await user.click(screen.getByRole('link', { name: 'Pausada' }));
  await waitFor(() => expect(address()).toBe(`${LIST}?status=paused`));
  await screen.findByText('No hay campañas en este estado.');
});

test('an unfinished draft that is sent leads to its form, where every missing field says so', async () => {
  const api = fakeApi(aSession(ALDO));
  const draft = aCampaign(ALDO.id);
  draft.terms = { ...draft.terms, budget: { totalCents: null, dailyCents: null } };
  keepCampaigns(api, draft);
  const missing = { 'campaign.terms.budget.totalCents': 'required' } as const;
  api.answer(submitCampaign, refusal('validation_failed', missing));
  const { user, address } = await openPage(api, LIST);
  await user.click(await screen.findByRole('button', { name: 'Enviar a revisión: Techos Miami' }));
  await waitFor(() => expect(address()).toBe(`${LIST}/${draft.id}/edit`));
  await screen.findByLabelText('Presupuesto Total ($)');
  await expectRefused('Presupuesto Total ($)', 'Completa este campo.');
  await expectFocus('Presupuesto Total ($)');
  await expectToast('Hay campos por corregir');
  expect(api.requests(updateCampaign)).toEqual([]);
});

test('deleting asks first; what has a history is archived and the page says so', async () => {
  const api = fakeApi(aSession(ALDO));
  const plain = aCampaign(ALDO.id);
  const called = aCampaign(ALDO.id, { status: 'active' });
  called.texts = { ...called.texts, es: { ...called.texts.es, title: 'Con llamadas' } };
  keepCampaigns(api, plain, called);
  const { user } = await openPage(api, LIST);
  const confirm = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `Eliminar: ${title}` }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirmar Eliminación' });
    return within(dialog).getByRole('button', { name: 'Eliminar' });
  };
  const button = await confirm('Techos Miami');
  expect(api.requests(deleteCampaign)).toEqual([]);
  await user.click(button);
  await expectToast('Campaña eliminada');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Techos Miami' })).toBeNull());

  api.answer(deleteCampaign, { outcome: 'archived' });
  await user.click(await confirm('Con llamadas'));
  await expectToast('Funcionalidad Deshabilitada');
  expect(api.requests(deleteCampaign).map(({ params }) => params.id)).toEqual([plain.id, called.id]);
});

test('when campaigns cannot be loaded the page says so and still offers to create one', async () => {
  const api = fakeApi(aSession(ALDO));
  api.answer(listCampaigns, BAD_GATEWAY);
  const { user } = await openPage(api, LIST);
  await screen.findByText('La carga de campañas no está disponible actualmente.');
  expect(createLinks()).toHaveLength(2);
  keepCampaigns(api);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Aún no tienes campañas.');
});

test('a first page says of how many it is', async () => {
  const api = fakeApi(aSession(ALDO));
  const page = Array.from({ length: 25 }, () => aCampaign(ALDO.id));
  api.answer(listCampaigns, { data: page, hasMore: true, next: 'more', count: { rows: 64, isMore: false } });
  await openPage(api, LIST);
  await screen.findByText('25 de 64 campañas');
  expect(screen.queryByText('25 campañas')).toBeNull();
});

test('a card for leads says what a lead costs, what counts, and that they are taken at any hour', async () => {
  const api = fakeApi(aSession(ALDO));
  const campaign = aCampaign(ALDO.id, { type: 'lead', takenWhen: 'always', status: 'active' });
  campaign.terms = { ...campaign.terms, caps: { daily: 20, monthly: null, counts: 'connected' } };
  keepCampaigns(api, campaign);
  await openPage(api, LIST);
  const card = await cardOf('Techos Miami');
  card.getByText('$45 por lead');
  card.getByText('$22.50 por lead');
  card.getByText('20 leads por día (cuentan los aceptados)');
  card.getByText('24 horas, todos los días');
  expect(card.queryByText('Duración mínima')).toBeNull();
  expect(card.queryByText('Números de destino')).toBeNull();
});

import { readCampaignDefaults, updateCampaign } from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, keepCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { field, fill, fillIn, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const ALDO = aProfile('advertiser');

test('two people edit at once: the later one is told and loads what holds', async () => {
  const api = fakeApi(aSession(ALDO));
  const [campaign] = keepCampaigns(api, aCampaign(ALDO.id)) as [ReturnType<typeof aCampaign>];
  const { user, address } = await openPage(api, `/advertiser-dashboard/campaigns/${campaign.id}/edit`);
  await screen.findByText('Objetivos de la Campaña', { selector: 'label' });
  const pricing = { kind: 'fixed', priceCents: 5000, floorCents: 5000, ceilingCents: 5000 } as const;
  Object.assign(campaign, { version: 2, terms: { ...campaign.terms, pricing } }); // the other one was faster

  fillIn({ 'Objetivos de la Campaña': 'Otra cosa' });
  await user.click(screen.getByText('Guardar Borrador', { selector: 'button' }));
  await screen.findByText('Alguien ha cambiado esta campaña');
  expect(api.requests(updateCampaign).map(({ body }) => body.version)).toEqual([1]);
  await user.click(screen.getByText('Cargar la versión actual', { selector: 'button' }));
  await waitFor(() => expect(valueIn('Precio ($)')).toBe('50'));

  await user.click(screen.getByText('Guardar Borrador', { selector: 'button' }));
  await expectToast('Campaña Guardada');
  expect(api.requests(updateCampaign).map(({ body }) => body.version)).toEqual([1, 2]);
  await waitFor(() => expect(address()).toBe('/advertiser-dashboard/campaigns'));
});

test('how long people’s data are kept says what the network does, and an empty field gives it back', async () => {
  const api = fakeApi(aSession(ALDO));
  const [campaign] = keepCampaigns(api, aCampaign(ALDO.id, { personalDataDays: 30 })) as [ReturnType<typeof aCampaign>];
  api.answer(readCampaignDefaults, { personalDataDays: 365 });
  const { user } = await openPage(api, `/advertiser-dashboard/campaigns/${campaign.id}/edit`);
  await screen.findByText('Vacío: como la red, ahora 365 días.');
  expect(valueIn(/^Días que se guardan/)).toBe('30');
  fill(/^Días que se guardan/, '4000');
  await user.click(screen.getByText('Guardar Borrador', { selector: 'button' }));
  await waitFor(() => expect(field(/^Días que se guardan/).getAttribute('aria-invalid')).toBe('true'));
  fill(/^Días que se guardan/, '');
  await user.click(screen.getByText('Guardar Borrador', { selector: 'button' }));
  await expectToast('Campaña Guardada');
  expect(api.requests(updateCampaign).map(({ body }) => body.campaign.personalDataDays)).toEqual([null]);
});

test('where links lead is shown finished while it is written, and sent as it stands', async () => {
  const api = fakeApi(aSession(ALDO));
  const [campaign] = keepCampaigns(api, aCampaign(ALDO.id)) as [ReturnType<typeof aCampaign>];
  const { user } = await openPage(api, `/advertiser-dashboard/campaigns/${campaign.id}/edit`);
  await screen.findByText('Adónde llevan los enlaces');
  fill(/^Página a la que llegan/, 'https://casa.example/{sub1}');
  await screen.findByText('https://casa.example/blog?click_id=clk_01k7example');
  fill(/^Página a la que llegan/, 'https://casa.example/{nadie}');
  fill(/^Sitios de los enlaces/, 'tienda.example, localhost');
  await user.click(screen.getByText('Guardar Borrador', { selector: 'button' }));
  await screen.findByText('No existe esa palabra entre llaves. Usa una de la lista.');
  await screen.findByText('Escribe nombres de sitios públicos, como tienda.ejemplo.com.');
  fill(/^Página a la que llegan/, 'https://casa.example/{sub1}');
  fill(/^Sitios de los enlaces/, 'https://Tienda.example/x, casa.example');
  await user.click(screen.getByText('Guardar Borrador', { selector: 'button' }));
  await expectToast('Campaña Guardada');
  expect(api.requests(updateCampaign).map(({ body }) => body.campaign.links)).toEqual([
    { destination: 'https://casa.example/{sub1}', hosts: ['tienda.example', 'casa.example'], fallback: null },
  ]);
});

test('for how long a conversion counts is sent as typed, at most a year, and left out where nothing is typed', async () => {
  const api = fakeApi(aSession(ALDO));
  const sale = { kind: 'per_conversion', conversion: 'sale', priceCents: 3_000 } as const;
  const own = aCampaign(ALDO.id);
  const terms = { ...own.terms, pricing: { ...sale, lookBackDays: 45 } };
  const [campaign] = keepCampaigns(api, { ...own, terms }) as [typeof own];
  const { user } = await openPage(api, `/advertiser-dashboard/campaigns/${campaign.id}/edit`);
  await waitFor(() => expect(valueIn(/^Días para reportar/)).toBe('45'));
  const save = () => user.click(screen.getByText('Guardar Borrador', { selector: 'button' }));
  fill(/^Días para reportar/, '4000');
  await save();
  await waitFor(() => expect(field(/^Días para reportar/).getAttribute('aria-invalid')).toBe('true'));
  fill(/^Días para reportar/, '');
  await save();
  await expectToast('Campaña Guardada');
  expect(api.requests(updateCampaign).map(({ body }) => body.campaign.terms.pricing)).toEqual([sale]);
});

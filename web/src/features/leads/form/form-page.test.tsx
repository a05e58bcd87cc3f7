import type { CampaignLeadForm } from '@callstead/contract/leads/form';
import { readLeadForm, saveLeadForm } from '@callstead/contract/leads/form-endpoints';
import { USUAL_FORM } from '@callstead/domain/leads/form';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const CAMPAIGN = crypto.randomUUID();
const PAGE = `/advertiser-dashboard/campaigns/${CAMPAIGN}/lead-form`;

function aForm(changes: Partial<CampaignLeadForm> = {}): CampaignLeadForm {
  const { version, consent, fields, ...form } = structuredClone(USUAL_FORM);
  return {
    campaign: { id: CAMPAIGN, publicId: 'HS901', title: { es: 'Techos', en: 'Roofs' }, status: 'active' },
    ...{ version, sentenceVersion: 0, savedAt: null },
    form: { ...form, sentence: consent.sentence, fields: fields as CampaignLeadForm['form']['fields'] },
    ...changes,
  };
}

function aCampaignWith(form = aForm()) {
  const api = fakeApi(aSession('advertiser'));
  api.answer(readLeadForm, () => form);
  api.answer(saveLeadForm, ({ body }) => ({ ...form, version: body.version + 1, form: body.form }) as CampaignLeadForm);
  return api;
}

const preview = () => within(screen.getByTestId('lead-form-preview'));
const questions = () => within(screen.getByRole('list', { name: 'Preguntas' })).getAllByRole('listitem');
const firstWords = () => questions().map((item) => item.querySelector('p')?.textContent);

test('questions are added, put in order by buttons and by drag, and the preview shows each change', async () => {
  const api = aCampaignWith();
  const { user } = await openPage(api, PAGE);
  await screen.findByRole('heading', { name: 'Formulario de leads' });
  await user.click(await screen.findByRole('button', { name: 'Elección' }));
  await user.type(screen.getByLabelText('Pregunta en español'), 'Tipo de techo');
  await user.type(screen.getByLabelText('Pregunta en inglés'), 'Roof type');
  await user.type(screen.getByLabelText('Respuesta 1 en español'), 'Plano');
  await user.type(screen.getByLabelText('Respuesta 1 en inglés'), 'Flat');
  expect(preview().getByLabelText(/Tipo de techo/)).toBeTruthy();
  expect(preview().getByRole('option', { name: 'Plano' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Subir: Tipo de techo' }));
  expect(firstWords().at(-2)).toBe('Tipo de techo');
  const [first] = questions();
  const last = questions().at(-1);
  if (!first || !last) throw new Error('no questions');
  fireEvent.dragStart(last);
  fireEvent.dragOver(first);
  fireEvent.drop(first);
  expect(firstWords()[0]).toBe('Código postal');
  await user.click(screen.getByRole('button', { name: 'Inglés' }));
  expect(preview().getByLabelText(/Roof type/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Guardar formulario' }));
  await expectToast('Formulario guardado');
  const [sent] = api.requests(saveLeadForm);
  expect(sent?.body).toMatchObject({ version: 0 });
});

test('what is missing is said where it stands, and nothing is sent', async () => {
  const api = aCampaignWith();
  const { user } = await openPage(api, PAGE);
  for (const name of ['Quitar: Teléfono', 'Quitar: Correo'])
    await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('radio', { name: 'Una página tuya' }));
  await user.click(screen.getByRole('button', { name: 'Guardar formulario' }));
  expect(await screen.findByText(/haz uno obligatorio/)).toBeTruthy();
  expect(screen.getByText('Escribe la dirección https:// de una página pública.')).toBeTruthy();
  expect(api.requests(saveLeadForm)).toHaveLength(0);
});

test('whoever saves second keeps what they wrote, and saves it over the other or loads that', async () => {
  const api = aCampaignWith();
  let isChanged = false;
  api.answer(readLeadForm, () => aForm({ version: isChanged ? 4 : 3 }));
  api.answer(saveLeadForm, ({ body }) => {
    if (body.version === 4) return { ...aForm({ version: 5 }), form: body.form } as CampaignLeadForm;
    isChanged = true;
    return refusal('form_changed');
  });
  const { user } = await openPage(api, PAGE);
  const sentence = await screen.findByLabelText('Frase en español');
  await user.clear(sentence);
  await user.type(sentence, 'Sí, llámame.');
  await user.click(screen.getByRole('button', { name: 'Guardar formulario' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar la mía encima' }));
  await expectToast('Formulario guardado');
  expect(screen.getByLabelText('Frase en español')).toHaveProperty('value', 'Sí, llámame.');
  expect(screen.getByText(/Versión 5/)).toBeTruthy();
});

test('leaving with unsaved changes asks; staying keeps them', async () => {
  const { user, address, goTo } = await openPage(aCampaignWith(), PAGE);
  await user.click(await screen.findByRole('checkbox', { name: 'Solo mientras la campaña está abierta' }));
  await goTo('/advertiser-dashboard/tickets');
  const dialog = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await user.click(within(dialog).getByRole('button', { name: 'Quedarme' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe(PAGE);
  expect(screen.getByRole('checkbox', { name: 'Solo mientras la campaña está abierta' })).toHaveProperty(
    'checked',
    true,
  );
});

test('a campaign that takes no leads, and one that is archived, say so', async () => {
  const api = aCampaignWith();
  api.answer(readLeadForm, () => {
    return refusal('not_found');
  });
  await openPage(api, PAGE);
  expect(await screen.findByText('Esta campaña ya no existe o no admite leads.')).toBeTruthy();
});

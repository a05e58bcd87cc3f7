import type { DisputeThread } from '@callstead/contract/disputes';
import { readDispute } from '@callstead/contract/disputes-endpoints';
import { readDeliveriesOfLead } from '@callstead/contract/leads/delivery-endpoints';
import type { LeadDetail } from '@callstead/contract/leads/leads';
import {
  decideLead,
  lookAtLead,
  readLead,
  readLeadCertificate,
  returnLead,
} from '@callstead/contract/leads/leads-endpoints';
import { suppressOf } from '@callstead/contract/suppression-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aThread } from '../../../testing/disputes.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { aLead } from '../../../testing/leads.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

type Role = 'admin' | 'advertiser' | 'publisher';

async function opened(role: Role, changes: Partial<LeadDetail>, told?: DisputeThread) {
  const api = fakeApi(aSession(role));
  if (told) api.answer(readDispute, told);
  api.answer(readLead, aLead(changes));
  api.answer(readDeliveriesOfLead, { deliveries: [] });
  const page = await openPage(api, `/${role}-dashboard/leads/lead_1`);
  await screen.findByRole('list', { name: 'Lo que pasó' });
  return { ...page, api };
}

test('the rule that refused it comes first, with what was missing and what it would have cost', async () => {
  await opened('advertiser', {
    ...{ status: 'rejected', reason: 'no_balance', billing: 'none', sight: 'hidden', person: null },
    trace: [
      { rule: 'campaign_active', verdict: 'pass', facts: { status: 'active' } },
      { rule: 'balance', verdict: 'refuse', facts: { availableCents: 3_00, neededCents: 50_00 } },
    ],
  });
  const against = screen.getByRole('list', { name: 'Lo que está en contra' });
  expect(against.textContent).toContain('Saldo corto: $3.00 disponibles, el lead necesitaba $50.00');
  screen.getByRole('heading', { name: 'Lo que habría costado' });
  screen.getByText('Quién es queda oculto: nadie tomó este lead.');
});

test('a return needs a reason, and stays open until it has arrived', async () => {
  const { user, api } = await opened('advertiser', { may: { return: true, decide: [], look: false } });
  await user.click(screen.getByRole('button', { name: 'Devolver' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Devolver este lead' });
  const send = () => within(dialog).getByRole('button', { name: 'Devolver lead' });
  await user.click(send());
  expect(api.requests(returnLead)).toEqual([]);
  await user.click(within(dialog).getByRole('combobox', { name: /^Por qué/ }));
  await user.click(await screen.findByRole('option', { name: 'Número equivocado' }));
  api.answer(returnLead, refusal('billing_state'));
  await user.click(send());
  await within(dialog).findByRole('alert');
  api.answer(returnLead, { id: 'lead_1', billing: 'disputed' });
  await user.click(send());
  await screen.findByText('Lead Devuelto');
  expect(api.requests(returnLead).at(-1)?.body).toMatchObject({ reason: 'wrong_number' });
});

test('an admin reads why it was returned, and decides from what was on the screen', async () => {
  const { user, api } = await opened('admin', {
    billing: 'disputed',
    dispute: {
      at: '2026-03-10T15:00:00.000Z',
      by: 'Eva',
      reason: 'fake',
      note: 'Nadie contesta.',
      lastMessage: null,
      decision: null,
    },
    may: { return: false, decide: ['approved', 'refused'], look: false },
  });
  screen.getByText(/Inventado\s+Nadie contesta\./);
  api.answer(decideLead, { id: 'lead_1', billing: 'refused' });
  await user.click(screen.getByRole('button', { name: 'Rechazar' }));
  const dialog = screen.getByRole('alertdialog', { name: '¿Rechazar este lead?' });
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  await screen.findByText('Lead Rechazado');
  expect(api.requests(decideLead).at(-1)?.body).toMatchObject({ decision: 'refused', seen: 'disputed' });
});

const AT = '2026-03-10T15:00:00.000Z';
const DECIDED: Partial<LeadDetail> = {
  billing: 'refused',
  dispute: {
    ...{ at: AT, by: null, reason: 'fake', note: null, lastMessage: null },
    decision: { at: AT, by: null, billing: 'refused', reason: null },
  },
};
const ofLead = (changes: Parameters<typeof aThread>[0]) =>
  aThread({ kind: 'lead', id: 'lead_1', category: 'fake', second: null, billing: 'refused', ...changes });

test('a lead says until when its decision can be appealed against, that it was, and how it ended', async () => {
  const { tell } = hearLive();
  const { api } = await opened('publisher', DECIDED, ofLead({ appealBy: '2026-03-17T15:00:00.000Z' }));
  const offer = await screen.findByRole('link', { name: 'Apelar en la disputa' });
  expect(offer.getAttribute('href')).toBe('/publisher-dashboard/disputes/lead/lead_1');
  screen.getByText(/^¿No estás de acuerdo con la decisión\?/);

  const appeal = { side: 'publisher', at: AT, decideBy: AT, decision: null } as const;
  api.answer(readDispute, ofLead({ appeal }));
  tell({ topic: 'leads', id: 'lead_1' });
  const way = await screen.findByRole('link', { name: 'Ver la apelación' });
  screen.getByText(/^La red decide antes del/);
  expect(way.getAttribute('href')).toBe('/publisher-dashboard/disputes/lead/lead_1');

  const decision = { at: AT, outcome: 'confirmed', reason: null, part: null } as const;
  api.answer(readDispute, ofLead({ appeal: { ...appeal, decision } }));
  tell({ topic: 'leads', id: 'lead_1' });
  await screen.findByText('La primera decisión se mantiene');
});

test('answers stand beside the words of their questions', async () => {
  const fields = { roof: 'tile', owner: true, floors: 2, older: 'x' };
  const person = { firstName: 'Ana', lastName: 'Ruiz', phone: null, email: null, fields };
  const choices = [{ value: 'tile', label: 'Teja' }];
  await opened('advertiser', {
    person,
    questions: [
      { name: 'roof', label: 'Tipo de techo', kind: 'choice', choices },
      { name: 'owner', label: '¿Es tu casa?', kind: 'yes_no', choices: [] },
    ],
  });
  const said = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(['Tipo de techo', '¿Es tu casa?', 'floors', 'older'].map(said)).toEqual(['Teja', 'Sí', '2', 'x']);
});

test('an admin sees who nobody took only by a look that is written down', async () => {
  const person = { firstName: 'A•••', lastName: 'R•••', phone: null, email: 'a•••@•••.com', fields: null };
  const { user, api } = await opened('admin', {
    ...{ status: 'rejected', reason: 'invalid_phone', billing: 'none', sight: 'masked', person, price: null },
    may: { return: false, decide: [], look: true },
  });
  screen.getByText('La auditoría dirá que lo miraste.');
  const trail = { ip: null, userAgent: null, certificateUrl: null };
  const whole = { firstName: 'Ana', lastName: 'Ruiz', phone: '12', email: 'ana@example.com', fields: {}, ...trail };
  api.answer(lookAtLead, { person: whole });
  await user.click(screen.getByRole('button', { name: 'Ver quién es' }));
  await screen.findByText('Ana Ruiz');
});

test('an admin suppresses whose lead it is, once; of somebody erased there is nobody to suppress', async () => {
  const { user, api } = await opened('admin', {});
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Suprimir a esta persona' });
  api.answer(suppressOf, refusal('not_found'));
  await user.click(button());
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map((each) => each.textContent)
        .join(''),
    ).not.toBe(''),
  );
  api.answer(suppressOf, { added: 2, known: 0, unread: 0 });
  await user.click(button());
  await screen.findByText('Persona suprimida');
  expect(api.requests(suppressOf).at(-1)?.body).toEqual({ leadId: 'lead_1' });
  expect(button().disabled).toBe(true);
});

test.each([
  ['advertiser', {}],
  ['publisher', {}],
  ['admin', { sight: 'erased', person: null }],
] as const)('nobody is suppressed by a %s who cannot', async (role, changes) => {
  await opened(role, changes);
  expect(screen.queryByRole('button', { name: 'Suprimir a esta persona' })).toBeNull();
});

test('its certificate says what was agreed to, and can be had as a file', async () => {
  const { consent, ...lead } = aLead();
  const api = fakeApi(aSession('publisher'));
  if (!consent) throw new Error('there is one');
  const { id, arrivedAt, campaign, publisher, way, place, status, isTest } = lead;
  const row = { id, arrivedAt, campaign, publisher, way, place, status, isTest };
  api.answer(readLeadCertificate, { ...row, sight: 'hidden', person: null, consent, formVersion: 2, questions: [] });
  await openPage(api, '/publisher-dashboard/leads/lead_1/certificate');
  await screen.findByText('Acepto que me contacten.');
  screen.getByText('Los datos personales no se te muestran.');
  const file = screen.getByRole('link', { name: 'Descargar PDF' }).getAttribute('href');
  expect(file).toMatch(/^\/api\/leads\/lead_1\/certificate\/pdf\?/);
});

test('one that is not there leads back to the list', async () => {
  const api = fakeApi(aSession('publisher'));
  api.answer(readLead, refusal('not_found'));
  await openPage(api, '/publisher-dashboard/leads/lead_9');
  await screen.findByText('Ese lead no existe, o no es tuyo.');
});

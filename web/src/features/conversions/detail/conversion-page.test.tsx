import type { ConversionDetail } from '@callstead/contract/conversions/conversions';
import {
  decideConversion,
  disputeConversion,
  readConversion,
} from '@callstead/contract/conversions/conversions-endpoints';
import { readDispute } from '@callstead/contract/disputes-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConversion } from '../../../testing/conversions.ts';
import { aThread } from '../../../testing/disputes.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

type Role = 'admin' | 'advertiser' | 'publisher';

async function opened(role: Role, changes: Partial<ConversionDetail>, chosenLanguage: 'en' | 'es' = 'es') {
  const api = fakeApi(aSession(role));
  api.answer(readConversion, aConversion(changes));
  const page = await openPage(api, `/${role}-dashboard/conversions/conv_1`, { chosenLanguage });
  await screen.findByRole('list', { name: chosenLanguage === 'es' ? 'Lo que pasó' : 'What happened' });
  return { ...page, api };
}

test('what happened is told in order, with what was reported and what it cost', async () => {
  await opened('advertiser', {});
  const [first, second] = within(screen.getByRole('list', { name: 'Lo que pasó' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Reportada · Aprobada · $49.90 reportados');
  expect(second?.textContent).toContain('Cobrada y retenida · $20.00');
});

test('a percentage says how it was worked out, and that its ceiling was reached', async () => {
  const percent = {
    kind: 'percent',
    fixedCents: null,
    basisPoints: 4500,
    ceilingCents: 2000,
    corrected: false,
    ceilingReached: true,
  } as const;
  const price = { ...percent, conversion: 'sale', publisherShareBasisPoints: null, ownShareBasisPoints: null } as const;
  await opened('advertiser', { price }, 'en');
  screen.getByText('× 45%');
  screen.getByText('The ceiling of $20.00 was reached.');
});

test('one that waits for money says until when it is booked by itself', async () => {
  await opened('publisher', { billing: 'review', reason: 'no_balance', bookedUntil: '2026-04-08T15:00:00.000Z' });
  screen.getByText('El saldo del anunciante no la cubría.');
  screen.getByText(/^Se cobra sola en cuanto haya dinero suficiente/);
  screen.getByRole('link', { name: 'Preguntar por ella' });
});

test('a dispute needs a reason, and stays open until it has arrived', async () => {
  const { user, api } = await opened('advertiser', { may: { dispute: true, decide: [] } });
  await user.click(screen.getByRole('button', { name: 'Disputar' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Disputar esta conversión' });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar disputa' }));
  expect(within(dialog).getByLabelText('Motivo').getAttribute('aria-invalid')).toBe('true');
  api.answer(disputeConversion, refusal('billing_state'));
  await user.type(within(dialog).getByLabelText('Motivo'), 'Se anuló el mismo día.');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar disputa' }));
  await within(dialog).findByRole('alert');
  api.answer(disputeConversion, { id: 'conv_1', billing: 'disputed' });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar disputa' }));
  await screen.findByText('Conversión Disputada');
  expect(api.requests(disputeConversion).at(-1)?.body).toEqual({ reason: 'Se anuló el mismo día.' });
});

test('an admin decides from what was on the screen', async () => {
  const { user, api } = await opened('admin', {
    billing: 'disputed',
    may: { dispute: false, decide: ['approved', 'refused'] },
  });
  api.answer(decideConversion, { id: 'conv_1', billing: 'refused' });
  await user.click(screen.getByRole('button', { name: 'Rechazar' }));
  const dialog = screen.getByRole('alertdialog', { name: '¿Rechazar esta conversión?' });
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  await screen.findByText('Conversión Rechazada');
  expect(api.requests(decideConversion).at(-1)?.body).toMatchObject({ decision: 'refused', seen: 'disputed' });
});

test('one that was decided says that it was appealed against, and how that ended', async () => {
  const at = '2026-03-10T15:00:00.000Z';
  const api = fakeApi(aSession('publisher'));
  const decided = { at, billing: 'refused', reason: null, by: null } as const;
  const words = { category: null, second: null, lastMessage: null };
  const dispute = { at, by: 'Andrea Salas', reason: 'Se anuló', ...words, decision: decided };
  api.answer(readConversion, aConversion({ billing: 'refused', dispute }));
  const decision = { at, outcome: 'in_part', reason: null, part: { priceCents: null, payoutCents: 700 } } as const;
  const appeal = { side: 'publisher', at, decideBy: at, decision } as const;
  api.answer(readDispute, aThread({ kind: 'conversion', id: 'conv_1', billing: 'approved', appeal }));
  await openPage(api, '/publisher-dashboard/conversions/conv_1');
  const way = await screen.findByRole('link', { name: 'Ver la apelación' });
  expect(way.getAttribute('href')).toBe('/publisher-dashboard/disputes/conversion/conv_1');
  screen.getByText('La primera decisión cambió en parte');
  screen.getByText('El editor gana $7.00.');
});

test('one that is not there leads back to the list', async () => {
  const api = fakeApi(aSession('publisher'));
  api.answer(readConversion, refusal('not_found'));
  await openPage(api, '/publisher-dashboard/conversions/conv_9');
  await screen.findByText('Esa conversión no existe, o no es tuya.');
});

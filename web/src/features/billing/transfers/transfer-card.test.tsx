import type { OwnTransfersResponse } from '@callstead/contract/transfers';
import { announceTransfer, readOwnTransfers } from '@callstead/contract/transfers-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BILLING_PAGE, keepBilling } from '../../../testing/billing.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { expectRefused, fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const BANK = { bankName: 'Banco', holder: 'Callstead LLC', account: '000123', routing: null, note: 'Tarda dos días.' };

async function openWith(own: Partial<OwnTransfersResponse>) {
  const api = fakeApi(aSession('advertiser'));
  keepBilling(api);
  api.answer(readOwnTransfers, { bank: BANK, reference: 'CS-BCDF-GHJK', transfers: [], ...own });
  const { user } = await openPage(api, BILLING_PAGE);
  return { api, user };
}

test('billing says where to send money and with which reference, each to be copied', async () => {
  await openWith({});
  await screen.findByRole('heading', { name: 'Transferencia bancaria' });
  for (const what of ['Tu referencia', 'Titular', 'Número de cuenta o IBAN', 'Banco'])
    expect(screen.getByRole('button', { name: `Copiar ${what}` })).toBeTruthy();
  expect(screen.getByText('CS-BCDF-GHJK')).toBeTruthy();
  expect(screen.queryByText('Número de ruta o BIC')).toBeNull();
});

test('a transfer is announced once, however often it is tried; the next one is another', async () => {
  const { api, user } = await openWith({});
  await screen.findByLabelText('Monto (USD)');
  const announce = screen.getByRole('button', { name: 'Está en camino' });
  await user.click(announce);
  await expectRefused('Monto (USD)', 'Completa');
  fill('Monto (USD)', '1,250.50');
  api.answer(announceTransfer, refusal('internal'));
  await user.click(announce);
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(valueIn('Monto (USD)')).toBe('1,250.50');
  api.answer(announceTransfer, undefined);
  await user.click(announce);
  await screen.findByText('Estaremos atentos a $1,250.50.');
  expect(valueIn('Monto (USD)')).toBe('');
  fill('Monto (USD)', '20');
  await user.click(announce);
  await screen.findByText('Estaremos atentos a $20.00.');
  const [first, second, third] = api.requests(announceTransfer).map(({ body }) => body);
  expect(first).toEqual(second);
  expect(third?.id).not.toBe(second?.id);
});

test('where the network takes no transfers nothing is said of them, but what was sent before', async () => {
  const sent = { id: crypto.randomUUID(), amountCents: 500, day: '2026-12-03', reason: null };
  await openWith({ bank: null, transfers: [{ ...sent, state: 'matched' }] });
  await screen.findByText('En tu saldo');
  expect(screen.queryByLabelText('Monto (USD)')).toBeNull();
});

import { listLedgerAccounts, readLedgerTotals } from '@callstead/contract/ledger-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectFocus } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

test('whoever records money can type the amount at once, and is back at the menu afterwards', async () => {
  const api = fakeApi(aSession('admin'));
  const nothing = { heldCents: null, payableCents: null, payingCents: null };
  const account = { ...nothing, balanceCents: 0, reservedCents: 0, creditLimitCents: 0, netDays: null };
  const holder = { id: crypto.randomUUID(), name: 'Aldo Cruz', email: 'aldo@casa.example', companyName: null };
  const data = [{ ...holder, ...account, isNetworkOwned: false }];
  api.answer(listLedgerAccounts, { data, previous: null, hasMore: false, next: null });
  api.answer(readLedgerTotals, {
    revenueCents: 0,
    receivedCents: 0,
    paidOutCents: 0,
    adjustmentsCents: 0,
    owedToAdvertisersCents: 0,
    owedToPublishersCents: 0,
  });
  const { user } = await openPage(api, '/admin-dashboard/money?side=advertiser');
  const menu = await screen.findByRole('button', { name: /^Acciones para / });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Recargar' }));
  await screen.findByRole('dialog');
  await expectFocus('Monto (USD)');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /^Acciones para / })).toBe(menu);
});

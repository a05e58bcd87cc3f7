import { diagnoseAccount } from '@callstead/contract/identity/accounts-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { expectRefused, fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const main = () => within(screen.getByRole('main'));

test('an admin looks up what the network knows about an address', async () => {
  const api = fakeApi(aSession('admin'));
  const { user } = await openPage(api, '/admin-check');
  const check = () => user.click(screen.getByRole('button', { name: 'Check Account' }));
  const result = () => main().getByRole('status');
  const expectResult = (text: string) => waitFor(() => expect(result().textContent).toContain(text));
  const facts = () =>
    within(result())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  await check();
  await expectRefused('Email', 'Fill in this field.');

  api.answer(diagnoseAccount, ({ body: { email } }) => ({
    user: { email, emailConfirmedAt: '2026-03-02T10:00:00.000Z' },
    profile: { userType: 'advertiser', status: 'rejected' },
  }));
  fill('Email', 'rejected@people.example');
  await check();
  await expectResult('Result for rejected@people.example');
  expect(facts().slice(1)).toEqual(['Advertiser', 'Rejected']);

  api.answer(diagnoseAccount, ({ body: { email } }) => ({
    user: { email, emailConfirmedAt: null },
    profile: { userType: 'publisher', status: 'pending' },
  }));
  fill('Email', 'late@people.example');
  await check();
  await expectResult('Result for late@people.example');
  expect(facts()).toEqual(['Not confirmed yet', 'Publisher', 'Pending']);

  api.answer(diagnoseAccount, { user: null, profile: null });
  fill('Email', 'nobody@people.example');
  await check();
  await expectResult('User not found in auth: nobody is registered with nobody@people.example.');
  api.answer(diagnoseAccount, SILENCE);
  await check();
  await expectResult('Function invocation failed: We cannot reach the server. Check your connection and try again.');
  expect(valueIn('Email')).toBe('nobody@people.example');
});

test.each([
  ['a stranger', null],
  ['an advertiser', aSession('advertiser')],
])('%s gets a link to the admin portal and nothing more', async (_, session) => {
  await openPage(fakeApi(session), '/admin-check');
  const links = main().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Admin Access Portal']);
  expect(links[0]?.getAttribute('href')).toBe('/super-admin-login');
  expect(main().queryByRole('textbox')).toBeNull();
});

import { readBilling } from '@callstead/contract/billing/statements-endpoints';
import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import { completeLogin, loginByLink } from '@callstead/contract/identity/session-endpoints';
import { listLeads } from '@callstead/contract/leads/leads-endpoints';
import { readFunding } from '@callstead/contract/payments-endpoints';
import { advertiserDashboard } from '@callstead/contract/reports/dashboards-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { fill } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const LINK = '/login-link?token=of-the-mail';
const button = () => screen.findByRole('button', { name: 'Log in' });

test('the link logs in when it is asked to, and not before', async () => {
  const api = fakeApi();
  for (const endpoint of [advertiserDashboard, listCalls, listLeads, readBilling, readFunding]) api.hold(endpoint); // nobody looks at them here
  const session = aSession('advertiser');
  api.answer(loginByLink, () => {
    api.session = session;
    return { outcome: 'signed_in', session };
  });
  const { user, address } = await openPage(api, LINK);
  const submit = await button();
  await waitFor(() => expect(address()).toBe('/login-link')); // the token is gone from the address
  expect(api.requests(loginByLink)).toEqual([]);
  await user.click(submit);
  await waitFor(() => expect(address()).toMatch(/^\/advertiser-dashboard/));
  expect(api.requests(loginByLink)).toMatchObject([{ body: { token: 'of-the-mail' } }]);
});

test('the second factor is asked for, and a wrong code is told at its field', async () => {
  const api = fakeApi();
  api.answer(loginByLink, { outcome: 'two_factor' });
  api.answer(completeLogin, refusal('two_factor_code_invalid'));
  const { user } = await openPage(api, LINK);
  await user.click(await button());
  fill(await screen.findByRole('textbox', { name: 'Authentication code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByText('That code is not correct. Check it and try again.');
});

test('a link that was used, or is none, says so and leads to the login', async () => {
  const api = fakeApi();
  api.answer(loginByLink, refusal('link_invalid'));
  const { user } = await openPage(api, LINK);
  await user.click(await button());
  await screen.findByText('This link has expired or has already been used. Ask for a new one.');
  expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login');
});

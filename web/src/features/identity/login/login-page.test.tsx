import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import { listAccounts } from '@callstead/contract/identity/accounts-endpoints';
import { listInvitations } from '@callstead/contract/identity/invitations-endpoints';
import { sendPasswordReset } from '@callstead/contract/identity/password-endpoints';
import { sendConfirmation } from '@callstead/contract/identity/registration-endpoints';
import { listSessions, login } from '@callstead/contract/identity/session-endpoints';
import { listLeads } from '@callstead/contract/leads/leads-endpoints';
import { publisherDashboard } from '@callstead/contract/reports/dashboards-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stopClock } from '../../../testing/clock.ts';
import { type FakeApi, fakeApi, refusal, SILENCE } from '../../../testing/fake-api.ts';
import { expectFocus, expectRefused, field, fill, fillIn, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession, letIn } from '../../../testing/people.ts';
import { expectToast, toast, toastButton } from '../../../testing/toasts.ts';

const PASSWORD = 'Demo1234!';
const ADMIN = 'admin@people.example';
const WRONG = ['Login Error', 'Incorrect credentials or network error.'];

async function logIn(user: UserEvent, Email: string, Password = PASSWORD): Promise<void> {
  fillIn({ Email, Password });
  await user.click(screen.getByRole('button', { name: /^Login as / }));
}

/** The panels' first screens load, for as long as nobody looks at them here. */
function holdPanels(api: FakeApi): void {
  const asked = [publisherDashboard, listCalls, listLeads, listSessions, listAccounts, listInvitations];
  for (const endpoint of asked) api.hold(endpoint);
}

test('the tab changes what the button says, not who may enter', async () => {
  const api = fakeApi();
  holdPanels(api);
  letIn(api, aSession(aProfile('publisher', { fullName: 'Pablo Rivas' })));
  const { user, address } = await openPage(api, '/login');
  expect(screen.getByRole('tab', { name: 'Publisher' }).getAttribute('aria-selected')).toBe('true');
  screen.getByRole('button', { name: 'Login as Publisher' });
  await user.click(screen.getByRole('tab', { name: 'Advertiser' }));
  screen.getByRole('button', { name: 'Login as Advertiser' });
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');

  await logIn(user, 'publisher@people.example');
  await expectToast('Login Successful!', 'Welcome, Pablo Rivas!');
  await waitFor(() => expect(address()).toBe('/publisher-dashboard/dashboard'));
  expect(api.requests(login)).toMatchObject([{ body: { email: 'publisher@people.example', portal: 'members' } }]);
});

test('a wrong password, an unknown address and a silent network are told alike, and what was typed stays', async () => {
  const api = fakeApi();
  const { user } = await openPage(api, '/login');
  for (const failure of [refusal('invalid_credentials'), SILENCE] as const) {
    api.answer(login, failure);
    await logIn(user, 'advertiser@people.example', 'Wrong1234!');
    await expectToast(...WRONG);
    const panel = within(screen.getByRole('tabpanel'));
    await waitFor(() => expect(panel.getByRole('alert').textContent).toBe('Incorrect credentials or network error.'));
    await expectFocus('Password');
    expect(valueIn('Email')).toBe('advertiser@people.example');
    expect(valueIn('Password')).toBe('Wrong1234!');
    await user.click(toastButton('Close'));
    await waitFor(() => expect(toast()).toBeNull());
  }
});

test('email and password are asked for before anything is sent', async () => {
  const api = fakeApi();
  const { user } = await openPage(api, '/login');
  await user.click(screen.getByRole('button', { name: 'Login as Publisher' }));
  await expectRefused('Email', 'Fill in this field.');
  await expectRefused('Password', 'Fill in this field.');
  await expectFocus('Email');
  await logIn(user, 'not an address', 'x');
  await expectRefused('Email', 'Write a full email address, such as name@example.com.');
  expect(valueIn('Email')).toBe('not an address');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password').type).toBe('text');
  expect(api.requests(login)).toEqual([]);
});

test('an unconfirmed address is named, and the link can be sent again', async () => {
  const api = fakeApi();
  api.answer(login, refusal('email_unconfirmed'));
  api.answer(sendConfirmation, undefined);
  const { user } = await openPage(api, '/login');
  await logIn(user, 'late@people.example');
  const sentence = 'Your email address is not confirmed yet. Open the link in the email we sent you.';
  await expectToast('Login Error', sentence);
  const panel = within(screen.getByRole('tabpanel'));
  await panel.findByText(sentence);

  await user.click(toastButton('Send the link again'));
  await expectToast(
    'Confirmation Email Sent',
    'If this address is waiting to be confirmed, you will receive a new link.',
  );
  expect(api.requests(sendConfirmation)).toMatchObject([{ body: { email: 'late@people.example' } }]);
  api.answer(sendConfirmation, SILENCE);
  await user.click(panel.getByRole('button', { name: 'Send the link again' }));
  await expectToast('Error Sending Email');
});

test('a pending person sees checklist and clock in the card, a rejected one whom to ask, for as long as they look', async () => {
  const api = fakeApi();
  const registeredAt = '2026-03-01T10:00:00.000Z';
  api.answer(login, refusal('account_pending', undefined, { registeredAt }));
  const { user } = await openPage(api, '/login');
  await logIn(user, 'pending@people.example');
  const panel = within(screen.getByRole('tabpanel'));
  await panel.findByText('Review by an administrator (24 to 48 hours)');
  panel.getByText('Email address confirmed');
  await expectToast('Account Pending Approval');
  await user.click(toastButton('Close'));
  await waitFor(() => expect(toast()).toBeNull());
  panel.getByText('Your account has not been approved yet.');
  expect(valueIn('Email')).toBe('pending@people.example');

  api.answer(login, refusal('account_rejected', undefined, { registeredAt }));
  await user.click(screen.getByRole('button', { name: /^Login as / }));
  await panel.findByText('Not approved');
  expect(panel.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
});

test('somebody who registered within this minute did so now, not in the time to come', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:50.000Z') });
  const api = fakeApi();
  api.answer(login, refusal('account_pending', undefined, { registeredAt: '2026-03-01T10:00:45.000Z' }));
  const { user } = await openPage(api, '/login');
  await logIn(user, 'pending@people.example');
  const step = (await screen.findByText('Account created')).closest('li');
  expect(step?.textContent).toMatch(/ · now$/);
});

test('a rejected account is told so in the words of the specification', async () => {
  const api = fakeApi();
  api.answer(login, refusal('account_rejected'));
  const { user } = await openPage(api, '/login');
  await logIn(user, 'rejected@people.example');
  await expectToast('Login Error', 'Tu cuenta ha sido rechazada.');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión como Editor' }));
  await expectToast('Error al Iniciar Sesión', 'Tu cuenta ha sido rechazada.');
});

test('a pending account is asked to wait for seven seconds', async () => {
  const api = fakeApi();
  api.answer(login, refusal('account_pending'));
  await openPage(api, '/login');
  fillIn({ Email: 'pending@people.example', Password: PASSWORD });
  const clock = stopClock();
  fireEvent.click(screen.getByRole('button', { name: 'Login as Publisher' }));
  await clock.until(() => toast() !== null);
  await clock.pass(6900);
  for (const text of [
    'Account Pending Approval',
    'Your account has not been approved yet.',
    'This request usually takes 24 to 48 hours. Thank you for your patience.',
  ])
    expect(toast()?.textContent).toContain(text);
  await clock.pass(200);
  expect(toast()).toBeNull();
});

test('after login people return to the page they asked for', async () => {
  const api = fakeApi();
  holdPanels(api);
  letIn(api, aSession('publisher'));
  const { user, address } = await openPage(api, '/publisher-dashboard/security?from=mail');
  expect(address()).toBe('/login?redirect=%2Fpublisher-dashboard%2Fsecurity%3Ffrom%3Dmail');
  await logIn(user, 'publisher@people.example');
  await waitFor(() => expect(address()).toBe('/publisher-dashboard/security?from=mail'));
});

const FOREIGN = ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login', '/'];

test('who is signed in has no business on a login page, and is never led to another site', async () => {
  const api = fakeApi(aSession('publisher'));
  holdPanels(api);
  const { address, goTo } = await openPage(api, '/faq');
  for (const redirect of FOREIGN) {
    await goTo(`/login?redirect=${encodeURIComponent(redirect)}`);
    await waitFor(() => expect(address(), redirect).toBe('/publisher-dashboard/dashboard'));
  }
  await goTo('/login?redirect=/faq');
  await waitFor(() => expect(address()).toBe('/faq'));
  await goTo('/super-admin-login');
  await waitFor(() => expect(address()).toBe('/publisher-dashboard/dashboard'));
});

test('the toggle leads to the administrator login and back, and keeps what was typed', async () => {
  const api = fakeApi();
  holdPanels(api);
  api.answer(login, refusal('invalid_credentials'));
  const { user, address } = await openPage(api, '/login');
  fill('Email', ADMIN);
  await user.click(screen.getByRole('button', { name: 'Administrator login' }));
  screen.getByRole('heading', { name: 'Administrator Login' });
  expect(screen.queryAllByRole('tab')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Publisher and advertiser login' }));
  expect(screen.queryAllByRole('tab')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Administrator login' }));
  expect(valueIn('Email')).toBe(ADMIN);

  await logIn(user, ADMIN, 'Wrong1234!');
  await expectToast('Admin Login Error', 'Incorrect credentials or network error.');
  letIn(api, aSession('admin'));
  await logIn(user, ADMIN);
  await waitFor(() => expect(address()).toBe('/admin-dashboard/users'));
});

test('the admin portal lets administrators in and nobody else', async () => {
  const api = fakeApi();
  holdPanels(api);
  const { user, address } = await openPage(api, '/super-admin-login');
  screen.getByRole('heading', { name: 'Admin Access Portal' });
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
  api.answer(login, refusal('admin_only'));
  await logIn(user, 'publisher@people.example');
  await expectToast('Access Denied', 'You do not have administrator permissions. Please log in with an admin account.');
  expect(address()).toBe('/super-admin-login');
  api.answer(login, refusal('invalid_credentials'));
  await logIn(user, ADMIN, 'Wrong1234!');
  await expectToast('Admin Login Error', 'Incorrect credentials or network error.');
  letIn(api, aSession('admin'));
  await logIn(user, ADMIN);
  await expectToast('Login Successful!', 'Welcome, Alma Ortega!');
  await waitFor(() => expect(address()).toBe('/admin-dashboard/users'));
  expect(api.requests(login).map(({ body }) => body.portal)).toEqual(['admin', 'admin', 'admin']);
});

test('a forgotten password asks for an address, then says the same whoever it belongs to', async () => {
  const api = fakeApi();
  api.answer(sendPasswordReset, SILENCE);
  const { user } = await openPage(api, '/login');
  const forgot = screen.getByRole('button', { name: 'Forgot your password?' });
  await user.click(forgot);
  const dialog = within(await screen.findByRole('dialog', { name: 'Recover your password' }));
  const address = dialog.getByLabelText('Email');
  const send = dialog.getByRole('button', { name: 'Send Recovery Email' });
  await user.click(send);
  await expectToast('Empty Field', 'Please enter your email address.');
  await expectRefused(address, 'Fill in this field.');
  fill(address, 'nobody');
  await user.click(send);
  await expectRefused(address, 'Write a full email address, such as name@example.com.');

  fill(address, 'nobody@people.example');
  await user.click(send);
  await expectToast('Error Sending Email', 'Could not send recovery email.');
  expect(valueIn(address)).toBe('nobody@people.example');

  api.answer(sendPasswordReset, undefined);
  await user.click(send);
  await expectToast(
    'Recovery Email Sent',
    'If an account exists for this email, you will receive a link to reset your password.',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(forgot);

  fill('Email', 'somebody@people.example');
  await user.click(forgot);
  const again = within(await screen.findByRole('dialog'));
  expect(valueIn(again.getByLabelText('Email'))).toBe('somebody@people.example');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

import { listCalls, readCallSummary } from '@callstead/contract/calls/calls-endpoints';
import { listSessions, logout } from '@callstead/contract/identity/session-endpoints';
import { listLeads, readLeadSummary } from '@callstead/contract/leads/leads-endpoints';
import { advertiserDashboard, publisherDashboard } from '@callstead/contract/reports/dashboards-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepAccounts } from '../../testing/accounts.ts';
import { keepBilling } from '../../testing/billing.ts';
import { fakeApi, SILENCE } from '../../testing/fake-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aProfile, aSession } from '../../testing/people.ts';
import { expectToast } from '../../testing/toasts.ts';

const PUBLISHER = '/publisher-dashboard/dashboard';
const ADVERTISER = '/advertiser-dashboard/dashboard';
const ADMIN = '/admin-dashboard/users';

/** Somebody whose screens keep loading: these tests look at what stands around them. */
function aNetworkSeenBy(session: ReturnType<typeof aSession> | null) {
  const api = fakeApi(session);
  keepBilling(api);
  keepAccounts(api, []);
  const lists = [listCalls, readCallSummary, listLeads, readLeadSummary, listSessions];
  for (const endpoint of [publisherDashboard, advertiserDashboard, ...lists]) api.hold(endpoint);
  return api;
}

const banner = () => screen.getAllByRole('banner')[0]?.textContent;

test.each([
  {
    from: '/faq',
    role: 'publisher',
    button: 'Logout',
    done: ['Logged Out', 'You have been logged out successfully.'],
    failed: ['Logout Error', 'We cannot reach the server. Check your connection and try again.'],
  },
  {
    from: PUBLISHER,
    role: 'affiliate',
    button: 'Cerrar Sesión',
    done: ['Sesión Cerrada', 'Has cerrado sesión exitosamente.'],
    failed: ['Error', 'No se pudo cerrar sesión.'],
  },
  {
    from: ADVERTISER,
    role: 'advertiser',
    button: 'Cerrar Sesión',
    done: ['Sesión Cerrada', 'Has cerrado sesión exitosamente.'],
    failed: ['Error', 'No se pudo cerrar sesión.'],
  },
  {
    from: ADMIN,
    role: 'admin',
    button: 'Cerrar Sesión',
    done: ['Sesión Cerrada', 'Has cerrado sesión exitosamente.'],
    failed: ['Error al Cerrar Sesión', 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.'],
  },
] as const)('logging out of $from says so in its own words, and so does a failure', async (exit) => {
  const { from, role, button, done, failed } = exit;
  const api = aNetworkSeenBy(aSession(role));
  const page = await openPage(api, from);
  const leave = () => page.user.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement);
  api.answer(logout, SILENCE);
  await leave();
  await expectToast(...failed);
  expect(page.address()).toBe(from);

  api.answer(logout, () => {
    api.session = null;
    return undefined;
  });
  await leave();
  await expectToast(...done);
  await waitFor(() => expect(page.address()).toBe('/login'));
  page.goBack();
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
});

test.each([
  { who: 'a stranger', session: null, last: ['Register', 'Login'], panel: undefined },
  { who: 'an admin', session: aSession('admin'), last: ['Admin Panel', 'Logout'], panel: '/admin-dashboard' },
  {
    who: 'an affiliate',
    session: aSession('affiliate'),
    last: ['Publisher Panel', 'Logout'],
    panel: '/publisher-dashboard',
  },
  {
    who: 'an advertiser',
    session: aSession('advertiser'),
    last: ['Advertiser Panel', 'Logout'],
    panel: '/advertiser-dashboard',
  },
])('the header shows $who the way in, or the own panel and the way out', async ({ session, last, panel }) => {
  await openPage(aNetworkSeenBy(session), '/faq');
  const nav = within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement);
  const items = nav.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Home', 'Offers', 'Contact', 'For advertisers', ...last]);
  if (panel) expect(nav.getByRole('link', { name: last[0] as string }).getAttribute('href')).toBe(panel);
});

test('what is still to come stands in the admin sidebar without leading anywhere', async () => {
  await openPage(aNetworkSeenBy(aSession('admin')), ADMIN);
  const sidebar = within(screen.getByRole('navigation', { name: 'Administración' }));
  const item = sidebar.getByText('Mensajería (Próx.)');
  expect(item.closest('[aria-disabled]')?.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('link', { name: 'Mensajería (Próx.)' })).toBeNull();
});

test('an admin looks into both panels under their own name', async () => {
  const { goTo } = await openPage(aNetworkSeenBy(aSession('admin')), '/publisher-dashboard');
  screen.getByRole('navigation', { name: 'Visión Editor (Admin)' });
  expect(banner()).toContain('Hola, Alma Ortega · Visión Editor (Admin)');
  await goTo('/advertiser-dashboard');
  await screen.findByRole('navigation', { name: 'Visión Anunciante (Admin)' });
  expect(banner()).toContain('Hola, Alma Ortega (Admin)');
});

const REVIEW = 'Revisión por un administrador (24 a 48 horas)';

test.each([
  {
    kind: 'publisher',
    approved: 'Tu cuenta está aprobada y activa. Te damos la bienvenida a la red.',
    pending: [
      'Tu cuenta está pendiente de aprobación. Hasta entonces algunas funciones pueden estar limitadas.',
      'Tu cuenta está pendiente de revisión. Te notificaremos cuando sea aprobada.',
    ],
    rejected: [
      'Tu solicitud de cuenta ha sido rechazada. Contacta a soporte si crees que es un error.',
      'Tu solicitud de cuenta ha sido rechazada. Contacta a soporte para conocer el motivo.',
    ],
  },
  {
    kind: 'advertiser',
    approved: 'Tu cuenta está aprobada y activa.',
    pending: [
      'Tu cuenta está pendiente de revisión. Campañas, reportes y facturación se abren cuando sea aprobada.',
      'Tus cifras y campañas aparecerán aquí cuando tu cuenta sea aprobada.',
    ],
    rejected: [
      'Tu solicitud de cuenta ha sido rechazada. Contacta a soporte si crees que es un error.',
      'Tu solicitud de cuenta fue rechazada, por eso las cifras y campañas no están disponibles.',
    ],
  },
] as const)('an open session of a $kind sees what an admin decided', async (words) => {
  const { kind, approved, pending, rejected } = words;
  const profile = aProfile(kind);
  const api = aNetworkSeenBy(aSession(profile));
  const { goTo } = await openPage(api, `/${kind}-dashboard`);
  await screen.findByText(approved);

  const decide = (status: 'pending' | 'rejected') => {
    api.session = aSession({ ...profile, status });
    document.dispatchEvent(new Event('visibilitychange')); // whoever comes back to the tab
  };
  decide('pending');
  for (const text of pending) await screen.findByText(text);
  screen.getByText(REVIEW);
  expect(screen.queryByText(approved)).toBeNull();

  decide('rejected');
  for (const text of rejected) await screen.findByText(text);
  for (const link of screen.getAllByRole('link', { name: 'Contactar a soporte' }))
    expect(link.getAttribute('href')).toBe('/contact');
  await goTo(`/${kind}-dashboard/security`);
  await screen.findByText(rejected[0]);
});

test('whoever follows a link of the menu goes on at the heading of its page; one that is loaded begins at the top', async () => {
  const { user } = await openPage(aNetworkSeenBy(aSession('admin')), ADMIN);
  await screen.findByRole('heading', { level: 1, name: 'Usuarios' });
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getAllByRole('link', { name: 'Seguridad' })[0] as HTMLElement);
  await waitFor(() => expect(window.location.pathname).toBe('/admin-dashboard/security'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

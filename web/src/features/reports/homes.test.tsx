import { decideApplication } from '@callstead/contract/applications-endpoints';
import { readBilling } from '@callstead/contract/billing/statements-endpoints';
import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import { readCallableNumbers } from '@callstead/contract/calls/test-calls-endpoints';
import { setAccountStatus } from '@callstead/contract/identity/accounts-endpoints';
import { listLeads } from '@callstead/contract/leads/leads-endpoints';
import {
  adminOverview,
  advertiserDashboard,
  publisherDashboard,
  readMovers,
} from '@callstead/contract/reports/dashboards-endpoints';
import { report } from '@callstead/contract/reports/report-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keepBilling } from '../../testing/billing.ts';
import { onePage } from '../../testing/conversions.ts';
import {
  aJoinedCampaign,
  aMeter,
  anAdvertiserDashboard,
  anOverview,
  aPublisherDashboard,
  aWaitingItem,
} from '../../testing/dashboards.ts';
import { BAD_GATEWAY, fakeApi } from '../../testing/fake-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aProfile, aSession } from '../../testing/people.ts';
import { aReport, aRow } from '../../testing/reports.ts';

function apiOf(role: 'advertiser' | 'publisher' | 'admin') {
  const api = fakeApi(aSession(role));
  api.answer(listCalls, onePage());
  api.answer(listLeads, onePage());
  keepBilling(api);
  api.answer(readMovers, { movers: [], anomalies: [] });
  return api;
}

const cardOf = async (title: string) => {
  const found = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!found) throw new Error(`no card ${title}`);
  return within(found);
};

describe('a publisher before the first call', () => {
  async function openWith(steps: Parameters<typeof aPublisherDashboard>[0]) {
    const api = apiOf('publisher');
    api.answer(readCallableNumbers, { lines: [], testing: { allowed: false, billed: false } });
    api.answer(publisherDashboard, aPublisherDashboard(steps));
    await openPage(api, '/publisher-dashboard');
  }

  test('is led from step to step, each with its own action, and is shown no drawing of nothing', async () => {
    await openWith({ firstSteps: { applied: true, joined: false, tested: false, hasPaymentMethod: false } });
    const steps = await cardOf('Tu camino a la primera llamada');
    steps.getByText('1 de 4 listos');
    steps.getByText('Están revisando tu solicitud. Te avisaremos en cuanto haya una decisión.');
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/publisher-dashboard/campaigns',
      '/publisher-dashboard/account',
    ]);
    await screen.findByText('Ganancias Totales');
    expect(screen.queryByText('Hoy, por hora')).toBeNull();
    expect(screen.queryByText('Mis campañas')).toBeNull();
  });

  test('reads when they are paid once a call has come', async () => {
    await openWith({ firstSteps: null });
    await screen.findByText('Cuándo cobras');
    expect(screen.queryByText('Tu camino a la primera llamada')).toBeNull();
    await screen.findByText('Dónde se pierden las llamadas');
    await screen.findByText('Por día de la semana y hora');
  });
});

test('a publisher finds each joined campaign with its number, its figures and what is left of its day', async () => {
  const api = apiOf('publisher');
  const stopped = aJoinedCampaign({ publicId: 'HS020', titles: { en: 'Doors', es: 'Puertas' }, status: 'paused' });
  api.answer(publisherDashboard, aPublisherDashboard({ campaigns: [aJoinedCampaign(), stopped] }));
  await openPage(api, '/publisher-dashboard');
  const campaigns = await cardOf('Mis campañas');
  const [running, paused] = campaigns.getAllByRole('listitem');
  if (!running || !paused) throw new Error('two campaigns');
  within(running).getByText('quedan 6 de 10');
  within(running).getByText('25%');
  within(running).getByText('$4.50');
  within(running).getByText('$90.00');
  within(running).getByRole('button', { name: /Tu número/ });
  expect(within(running).getByRole('link').getAttribute('href')).toBe(
    '/publisher-dashboard/campaigns?tab=mine&search=HS015',
  );
  within(paused).getByText('Detenida');
  expect(within(paused).queryByRole('meter')).toBeNull();
});

describe('an advertiser', () => {
  test('sees first what is left, for how many hours, and how to add to it', async () => {
    const api = apiOf('advertiser');
    keepBilling(api, { balanceCents: 12_345, runsOutAt: hoursFromNow(14.5), isLow: true });
    api.answer(advertiserDashboard, anAdvertiserDashboard());
    await openPage(api, '/advertiser-dashboard');
    const balance = within(await screen.findByRole('region', { name: 'Tu saldo' }));
    await balance.findByText('$123.45');
    await balance.findByText('Quedan 14 horas al ritmo de hoy');
    balance.getByRole('link', { name: 'Recargar saldo' });
  });

  test('whose balance cannot be loaded can ask for it again', async () => {
    const api = apiOf('advertiser');
    api.answer(readBilling, BAD_GATEWAY);
    api.answer(advertiserDashboard, anAdvertiserDashboard());
    await openPage(api, '/advertiser-dashboard');
    await screen.findByText(/^No se pudo cargar tu saldo/);
    screen.getByRole('button', { name: 'Reintentar' });
  });

  test('approves an application where it stands, and is asked for a reason before a refusal', async () => {
    const api = apiOf('advertiser');
    const waiting = aWaitingItem({ who: 'Nora Díaz' });
    api.answer(advertiserDashboard, anAdvertiserDashboard({ applications: { count: 1, oldest: [waiting] } }));
    const decided: unknown[] = [];
    api.answer(decideApplication, ({ params, body }) => {
      decided.push([params.id, body.decision, body.reason]);
      return { id: params.id, status: body.decision === 'approve' ? 'approved' : 'rejected' };
    });
    const { user } = await openPage(api, '/advertiser-dashboard');
    const card = await cardOf('Solicitudes por decidir');
    await user.click(card.getByRole('button', { name: 'Aprobar: Nora Díaz · Techos' }));
    await waitFor(() => expect(decided).toHaveLength(1));
    await user.click(await card.findByRole('button', { name: 'Rechazar: Nora Díaz · Techos' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox'), 'Sin experiencia');
    await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(decided).toEqual([
      [waiting.id, 'approve', null],
      [waiting.id, 'reject', 'Sin experiencia'],
    ]);
  });

  test('reads whether the budget of today lasts, beside an even pace', async () => {
    const api = apiOf('advertiser');
    api.answer(report, ({ query }) =>
      aReport(query, query.by.join() === 'hourOfDay' ? [aRow(['0'], { revenueCents: 500 })] : []),
    );
    const meter = aMeter({ dailyBudgetCents: 20_000, spentCents: 20_000 });
    api.answer(advertiserDashboard, anAdvertiserDashboard({ meters: [meter] }));
    await openPage(api, '/advertiser-dashboard');
    await screen.findByText('El presupuesto de $200.00 se agotó: la campaña no recibe nada más hoy.');
    await screen.findByRole('slider', { name: 'Gasto de hoy frente a un ritmo parejo' });
  });

  test('without budgets is told what one is good for', async () => {
    const api = apiOf('advertiser');
    api.answer(advertiserDashboard, anAdvertiserDashboard({ meters: [aMeter()] }));
    await openPage(api, '/advertiser-dashboard');
    await screen.findByText('Ninguna campaña en marcha tiene presupuesto diario.');
    await screen.findByText('Ninguna llamada de este período quedó sin atender.');
  });
});

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('the desk of an admin', () => {
  async function openDesk(waiting: Parameters<typeof anOverview>[1]) {
    const api = apiOf('admin');
    api.answer(adminOverview, anOverview({}, waiting));
    const opened = await openPage(api, '/admin-dashboard/overview');
    return { api, ...opened };
  }

  test('shows who waits longest and for how long, and all that is empty in one line', async () => {
    const since = hoursFromNow(-31.5);
    await openDesk({
      accounts: { count: 12, oldest: [aWaitingItem({ who: 'Ana Ruiz', campaign: null, note: 'publisher', since })] },
      openTickets: { count: 1, oldest: [aWaitingItem({ id: 'ticket-1', campaign: null, note: 'No suena' })] },
      disputedLeads: { count: 1, oldest: [aWaitingItem({ id: 'lead-1', note: 'wrong_number' })] },
    });
    const accounts = within(await screen.findByRole('region', { name: 'Cuentas pendientes' }));
    accounts.getByText('12');
    accounts.getByText('31 h');
    accounts.getByText('· Editor');
    const tickets = within(screen.getByRole('region', { name: 'Tickets abiertos' }));
    expect(tickets.queryByRole('button')).toBeNull();
    expect(tickets.getByRole('link', { name: 'Pablo Editor' }).getAttribute('href')).toBe(
      '/admin-dashboard/tickets?ticket=ticket-1',
    );
    screen.getByText('Al día:');
    within(screen.getByRole('region', { name: 'Leads devueltos' })).getByText(/Número equivocado/);
    expect(screen.queryByRole('region', { name: 'Llamadas en disputa' })).toBeNull();
  });

  test('an account is approved with one click', async () => {
    const waiting = aWaitingItem({ who: 'Ana Ruiz', campaign: null, note: 'publisher' });
    const { api, user } = await openDesk({ accounts: { count: 1, oldest: [waiting] } });
    const changed: unknown[] = [];
    api.answer(setAccountStatus, ({ params, body }) => {
      changed.push([params.id, body.status]);
      return aProfile('publisher');
    });
    await user.click(await screen.findByRole('button', { name: 'Aprobar: Ana Ruiz' }));
    await waitFor(() => expect(changed).toEqual([[waiting.id, 'approved']]));
  });

  test('tells who moved and who is out of the ordinary, each leading to the report about them', async () => {
    const api = apiOf('admin');
    api.answer(adminOverview, anOverview());
    api.answer(readMovers, {
      movers: [{ of: 'campaign', value: 'HS015', name: 'Techos', nowCents: 1_000, beforeCents: 90_000 }],
      anomalies: [{ of: 'publisher', value: 'PABLO1', name: 'Pablo', kind: 'duplicates', rate: 0.3, usual: 0.05 }],
    });
    await openPage(api, '/admin-dashboard/overview');
    await screen.findByText('antes $900.00');
    await screen.findByText('30% de llamadas repetidas');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Techos')).toBe('/admin-dashboard/reports?period=last7&campaign=HS015');
    expect(hrefOf('Pablo')).toBe('/admin-dashboard/reports?period=last7&publisher=PABLO1');
  });

  test('where nothing waits, that is said', async () => {
    await openDesk({});
    await screen.findByText('Nada espera por ti.');
  });
});

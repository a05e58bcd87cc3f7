import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import { listLeads } from '@callstead/contract/leads/leads-endpoints';
import {
  adminOverview,
  advertiserDashboard,
  publisherDashboard,
  readMovers,
} from '@callstead/contract/reports/dashboards-endpoints';
import { report } from '@callstead/contract/reports/report-endpoints';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keepBilling } from '../../testing/billing.ts';
import { onePage } from '../../testing/conversions.ts';
import {
  aMeter,
  anAdvertiserDashboard,
  anOverview,
  aPeriod,
  aPublisherDashboard,
  MIXED,
} from '../../testing/dashboards.ts';
import { BAD_GATEWAY, fakeApi } from '../../testing/fake-api.ts';
import { aLeadRow } from '../../testing/leads.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aSession } from '../../testing/people.ts';
import { aReport, aRow } from '../../testing/reports.ts';

const card = async (label: string) => {
  const found = (await screen.findByText(label)).closest('article');
  if (!found) throw new Error(`no card ${label}`);
  return within(found);
};
const linksOf = async (label: string) =>
  (await card(label)).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

function apiOf(role: 'advertiser' | 'publisher' | 'admin') {
  const api = fakeApi(aSession(role));
  api.answer(listCalls, onePage());
  api.answer(listLeads, onePage());
  keepBilling(api);
  api.answer(readMovers, { movers: [], anomalies: [] });
  return api;
}

describe('an advertiser', () => {
  async function openWith(data: Parameters<typeof anAdvertiserDashboard>[0], chosenLanguage: 'es' | 'en' = 'es') {
    const api = apiOf('advertiser');
    api.answer(advertiserDashboard, anAdvertiserDashboard(data));
    return openPage(api, '/advertiser-dashboard', { chosenLanguage });
  }

  test('reads leads as a share of calls and form visits, and finds each kind in its own list', async () => {
    await openWith({ period: MIXED });
    const leads = await card('Leads Totales');
    leads.getByText('5');
    leads.getByText('9.6% de 12 llamadas y 40 visitas a formularios');
    expect(await linksOf('Leads Totales')).toEqual([
      ['Ver las llamadas calificadas', '/advertiser-dashboard/calls?period=last30&billing=sold'],
      ['Ver los leads aceptados', '/advertiser-dashboard/leads?period=last30&billing=sold'],
    ]);
    expect(await linksOf('Coste Medio por Lead')).toEqual([
      ['Ver todas las llamadas', '/advertiser-dashboard/calls?period=last30'],
      ['Ver todos los leads', '/advertiser-dashboard/leads?period=last30'],
    ]);
  });

  test('waits for calls while nothing has come in', async () => {
    await openWith({});
    await screen.findByText('Todavía no ha calificado ninguna llamada.');
    expect(screen.queryByText('Últimos leads')).toBeNull();
  });

  test('who buys leads alone sees the latest of them', async () => {
    const api = apiOf('advertiser');
    api.answer(advertiserDashboard, anAdvertiserDashboard({}));
    api.answer(listLeads, onePage(aLeadRow()));
    await openPage(api, '/advertiser-dashboard');
    const lead = await screen.findByRole('link', { name: 'Techos' });
    expect(lead.getAttribute('href')).toBe('/advertiser-dashboard/leads/lead_1');
  });

  test('who buys leads alone is not led to calls', async () => {
    await openWith({ period: aPeriod({ leads: 1, leadsIn: 2, sold: { calls: 0, leads: 1, conversions: 0 } }) }, 'en');
    expect((await linksOf('Total Spend')).map(([label]) => label)).toEqual(['See accepted leads']);
  });

  test('with nothing yet reads noughts, and is led to the calls that may come', async () => {
    await openWith({});
    expect((await linksOf('Leads Totales')).map(([label]) => label)).toEqual(['Ver las llamadas calificadas']);
    await screen.findByText('Ninguna campaña está en marcha.');
  });

  test.each([
    ['es', 'Tope diario', '2 aceptados, 1 en entrega, quedan 2 de 5'],
    ['en', 'Daily cap', '2 accepted, 1 being delivered, 2 left of 5'],
  ] as const)('in %s a meter of leads says so', async (language, label, text) => {
    await openWith({ meters: [aMeter()] }, language);
    await screen.findByText(text);
    expect(screen.getByRole('meter', { name: label }).getAttribute('value')).toBe('3');
  });

  test('meters show the month where it has a cap, calls in their words, and what has no cap', async () => {
    const unlimited = { cap: null, used: 1, inFlight: 0 };
    await openWith({
      meters: [
        aMeter({ monthly: { cap: 40, used: 40, inFlight: 0 } }),
        aMeter({ type: 'call' }),
        aMeter({ daily: unlimited }),
        aMeter({ daily: { ...unlimited, used: 4 }, type: 'call', dailyBudgetCents: 20_000 }),
      ],
    });
    await screen.findByText('40 aceptados, 0 en entrega, quedan 0 de 40');
    screen.getByRole('meter', { name: 'Tope mensual' });
    screen.getByText('2 usados, 1 en curso, quedan 2 de 5');
    screen.getByText('Sin tope diario: 1 lead aceptado hoy, 0 en entrega');
    screen.getByText('Sin tope diario: 4 usados hoy, 0 en curso');
    screen.getByText('$150.00 de $200.00, quedan $50.00');
  });

  test('figures that cannot be loaded can be asked for again', async () => {
    const api = apiOf('advertiser');
    api.answer(advertiserDashboard, BAD_GATEWAY);
    await openPage(api, '/advertiser-dashboard', { chosenLanguage: 'es' });
    await screen.findByText(/No se pudieron cargar las cifras/);
  });
});

test('a publisher reads why leads were not taken, each reason leading to its leads', async () => {
  const api = apiOf('publisher');
  const leadReasons = [
    { reason: 'duplicate' as const, leads: 3 },
    { reason: 'out_of_geo' as const, leads: 1 },
  ];
  api.answer(publisherDashboard, aPublisherDashboard({ period: MIXED, leadReasons }));
  await openPage(api, '/publisher-dashboard', { chosenLanguage: 'es' });
  await screen.findByText('Por qué no se aceptaron leads');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Duplicado 3')).toBe('/publisher-dashboard/leads?period=last30&status=duplicate');
  expect(hrefOf('Fuera de la zona 1')).toBe('/publisher-dashboard/leads?period=last30&reason=out_of_geo');
  (await card('Llamadas Entrantes')).getByText('y 6 leads recibidos');
});

test('a publisher without leads reads nothing of them', async () => {
  const api = apiOf('publisher');
  api.answer(publisherDashboard, aPublisherDashboard({ period: aPeriod({ calls: 3 }) }));
  await openPage(api, '/publisher-dashboard', { chosenLanguage: 'es' });
  await card('Llamadas Entrantes');
  expect(screen.queryByText('Por qué no se aceptaron leads')).toBeNull();
  expect(screen.queryByText(/leads recibidos/)).toBeNull();
});

const { before: _before, series: _series, amountCents: _amount, ...TODAY } = MIXED;

test('an admin reads of what kinds the leads of today are, and their share of all who came', async () => {
  const api = apiOf('admin');
  api.answer(adminOverview, anOverview({ ...TODAY, revenueCents: 20_000, marginCents: 10_000 }));
  await openPage(api, '/admin-dashboard/overview', { chosenLanguage: 'es' });
  (await card('Leads de hoy')).getByText('2 llamadas y 3 leads');
  (await card('Conversión de hoy')).getByText('9.6%');
  expect(await linksOf('Ingresos de hoy')).toHaveLength(2);
});

const WEEK = ['1', '2', '3', '4', '5', '6', '7'];

test.each([
  ['publisher', '/publisher-dashboard', 'Ganancias', 'payoutCents'],
  ['advertiser', '/advertiser-dashboard', 'Gasto total', 'revenueCents'],
  ['admin', '/admin-dashboard/overview', 'Ingresos', 'revenueCents'],
] as const)('a %s sees the course of time, and today against the same weekday', async (role, path, name, metric) => {
  const api = apiOf(role);
  api.answer(publisherDashboard, aPublisherDashboard());
  api.answer(advertiserDashboard, anAdvertiserDashboard());
  api.answer(adminOverview, anOverview());
  api.answer(report, ({ query }) => {
    const ofWeeks = WEEK.map((day) => aRow([day, '23'], { [metric]: 800, incoming: 8 }));
    return aReport(query, query.by.join() === 'weekday,hourOfDay' ? ofWeeks : []);
  });
  const { user } = await openPage(api, path, { chosenLanguage: 'es' });
  await screen.findByRole('slider', { name: `${name} por día` });
  const today = (await screen.findByText('Hoy, por hora')).closest('section') as HTMLElement;
  await user.click(await within(today).findByRole('button', { name }));
  await within(today).findByRole('slider', { name: `${name} de hoy, por hora` });
  await user.click(within(today).getByRole('button', { name: 'Tabla' }));
  const lastHour = await within(today).findByRole('row', { name: /^De 23:00 a 24:00/ });
  expect(within(lastHour).getAllByRole('cell').at(-1)?.textContent).toBe('$2.00');
  within(today).getByRole('columnheader', { name: /^Promedio de los últimos cuatro / });
  const [toReport] = screen.getAllByRole('link', { name: 'Ver el reporte' });
  expect(toReport?.getAttribute('href')).toContain(`/reports?period=last30&metric=${metric}`);
});

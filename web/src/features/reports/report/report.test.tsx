import type { ReportRow } from '@callstead/contract/reports/report';
import { report } from '@callstead/contract/reports/report-endpoints';
import type { Figures } from '@callstead/domain/reports/metrics';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FakeApi, fakeApi, refusal } from '../../../testing/fake-api.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { aReport, aRow } from '../../../testing/reports.ts';

const FIGURES: Figures = {
  ...{ clicks: 40, uniqueClicks: 30, incoming: 12, connected: 10, qualified: 6, qualifyRate: 0.5, sold: 7 },
  ...{ payoutCents: 21_000, epcCents: 500, conversionRate: 0.25, averageTalkSeconds: 95 },
  ...{ revenueCents: 42_000, costPerSaleCents: 6_000, disputeRate: 0.1 },
};
const ROOFS = '6e0a7bd6-7b7a-4b0e-9d9c-0d3a8a1f0001';
const PIPES = '6e0a7bd6-7b7a-4b0e-9d9c-0d3a8a1f0002';

/** Everything a page asks, with a few rows of each. */
function answerReports(api: FakeApi): void {
  api.answer(report, ({ query }) => {
    const rows: Record<string, ReportRow[]> = {
      campaign: [
        aRow(ROOFS, { ...FIGURES, payoutCents: 14_000 }, 'Techos'),
        aRow(PIPES, { ...FIGURES, payoutCents: 7_000 }, 'Plomería'),
      ].filter(({ keys: [key] }) => !query.campaign || query.campaign.includes(key?.value ?? '')),
      reason: [aRow('too_short', { incoming: 4 }), aRow(null, { incoming: 6 }), aRow('closed', { incoming: 2 })],
      billing: [aRow('approved', { qualified: 4 }), aRow('held', { qualified: 2 })],
      state: [aRow('FL', { ...FIGURES, payoutCents: 20_000 }), aRow('TX', { payoutCents: 1_000 })],
      weekday: [aRow(['1', '9'], FIGURES)],
    };
    return aReport(query, rows[query.by[0] ?? ''], FIGURES);
  });
}

function apiOf(role: 'publisher' | 'advertiser' | 'admin', status?: 'pending' | 'rejected') {
  const api = fakeApi(aSession(aProfile(role, status ? { status } : {})));
  answerReports(api);
  return api;
}

const asked = (api: FakeApi) => api.requests(report).map(({ query }) => query);
const lastBy = (api: FakeApi, by: string) => asked(api).findLast((query) => query.by.join() === by);
/** A page has hundreds of buttons: each part is searched by itself. */
const inside = async (role: 'group' | 'list' | 'table' | 'navigation', name: string | RegExp) =>
  within(await screen.findByRole(role, { name }));
const totals = () => inside('group', 'Cifras');
const chips = () => inside('list', 'Filtros activos');
const table = () => inside('table', /^Cifras por Campaña/);
const rowOf = (name: string) => screen.findByText(name, { selector: 'table button' });

beforeEach(() => localStorage.clear());

describe('a publisher', () => {
  const open = async (search = '') => {
    const api = apiOf('publisher');
    return { api, ...(await openPage(api, `/publisher-dashboard/reports${search}`, { chosenLanguage: 'es' })) };
  };

  test('reads totals, each of which draws itself', async () => {
    const { user, address } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Reportes de Rendimiento' });
    const earnings = await (await totals()).findByRole('button', { name: /^Ganancias \$210\.00/ });
    expect(earnings.getAttribute('aria-pressed')).toBe('true');
    await screen.findByRole('slider', { name: 'Ganancias por día' });
    await user.click((await totals()).getByRole('button', { name: /^Llamadas entrantes 12/ }));
    await screen.findByRole('slider', { name: 'Llamadas entrantes por día' });
    expect(address()).toBe('/publisher-dashboard/reports?metric=incoming');
  });

  test('reads rows with their sum, the largest first', async () => {
    const { api } = await open();
    await rowOf('Techos');
    const rows = (await table()).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Techos');
    expect(rows[1]?.textContent).toContain('$140.00');
    expect(rows.at(-1)?.textContent).toContain('Total');
    expect(rows.at(-1)?.textContent).toContain('$210.00');
    expect(lastBy(api, 'campaign')).toMatchObject({ sort: 'payoutCents', compare: true, view: 'publisher' });
  });

  test('goes down from a campaign by a click, back again, and finds it after a reload', async () => {
    const { api, user, address, goBack } = await open();
    await user.click(await rowOf('Techos'));
    await (await chips()).findByRole('button', { name: 'Quitar el filtro: Campaña: Techos' });
    expect(address()).toContain(`campaign=${ROOFS}`);
    expect(address()).toContain('by=source');
    await waitFor(() => expect(lastBy(api, 'source')?.campaign).toEqual([ROOFS]));
    expect(lastBy(api, 'day')?.campaign).toEqual([ROOFS]);
    goBack();
    await rowOf('Plomería');
    expect(screen.queryByRole('list', { name: 'Filtros activos' })).toBeNull();
  });

  test('takes a filter back, alone or with all others', async () => {
    const { user, address } = await open(`?campaign=${ROOFS}&state=FL,TX&reason=,`);
    await (await chips()).findByRole('button', { name: 'Quitar el filtro: Estado: Florida y Texas' });
    await user.click((await chips()).getByRole('button', { name: 'Quitar el filtro: Motivo: Sin dato' }));
    expect(address()).toBe(`/publisher-dashboard/reports?campaign=${ROOFS}&state=FL%2CTX`);
    await user.click((await chips()).getByRole('link', { name: 'Quitar filtros' }));
    expect(address()).toBe('/publisher-dashboard/reports');
  });

  test('reads why leads were refused in words, as of calls', async () => {
    await open('?reason=no_consent,too_short');
    await (await chips()).findByRole('button', { name: 'Quitar el filtro: Motivo: Sin consentimiento y Muy corta' });
  });

  test('narrows everything to a state and to a reason', async () => {
    const { api, user, address } = await open();
    await user.click(
      (await inside('group', 'Ganancias por estado')).getByRole('button', { name: /Florida, \$200\.00/ }),
    );
    const reasons = await inside('list', 'Motivos de impago');
    await user.click(reasons.getByRole('button', { name: /^Muy corta/ }));
    expect(address()).toContain('state=FL');
    expect(address()).toContain('reason=too_short');
    await waitFor(() => expect(lastBy(api, 'campaign')).toMatchObject({ state: ['FL'], reason: ['too_short'] }));
    // The map and the list of reasons still offer the others.
    expect(lastBy(api, 'state')).toMatchObject({ reason: ['too_short'] });
    expect(lastBy(api, 'state')?.state).toBeUndefined();
  });

  test('narrows everything to an hour of the week, and widens it by the same click', async () => {
    const { api, user, address } = await open();
    const week = () => inside('table', 'Ganancias por día de la semana y hora');
    await user.click((await week()).getByRole('button', { name: /^Lunes, 9:00/ }));
    expect(address()).toContain('weekday=1&hourOfDay=9');
    await (await chips()).findByRole('button', { name: 'Quitar el filtro: Hora del día: De 9:00 a 10:00' });
    (await chips()).getByRole('button', { name: 'Quitar el filtro: Día de la semana: lunes' });
    await waitFor(() => expect(lastBy(api, 'campaign')).toMatchObject({ weekday: ['1'], hourOfDay: ['9'] }));
    expect(lastBy(api, 'weekday,hourOfDay')?.weekday).toBeUndefined();
    await user.click((await week()).getByRole('button', { name: /^Lunes, 9:00/, pressed: true }));
    expect(address()).toBe('/publisher-dashboard/reports');
  });

  test('adds a filter from a list of what there is', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByText('Filtrar', { selector: 'button' }));
    const panel = await screen.findByRole('dialog', { name: 'Filtrar por' });
    await user.click(await within(panel).findByRole('button', { name: /^Plomería/ }));
    expect(address()).toContain(`campaign=${PIPES}`);
  });

  test('narrows to a day with the keyboard', async () => {
    const { user, address } = await open('?from=2026-03-01&to=2026-03-05');
    const chart = await screen.findByRole('slider', { name: 'Ganancias por día' });
    chart.focus();
    await user.keyboard('{Home}{ArrowRight}{Enter}');
    expect(address()).toBe('/publisher-dashboard/reports?from=2026-03-02&to=2026-03-02');
    await screen.findByRole('slider', { name: 'Ganancias por hora' });
  });

  test('sorts by a click, the largest first, and turns the order around', async () => {
    const { api, user, address } = await open();
    await rowOf('Techos');
    await user.click((await table()).getByRole('button', { name: 'Llamadas calificadas' }));
    expect(address()).toContain('sort=qualified');
    await user.click((await table()).getByRole('button', { name: 'Llamadas calificadas' }));
    expect(address()).toContain('sort=%2Bqualified');
    await waitFor(() => expect(lastBy(api, 'campaign')?.sort).toBe('+qualified'));
  });

  test('asks a question by its name', async () => {
    const { user, address } = await open('?period=last7&state=FL');
    const questions = await screen.findByRole('navigation', { name: 'Preguntas' });
    await user.click(within(questions).getByRole('link', { name: '¿Cuándo me conviene emitir?' }));
    expect(address()).toBe(
      '/publisher-dashboard/reports?period=last7&metric=qualified&by=weekday%2ChourOfDay&sort=qualified',
    );
    expect(within(questions).getByRole('link', { name: '¿Cuándo me conviene emitir?' }).ariaCurrent).toBe('true');
    const week = await inside('table', 'Llamadas calificadas por día de la semana y hora');
    await week.findByRole('button', { name: 'Lunes, 9:00: 6' });
    expect(within(questions).queryByRole('link', { name: '¿Qué editor trae disputas?' })).toBeNull();
  });

  test('sees where calls get lost, and that what is held is not lost', async () => {
    await open();
    const steps = within(await screen.findByRole('list', { name: 'Del clic a la aprobación' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent)).toEqual([
      'Clics40',
      expect.stringContaining('Llamadas1230% de los clics'),
      expect.stringContaining('Atendidas10'),
      expect.stringContaining('Calificadas6'),
      expect.stringContaining('2 aún en plazo de aprobación'),
    ]);
  });

  test('chooses columns, which the browser remembers', async () => {
    const { user } = await open();
    await rowOf('Techos');
    expect((await table()).queryByRole('columnheader', { name: 'Clics' })).toBeNull();
    await user.click(screen.getByText('Columnas', { selector: 'button' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Clics' }));
    await (await table()).findByRole('columnheader', { name: 'Clics' });
    expect(localStorage.getItem('callstead_report_columns:publisher')).toContain('clicks');
  });

  test('takes what is on the screen along as a file', async () => {
    await open('?by=state&sort=incoming&state=FL');
    const link = await screen.findByRole('link', { name: 'Descargar como XLSX' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://x');
    expect(pathname).toBe('/api/report/export');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      by: 'state',
      sort: 'incoming',
      state: 'FL',
      format: 'xlsx',
    });
    expect(searchParams.get('columns')).toContain('payoutCents');
    screen.getByRole('link', { name: 'Descargar como CSV' });
  });

  test('groups by a second thing', async () => {
    const { api, user, address } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'y por' }));
    await user.click(await screen.findByRole('option', { name: 'Estado' }));
    expect(address()).toContain('by=campaign%2Cstate');
    await waitFor(() => expect(lastBy(api, 'campaign,state')).toBeDefined());
  });

  test('compares or not', async () => {
    const { api, user, address } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Comparar con el período anterior' }));
    expect(address()).toContain('compare=off');
    await waitFor(() => expect(lastBy(api, 'day')?.compare).toBe(false));
  });
});

test('an advertiser reads spend, leads, CPL and conversion first, and a row for each campaign', async () => {
  await openPage(apiOf('advertiser'), '/advertiser-dashboard/reports');
  await screen.findByRole('heading', { level: 1, name: 'Reportes de Rendimiento' });
  await (await totals()).findByRole('button', { name: /^Gasto total \$420\.00/ });
  const cards = (await totals()).getAllByRole('button');
  expect(cards.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Gasto total$420.00',
    'Leads totales7',
    'CPL$60.00',
    'Conversión25%',
  ]);
  const heads = (await table()).getAllByRole('columnheader');
  expect(heads.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Campaña',
    'Gasto total',
    'Leads totales',
    'CPL',
  ]);
});

test('an admin asks which publisher brings disputes, in English', async () => {
  const { user, address } = await openPage(apiOf('admin'), '/admin-dashboard/reports', { chosenLanguage: 'en' });
  await user.click(await screen.findByRole('link', { name: 'Which publisher brings disputes?' }));
  expect(address()).toBe('/admin-dashboard/reports?metric=disputeRate&by=publisher&sort=disputeRate');
  await screen.findByRole('slider', { name: 'Disputed by day' });
});

describe('whoever looks', () => {
  test('reads that there is nothing', async () => {
    const api = fakeApi(aSession('publisher'));
    await openPage(api, '/publisher-dashboard/reports', { chosenLanguage: 'es' });
    await screen.findByText('No hay nada en este período.');
    await screen.findByText('Todas las llamadas de este período se pagaron, o no hubo ninguna.');
  });

  test('is led out of filters that nothing fits', async () => {
    const api = fakeApi(aSession('publisher'));
    await openPage(api, '/publisher-dashboard/reports?state=FL', { chosenLanguage: 'es' });
    await screen.findByText('No hay nada que coincida con estos filtros.');
  });

  test('may try again what failed', async () => {
    const api = apiOf('publisher');
    api.answer(report, refusal('internal'));
    const { user } = await openPage(api, '/publisher-dashboard/reports', { chosenLanguage: 'es' });
    const retries = () => screen.getAllByText('Reintentar', { selector: 'button' });
    await waitFor(() => expect(retries()).toHaveLength(6));
    answerReports(api);
    await user.click(retries()[0] as HTMLElement);
    await screen.findByRole('slider');
  });

  test('who asks too far back finds a shorter way', async () => {
    const api = apiOf('publisher');
    api.answer(report, ({ query }) => (query.by[0] === 'sub1' ? refusal('report_too_long') : aReport(query)));
    const { user, address } = await openPage(api, '/publisher-dashboard/reports?period=all&by=sub1', {
      chosenLanguage: 'es',
    });
    await user.click(await screen.findByRole('link', { name: 'Ver los últimos 30 días' }));
    expect(address()).toContain('period=last30');
    expect(address()).toContain('by=sub1');
  });

  test.each(['pending', 'rejected'] as const)(
    'with a %s account reads why nothing is shown, and asks nothing',
    async (status) => {
      const api = apiOf('advertiser', status);
      await openPage(api, '/advertiser-dashboard/reports');
      await screen.findByText('Los reportes se abren cuando tu cuenta sea aprobada.');
      expect(asked(api)).toEqual([]);
    },
  );

  test('sees news without asking, and no part blinks', async () => {
    const { tell } = hearLive();
    const api = apiOf('publisher');
    await openPage(api, '/publisher-dashboard/reports', { chosenLanguage: 'es' });
    await (await totals()).findByText('$210.00');
    const before = asked(api).length;
    api.answer(report, ({ query }) => aReport(query, [], { ...FIGURES, payoutCents: 25_500 }));
    await tell({ topic: 'calls' });
    await (await totals()).findByText('$255.00');
    expect(asked(api).length).toBeGreaterThan(before);
  });
});

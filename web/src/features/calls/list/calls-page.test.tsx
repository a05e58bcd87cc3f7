import type { CallRow, CallSummary, LiveCall } from '@callstead/contract/calls/calls';
import {
  listCalls,
  readCall,
  readCallOptions,
  readCallSummary,
  readLiveCalls,
} from '@callstead/contract/calls/calls-endpoints';
import { readCallableNumbers } from '@callstead/contract/calls/test-calls-endpoints';
import {
  deleteListView,
  readListSettings,
  saveListLayout,
  saveListView,
} from '@callstead/contract/list-settings-endpoints';
import { changeScreen } from '@callstead/contract/preferences-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { aCallSummary } from '../../../testing/list-summaries.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';

const PAGE = '/publisher-dashboard/calls';

afterEach(() => localStorage.clear());

const CALL: CallRow = {
  id: 'call_1',
  arrivedAt: '2026-03-03T15:00:00.000Z',
  campaign: { id: 'HS015', title: 'Techos' },
  publisher: null,
  advertiser: null,
  number: '+13055550100',
  caller: '+1 305 ••• ••42',
  callerErasedAt: null,
  place: { country: 'US', state: 'FL', zip: '33101', city: 'Miami' },
  ringSeconds: 5,
  talkSeconds: 130,
  minimumSeconds: 90,
  answeredAt: null,
  endedAt: null,
  endedBy: null,
  status: 'completed',
  outcome: 'qualified',
  reason: null,
  billing: 'held',
  priceCents: null,
  payoutCents: 22_50,
  marginCents: null,
  approveAt: null,
  recording: 'none',
  simulated: null,
  ...{ clickId: null, sub1: null, sub2: null, sub3: null, sub4: null, sub5: null, source: null, creative: null },
  ...{ page: null, referrerHost: null },
};
const SHORT: CallRow = {
  ...CALL,
  id: 'call_2',
  outcome: 'unqualified',
  reason: 'too_short',
  payoutCents: 0,
  billing: 'none',
};

type World = {
  calls?: readonly CallRow[];
  summary?: CallSummary | ReturnType<typeof refusal>;
  live?: readonly LiveCall[];
  layout?: string | null;
  next?: string | null;
  liveRail?: boolean;
};

async function opened(
  address = PAGE,
  { calls = [CALL, SHORT], summary, live = [], next = null, layout = null, liveRail = false }: World = {},
) {
  const session = aSession(aProfile('publisher', { timeZone: 'America/New_York' }));
  const api = fakeApi({ ...session, screen: { ...session.screen, liveRail } });
  api.answer(listCalls, { data: [...calls], previous: null, hasMore: next !== null, next });
  api.answer(readCallSummary, summary ?? aCallSummary());
  api.answer(readLiveCalls, { now: new Date().toISOString(), total: live.length, calls: [...live] });
  api.answer(readCallOptions, { campaigns: [], publishers: [] });
  api.answer(readCallableNumbers, { lines: [], testing: { allowed: false, billed: false } });
  api.answer(readListSettings, { layout, views: [] });
  api.answer(readCall, refusal('not_found'));
  return { api, ...(await openPage(api, address)) };
}

const rowTexts = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

test('each row is one line that says why a call was not paid, and the list says what it comes to', async () => {
  await opened();
  await screen.findByText('1–2 de 6');
  const [, paid, short] = rowTexts();
  expect(paid).toMatch(/HS015Techos.*FL.*Calificada.*22\.50.*Retenida/);
  expect(short).toContain('No calificada: Muy corta');
  const overview = screen.getByRole('region', { name: 'Lo que suman estas llamadas' });
  expect(overview.textContent).toMatch(/Llamadas6.*Calificadas3 · 50.*1 h 12 min.*Ganancia.*67\.50/);
});

test('more than anybody counts is told with a plus, and whose totals these are', async () => {
  const count = { rows: 10_000, isMore: true };
  await opened(PAGE, { summary: aCallSummary({ count, isNewest: true }) });
  await screen.findByText('1–2 de 10,000+');
  screen.getByText('Totales de las 10,000 más recientes');
});

test('the next page says which of all rows it shows', async () => {
  const { user, address } = await opened(PAGE, { next: 'cursor' });
  await user.click(await screen.findByRole('link', { name: 'Siguiente' }));
  expect(address()).toContain('after=cursor&row=3');
  await screen.findByText('3–4 de 6');
});

test('a stretch that is brushed by keyboard narrows the list to its days', async () => {
  const { user, address, api } = await opened();
  const bars = await screen.findByRole('slider', { name: 'Cuándo llegaron' });
  bars.focus();
  await user.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}');
  expect(bars.getAttribute('aria-valuetext')).toBe('2 de marzo – 3 de marzo: Calificadas 3, Otras 3');
  await user.keyboard('{Enter}');
  expect(address()).toBe(`${PAGE}?from=2026-03-02&to=2026-03-03`);
  expect(api.requests(readCallSummary).at(-1)?.query.from).toBeDefined();
});

test('a header sorts, and the address says so', async () => {
  const { user, address, api } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Duración' }));
  expect(address()).toBe(`${PAGE}?sort=talkSeconds`);
  expect(api.requests(listCalls).at(-1)?.query.sort).toBe('talkSeconds');
  await user.click(screen.getByRole('button', { name: 'Duración' }));
  expect(address()).toBe(`${PAGE}?sort=talkSeconds&direction=asc`);
});

test('J and K go from row to row, the space bar opens one, and there they go to its neighbour', async () => {
  const { user, address } = await opened();
  await screen.findByText('1–2 de 6');
  await user.keyboard('jj');
  await user.keyboard(' ');
  expect(address()).toContain('call=call_2');
  const drawer = await screen.findByRole('dialog', { name: 'Llamada' });
  expect(within(drawer).getByRole('button', { name: 'Siguiente' })).toHaveProperty('disabled', true);
  await user.keyboard('k');
  expect(address()).toContain('call=call_1');
  await user.click(within(drawer).getByRole('button', { name: 'Siguiente' }));
  expect(address()).toContain('call=call_2');
});

test('columns are chosen, moved and kept, and rows made higher', async () => {
  const { user, api } = await opened();
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await screen.findByText('1–2 de 6');
  expect(headers().slice(0, 3)).toEqual(['Fecha y hora', 'Campaña', 'Quien llama']);
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.click(await screen.findByRole('button', { name: 'Quien llama: una a la izquierda' }));
  await user.click(screen.getByRole('checkbox', { name: 'Lugar' }));
  await user.click(screen.getByRole('button', { name: 'Cómoda' }));
  await user.keyboard('{Escape}');
  expect(headers().slice(0, 3)).toEqual(['Fecha y hora', 'Quien llama', 'Campaña']);
  expect(headers().at(-1)).toBe('Lugar');
  expect(api.requests(saveListLayout).at(-1)?.body.layout).toMatch(/^time,caller,campaign,.*,place;default$/);
});

test('a list is laid out as it was left at another desk', async () => {
  await opened(PAGE, { layout: 'time,payout;compact' });
  await screen.findByText('1–2 de 6');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Fecha y hora',
    'Ganancia',
  ]);
});

test('a view is kept under a name, opened again and deleted', async () => {
  const { user, api, address } = await opened(`${PAGE}?reason=too_short&call=call_1`);
  const kept = { id: '00000000-0000-4000-8000-000000000001', name: 'Cortas', question: 'reason=too_short' };
  api.answer(saveListView, () => {
    api.answer(readListSettings, { layout: null, views: [kept] });
    return kept;
  });
  api.answer(deleteListView, undefined);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Vistas' }));
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Cortas{Enter}');
  expect(api.requests(saveListView).at(-1)?.body).toEqual({ name: 'Cortas', question: 'reason=too_short' });
  await user.click(await screen.findByRole('button', { name: 'Eliminar la vista Cortas' }));
  expect(api.requests(deleteListView).at(-1)?.params.id).toBe(kept.id);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(address()).toBe(PAGE);
  await user.click(screen.getByRole('button', { name: 'Vistas' }));
  await user.click(await screen.findByRole('link', { name: 'Cortas' }));
  expect(address()).toBe(`${PAGE}?reason=too_short`);
});

test('calls in flight are behind a pill, and nothing else of the page is', async () => {
  const live: LiveCall = { ...CALL, id: 'call_3', status: 'ringing', outcome: null, unbillable: null };
  const { user } = await opened(PAGE, { live: [live] });
  const pill = await screen.findByRole('button', { name: '1 en línea' });
  expect(screen.queryByRole('region', { name: /^En línea ahora/ })).toBeNull();
  await user.click(pill);
  const rail = screen.getByRole('region', { name: /^En línea ahora/ });
  expect(within(rail).getByRole('listitem').textContent).toContain('Techos');
  await user.click(within(rail).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('region', { name: /^En línea ahora/ })).toBeNull();
});

test('where there is room, the calls in flight stay beside the list as they were left', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('>=') }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user, api } = await opened(PAGE, { liveRail: true });
  const screenKept = { startPage: null, density: null };
  api.answer(changeScreen, ({ body }) => ({ ...screenKept, liveRail: body.liveRail ?? false }));
  const rail = () => screen.queryByRole('region', { name: /^En línea ahora/ });
  const pill = await screen.findByRole('button', { name: 'Nadie en línea' });
  expect(rail()).not.toBeNull();
  expect(pill.getAttribute('aria-expanded')).toBe('true');
  await user.click(pill);
  expect(rail()).toBeNull();
  await user.click(pill);
  expect(rail()).not.toBeNull();
  await waitFor(() =>
    expect(api.requests(changeScreen).map(({ body }) => body)).toEqual([{ liveRail: false }, { liveRail: true }]),
  );
});

test('where there is none, it opens by hand alone, and nobody is asked to remember it', async () => {
  const { user, api } = await opened(PAGE, { liveRail: true });
  const pill = await screen.findByRole('button', { name: 'Nadie en línea' });
  expect(screen.queryByRole('region', { name: /^En línea ahora/ })).toBeNull();
  await user.click(pill);
  screen.getByRole('region', { name: /^En línea ahora/ });
  expect(api.requests(changeScreen)).toEqual([]);
});

test('calls are narrowed by the way they came, in the address, and the chip takes it back', async () => {
  const { user, address, api } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Filtros' }));
  const panel = await screen.findByRole('dialog', { name: 'Filtros' });
  await user.type(within(panel).getByRole('textbox', { name: 'Sub 1' }), ' rojo {Enter}');
  expect(address()).toContain('sub1=rojo');
  expect(api.requests(listCalls).at(-1)?.query.sub1).toBe('rojo');
  expect(api.requests(readCallSummary).at(-1)?.query.sub1).toBe('rojo');
  await user.click(screen.getByRole('button', { name: /Sub 1: rojo/ }));
  expect(address()).not.toContain('sub1');
});

test('what a list comes to can be asked again where it failed, and the rows stand', async () => {
  const { user, api } = await opened(PAGE, { summary: refusal('internal') });
  await screen.findAllByText('Techos');
  await screen.findByText('No se pudo cargar.');
  api.answer(readCallSummary, aCallSummary());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('1–2 de 6');
});

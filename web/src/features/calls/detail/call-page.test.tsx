import type { CallDetail, TraceLine } from '@callstead/contract/calls/calls';
import { readCall } from '@callstead/contract/calls/calls-endpoints';
import type { DisputeThread } from '@callstead/contract/disputes';
import { readDispute } from '@callstead/contract/disputes-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aThread } from '../../../testing/disputes.ts';
import { fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PRICE: CallDetail['price'] = {
  kind: 'fixed',
  tiers: [{ fromSeconds: 0, baseCents: 2_000, priceCents: 2_000, reached: false }],
  location: { key: null, basisPoints: 10_000 },
  pacing: { basisPoints: 10_000, openHoursGoneBasisPoints: null, budgetSpentBasisPoints: null },
  floorCents: null,
  ceilingCents: null,
  own: null,
  correctedCents: null,
  publisherShareBasisPoints: null,
};

const line = (rule: TraceLine['rule'], verdict: TraceLine['verdict'], facts: TraceLine['facts'] = null): TraceLine => ({
  rule,
  verdict,
  facts,
});
const OPEN = line('open_hours', 'pass', { zone: 'America/New_York', day: 1, minute: 870 });
const TRACE = [OPEN, line('daily_cap', 'skip'), line('answered', 'pass', { status: 'completed', isLost: false })];
const talked = (talkSeconds: number) =>
  line('talk_time', talkSeconds < 60 ? 'refuse' : 'pass', { talkSeconds, minimumSeconds: 60 });

/** Talked for 44 of 60 seconds. */
function aCall(changes: Partial<CallDetail> = {}): CallDetail {
  return {
    id: 'call_1',
    arrivedAt: '2026-03-09T15:00:00.000Z',
    campaign: { id: 'HS015', title: 'Techos' },
    affId: '27SUQ3',
    publisher: null,
    advertiser: null,
    number: '+13055550100',
    caller: '+1 305 ••• ••42',
    callerErasedAt: null,
    place: { country: 'US', state: 'FL', zip: null, city: null },
    ringSeconds: 5,
    talkSeconds: 44,
    minimumSeconds: 60,
    answeredAt: null,
    endedAt: '2026-03-09T15:01:00.000Z',
    endedBy: 'caller',
    status: 'completed',
    outcome: 'unqualified',
    reason: 'too_short',
    billing: 'none',
    priceCents: null,
    payoutCents: 0,
    marginCents: null,
    approveAt: null,
    recording: 'none',
    simulated: null,
    clickId: null,
    sub1: null,
    sub2: null,
    sub3: null,
    sub4: null,
    sub5: null,
    source: null,
    creative: null,
    page: null,
    referrerHost: null,
    way: { click: null, page: null, number: { by: 'fixed', from: null, until: null } },
    timeline: [],
    trace: [...TRACE, talked(44), line('conversion', 'skip'), line('billed', 'not_reached')],
    targets: [],
    price: PRICE,
    entries: [],
    dispute: null,
    funded: null,
    may: { dispute: false, decide: [], listen: false },
    ...changes,
  } as CallDetail;
}

async function opened(call: CallDetail, role: 'publisher' | 'advertiser', chosenLanguage: 'en' | 'es' = 'es') {
  const api = fakeApi(aSession(role));
  api.answer(readCall, call);
  const page = await openPage(api, `/${role}-dashboard/calls/${call.id}`, { chosenLanguage });
  await screen.findByRole('heading', { name: chosenLanguage === 'es' ? '¿Por qué?' : 'Why?' });
  return page;
}

test('of an unpaid call the line that failed stands alone, with what was missing; the passed ones are folded', async () => {
  const { user } = await opened(aCall(), 'publisher');
  const against = screen.getByRole('list', { name: 'Lo que está en contra' });
  const [failed, ...others] = within(against).getAllByRole('listitem');
  expect(failed?.textContent).toContain('0:44 de conversación, se necesitaba 1:00: faltaron 16 s');
  expect(others).toEqual([]);
  const disclosure = screen.getByText('2 comprobaciones superadas · 2 no se aplicaban');
  expect(disclosure.closest('details')?.open).toBe(false);
  await user.click(disclosure);
  expect(disclosure.closest('details')?.open).toBe(true);
  screen.getByText('1 regla más no llegó a mirarse.');
});

test.each([
  ['publisher', 'es', 'Lo que habría ganado'],
  ['publisher', 'en', 'What it would have earned'],
  ['advertiser', 'es', 'Lo que habría costado'],
  ['advertiser', 'en', 'What it would have cost'],
] as const)('what a %s reads of an unpaid price, in %s, is what could have been', async (role, language, heading) => {
  await opened(aCall({ priceCents: role === 'advertiser' ? 0 : null }), role, language);
  screen.getByRole('heading', { name: heading });
});

const PAID: Partial<CallDetail> = {
  talkSeconds: 428,
  outcome: 'qualified',
  reason: null,
  billing: 'held',
  payoutCents: 2_000,
  trace: [...TRACE, talked(428), line('billed', 'pass', { billing: 'held', isTest: false, isUnpaid: false })],
};

test('somebody who was erased is not taken for one who hid the number', async () => {
  await opened(aCall({ caller: null, callerErasedAt: '2026-04-01T15:00:00.000Z' }), 'advertiser');
  screen.getByText('Borrado');
  expect(screen.queryByText('Número oculto')).toBeNull();
});

test('a paid call says how long they talked and what was needed, and how its price was made', async () => {
  await opened(aCall(PAID), 'publisher');
  screen.getByText(/^Habló 7:08 \(mínimo 1:00\): calificó\. /);
  screen.getByRole('heading', { name: 'Cómo se formó tu ganancia' });
  expect(screen.queryByRole('list', { name: 'Lo que está en contra' })).toBeNull();
});

test('a call whose charge was refused earned nothing after all', async () => {
  const refused = line('billed', 'refuse', { billing: 'refused', isTest: false, isUnpaid: false });
  await opened(aCall({ ...PAID, billing: 'refused', trace: [...TRACE, talked(428), refused] }), 'publisher');
  screen.getByText(/^Cobro: rechazado por un administrador/);
  screen.getByRole('heading', { name: 'Lo que habría ganado' });
});

test.each([
  ['es', /Cerrado: era martes 2:30 p\.\s?m\. \(hora del Este\)/],
  ['en', /Closed: it was Tuesday 2:30\sPM \(Eastern Time\)/],
] as const)('the time in a why-text is written as in %s', async (language, sentence) => {
  const closed = { ...OPEN, verdict: 'refuse' } as const;
  await opened(aCall({ reason: 'closed', status: 'refused', trace: [closed], price: null }), 'publisher', language);
  const text = screen.getByRole('list', {
    name: language === 'es' ? 'Lo que está en contra' : 'What stands against it',
  });
  expect(text.textContent).toMatch(sentence);
});

const WAY: NonNullable<CallDetail['way']> = {
  click: {
    id: 'clk_1',
    at: '2026-03-09T14:40:00.000Z',
    link: '/t/HS015/27SUQ3',
    verdict: 'ok',
    country: 'US',
    state: 'FL',
  },
  page: {
    address: 'https://plumber.example/near',
    referrerHost: 'blog.example',
    utm: [{ name: 'utm_term', value: 'drain' }],
  },
  number: { by: 'rest', from: '2026-03-09T14:41:00.000Z', until: '2026-03-09T14:58:00.000Z' },
};
const wayIn = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

test('the way here goes from the click over the page and the number to the call, and says that the number rested', async () => {
  await opened(aCall({ way: WAY, clickId: 'clk_1', sub1: 'red', source: 'blog' }), 'publisher');
  const [click, page, number, call, ...more] = wayIn('El camino hasta aquí').map(({ textContent }) => textContent);
  expect(click).toMatch(/^Clic.*clk_1.*En \/t\/HS015\/27SUQ3.*Cuenta · FL, US.*Sub 1red.*Fuenteblog/);
  expect(page).toMatch(/^Página.*plumber\.example\/near.*Vino de blog\.example.*utm_termdrain/);
  expect(number).toMatch(/^Número.*En reposo tras su último visitante: la llamada cuenta como suya\..*Prestado: /);
  expect(call).toMatch(/^Llamada/);
  expect(more).toEqual([]);
});

test('what is not known of the way is not drawn', async () => {
  await opened(aCall(), 'advertiser', 'en');
  const steps = wayIn('The way here').map(({ textContent }) => textContent);
  expect(steps).toHaveLength(2);
  expect(steps[0]).toContain('The publisher’s own number, the same for every visitor.');
});

const AT = '2026-03-02T10:00:00.000Z';
const REFUSED: Partial<CallDetail> = {
  ...PAID,
  billing: 'refused',
  dispute: {
    ...{ at: AT, by: null, reason: 'Pidió otra cosa', category: 'wrong_service', second: null, lastMessage: null },
    decision: { at: AT, by: null, billing: 'refused', reason: null },
  },
};
type Answer = DisputeThread | typeof SILENCE;

/** A call whose dispute was decided, beside the list or at its own address, with what its thread tells. */
async function decided(role: 'publisher' | 'advertiser', told: Answer, chosenLanguage: 'en' | 'es' = 'es') {
  const api = fakeApi(aSession(role));
  api.answer(readCall, aCall(REFUSED));
  api.answer(readDispute, told);
  const page = await openPage(api, `/${role}-dashboard/calls/${aCall().id}`, { chosenLanguage });
  return { ...page, api };
}
const appeal = { side: 'publisher', at: AT, decideBy: '2026-03-05T10:00:00.000Z', decision: null } as const;

test.each([
  ['es', /^¿No estás de acuerdo con la decisión\? .* hasta el .*2026/, 'Apelar en la disputa'],
  ['en', /^You do not agree with the decision\? .* until .*2026/, 'Appeal in the dispute'],
] as const)('whoever lost reads on the call until when they may appeal, in %s', async (language, sentence, link) => {
  await decided('publisher', aThread({ billing: 'refused', appealBy: '2026-03-09T10:00:00.000Z' }), language);
  const way = await screen.findByRole('link', { name: link });
  expect(way.getAttribute('href')).toBe(`/publisher-dashboard/disputes/call/${aCall().id}`);
  expect(way.closest('div')?.textContent).toMatch(sentence);
});

test('a call says that its decision was appealed against, and who has to decide by when', async () => {
  await decided('advertiser', aThread({ billing: 'refused', appeal }));
  const way = await screen.findByRole('link', { name: 'Ver la apelación' });
  expect(way.getAttribute('href')).toBe(`/advertiser-dashboard/disputes/call/${aCall().id}`);
  screen.getByText(/El editor apeló/);
  screen.getByText(/^La red decide antes del/);
});

test('a call says how its appeal ended, and that this was the last word', async () => {
  const decision = { at: AT, outcome: 'changed', reason: 'Se oye el encargo.', part: null } as const;
  await decided('publisher', aThread({ billing: 'approved', appeal: { ...appeal, decision } }));
  await screen.findByText('La primera decisión cambió');
  screen.getByText('Se oye el encargo.');
  screen.getByText('Esta decisión es definitiva.');
  expect(screen.queryByText(/^La red decide antes del/)).toBeNull();
});

test('who may not appeal reads nothing of it; what could not be loaded is asked for again', async () => {
  const { api, user } = await decided('advertiser', SILENCE);
  const again = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 10_000 });
  api.answer(readDispute, aThread({ billing: 'refused' }));
  await user.click(again);
  await waitFor(() => expect(screen.queryByText('No se pudo cargar si hay una apelación.')).toBeNull());
  expect(screen.queryByRole('link', { name: /apela/i })).toBeNull();
});

import type { BooksDifference, PositionResponse, ReconciliationResponse } from '@callstead/contract/reconciliation';
import {
  bookDifferenceFee,
  listDifferences,
  readPosition,
  readReconciliation,
  resolveDifference,
  runReconciliation,
} from '@callstead/contract/reconciliation-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeApi, fakeApi, refusal } from '../../../testing/fake-api.ts';
import { fill, fillIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/admin-dashboard/money/position';
const ID = '0b6c1f6e-5f0e-4c8e-9d53-8f0c8a6f0001';

const POSITION: PositionResponse = {
  day: null,
  gatewayCents: 90_000,
  bankCents: 165_000,
  paypalCents: -5_000,
  wiseCents: 0,
  movedToBankCents: 50_000,
  gatewaySaysCents: 89_000,
  balancesCents: 180_000,
  prepaidCents: 200_000,
  onCreditCents: -20_000,
  reservedCents: 5_000,
  ownCents: -10_000,
  heldCents: 30_000,
  payableCents: 20_000,
  payingCents: 7_000,
  marginCents: 22_000,
  adjustmentsCents: -1_000,
  feesCents: -3_000,
  sumCents: 0,
};

const READ: ReconciliationResponse = {
  hasGateway: true,
  gatewayThrough: '2026-11-16T12:00:00.000Z',
  bank: { first: '2026-11-01', last: '2026-11-15' },
  settledLines: 42,
  openDifferences: 0,
};

const aDifference = (change: Partial<BooksDifference> = {}): BooksDifference => ({
  id: ID,
  kind: 'not_in_books',
  place: 'bank',
  state: 'open',
  day: '2026-11-10',
  books: { amountCents: 0, feeCents: 0 },
  outside: { amountCents: 12_345, feeCents: 0 },
  subject: 'bank_line',
  ref: 'abc',
  account: null,
  text: 'Casa · pago',
  payoutRunId: null,
  canBookFee: false,
  foundAt: '2026-11-16T12:00:00.000Z',
  note: null,
  endedAt: null,
  endedBy: null,
  ...change,
});

function aNetwork(read: Partial<ReconciliationResponse> = {}, ...differences: BooksDifference[]): FakeApi {
  const api = fakeApi(aSession('admin'));
  api.answer(readPosition, ({ query }) => ({ ...POSITION, day: query.day ?? null }));
  api.answer(readReconciliation, { ...READ, openDifferences: differences.length, ...read });
  api.answer(listDifferences, { data: differences, hasMore: false, next: null });
  return api;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('both sides of the position are shown with their sums, and that they are the same', async () => {
  await openPage(aNetwork(), PAGE);
  await screen.findByText('Los dos lados son iguales: todo lo asentado suma cero.');
  const figure = (label: string) => screen.getByText(label).parentElement?.textContent;
  expect(figure('Anunciantes, prepagado')).toContain('$2,000.00');
  expect(figure('Anunciantes, a crédito')).toContain('-$200.00');
  expect(figure('Pasarela de pago')).toContain('La pasarela dice $890.00');
  expect([figure('Total fuera'), figure('Total de los libros')]).toEqual([
    'Total fuera$2,500.00',
    'Total de los libros$2,500.00',
  ]);
});

test('books that do not sum to zero say by how much', async () => {
  const api = aNetwork();
  api.answer(readPosition, { ...POSITION, sumCents: 100 });
  await openPage(api, PAGE);
  await screen.findByText(/^Los dos lados difieren en \$1\.00\./);
});

test('a day past is asked for by the address', async () => {
  const api = aNetwork();
  const { address } = await openPage(api, PAGE);
  await screen.findByText('Todo cuadra');
  fillIn({ 'Al final del día (Opcional)': '31/10/2026' });
  await screen.findByText('Los dos lados son iguales: todo lo asentado suma cero.');
  expect(address()).toBe(`${PAGE}?day=2026-10-31`);
  expect(api.requests(readPosition).at(-1)?.query).toEqual({ day: '2026-10-31' });
});

test('nothing read yet, all matched and open differences are three states', async () => {
  await openPage(aNetwork({ gatewayThrough: null, bank: null }), PAGE);
  await screen.findByText('Todavía no se ha leído nada');
  await screen.findByText('Aquí no hay diferencias.');
});

test('open differences are shown until another state is chosen', async () => {
  await openPage(aNetwork(), PAGE);
  expect((await screen.findByRole('combobox', { name: 'Estado' })).textContent).toBe('Abiertas');
  expect(screen.queryByRole('link', { name: 'Quitar filtros' })).toBeNull();
});

test('a difference says its kind, its amounts and what to do, and leads to where it is done', async () => {
  await openPage(aNetwork({}, aDifference()), PAGE);
  await screen.findByText('Hay 1 diferencia abierta.');
  const row = (await screen.findByText('Casa · pago')).closest('tr') as HTMLElement;
  expect(row.textContent).toMatch(
    /10 nov 2026No está en los libros.*Asigna la transferencia.*\$0\.00\$123\.45\+\$123\.45/,
  );
  const link = within(row).getByRole<HTMLAnchorElement>('link', { name: 'Línea del banco' });
  expect(link.getAttribute('href')).toBe('/admin-dashboard/money?tab=transfers&state=unmatched');
});

test('it is resolved with a note, and what was typed stays when it is refused', async () => {
  const api = aNetwork({}, aDifference());
  const { user } = await openPage(api, PAGE);
  await user.click(await button('Resolver la diferencia de $123.45'));
  await user.click(await button('Resolver'));
  await screen.findByText(/Completa/);
  fill('Por qué está bien así', 'prueba');
  api.answer(resolveDifference, refusal('difference_state'));
  await user.click(await button('Resolver'));
  await screen.findByText('Esta diferencia ya terminó. Vuelve a cargar la lista.');
  api.answer(resolveDifference, undefined);
  await user.click(await button('Resolver'));
  await screen.findByText('Diferencia Resuelta');
  expect(api.requests(resolveDifference).at(-1)).toMatchObject({ params: { id: ID }, body: { note: 'prueba' } });
});

test('a fee the gateway kept is booked with one click', async () => {
  const outside = { amountCents: 10_000, feeCents: 320 };
  const fee = aDifference({ kind: 'other_fee', place: 'gateway', subject: 'payment', outside, canBookFee: true });
  const api = aNetwork({}, { ...fee, books: { amountCents: 10_000, feeCents: 0 } });
  const { user } = await openPage(api, PAGE);
  api.answer(bookDifferenceFee, undefined);
  await user.click(await button('Asentar la comisión de la diferencia de -$3.20'));
  await screen.findByText('Comisión Asentada');
});

test('the gateway is read with a button; while it is away the page says so', async () => {
  const api = aNetwork();
  const { user } = await openPage(api, PAGE);
  api.answer(runReconciliation, refusal('unavailable'));
  await user.click(await button('Leer la pasarela y comparar'));
  await screen.findByText(/^No podemos conectar|^El servicio|^El servidor/);
  api.answer(runReconciliation, undefined);
  await user.click(await button('Leer la pasarela y comparar'));
  await screen.findByText('Libros Comparados');
});

test('what does not load says so and is asked for again', async () => {
  const api = aNetwork();
  api.answer(readPosition, refusal('forbidden'));
  api.answer(readReconciliation, refusal('forbidden'));
  api.answer(listDifferences, refusal('forbidden'));
  const { user } = await openPage(api, PAGE);
  await screen.findByText(/^Error al cargar la posición: /);
  await screen.findByText(/^Error al cargar la conciliación: /);
  await screen.findByText(/^Error al cargar las diferencias: /);
  api.answer(readPosition, POSITION);
  await user.click(screen.getAllByRole('button', { name: 'Reintentar' })[0] as HTMLElement);
  await screen.findByText('Dónde está el dinero');
});

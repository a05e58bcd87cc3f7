import { listLedgerAccounts, readLedgerTotals } from '@callstead/contract/ledger-endpoints';
import type { BankTransfer, TransferLine } from '@callstead/contract/transfers';
import {
  ignoreTransfer,
  importTransfers,
  listTransfers,
  matchTransfer,
  previewTransferImport,
  recordTransfer,
  undoTransferMatch,
} from '@callstead/contract/transfers-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { expectRefused, fill, fillIn, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const ALDO = { id: crypto.randomUUID(), name: 'Aldo Cruz' };

const aTransfer = (changes: Partial<BankTransfer>): BankTransfer => ({
  id: crypto.randomUUID(),
  origin: 'import',
  state: 'unmatched',
  amountCents: 125_050,
  day: '2026-12-03',
  sender: 'Casa Aldo',
  text: 'CS-BCDF-GHJ',
  account: null,
  proposed: null,
  reason: null,
  createdAt: '2026-12-03T10:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  ...changes,
});

async function openWith(...transfers: BankTransfer[]) {
  const api = fakeApi(aSession('admin'));
  api.answer(readLedgerTotals, {
    revenueCents: 0,
    receivedCents: 0,
    paidOutCents: 0,
    adjustmentsCents: 0,
    owedToAdvertisersCents: 0,
    owedToPublishersCents: 0,
  });
  const counts = { announced: 1, unmatched: 2 };
  api.answer(listTransfers, { data: transfers, hasMore: false, next: null, counts });
  const balances = { balanceCents: 0, reservedCents: 0, creditLimitCents: 0, netDays: null };
  const none = { heldCents: null, payableCents: null, payingCents: null, companyName: null, isNetworkOwned: false };
  const choice = { ...ALDO, ...balances, ...none, email: 'aldo@casa.example' };
  api.answer(listLedgerAccounts, { data: [choice], hasMore: false, next: null, previous: null });
  const { user } = await openPage(api, '/admin-dashboard/money?tab=transfers');
  await screen.findByText('1 transferencia anunciada. 2 transferencias sin dueño.');
  return { api, user };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('what an advertiser announced is confirmed with one click', async () => {
  const transfer = aTransfer({ state: 'announced', origin: 'announced', account: ALDO });
  const { api, user } = await openWith(transfer);
  api.answer(matchTransfer, undefined);
  await user.click(button('Confirmar los $1,250.50 de Aldo Cruz'));
  await screen.findByText('$1,250.50 está en el saldo de Aldo Cruz.');
  expect(api.requests(matchTransfer)).toMatchObject([{ params: { id: transfer.id }, body: { accountId: ALDO.id } }]);
});

test('whoever is proposed is chosen already, and nobody is booked before somebody says so', async () => {
  const { api, user } = await openWith(aTransfer({ proposed: ALDO }));
  await screen.findByText('Quizá Aldo Cruz: una letra de la referencia no cuadra');
  api.answer(matchTransfer, refusal('transfer_state'));
  await user.click(button('Asignar la transferencia de $1,250.50'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Aldo Cruz' }).checked).toBe(true);
  expect(api.requests(matchTransfer)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Abonar al saldo' }));
  await screen.findByText('Alguien ha decidido ya sobre esta transferencia. Vuelve a cargar la lista.');
});

test('what may be the same money as another is asked about, and joined', async () => {
  const { api, user } = await openWith(aTransfer({ state: 'announced', origin: 'announced', account: ALDO }));
  api.answer(matchTransfer, refusal('transfer_twin'));
  await user.click(button('Confirmar los $1,250.50 de Aldo Cruz'));
  await screen.findByRole('dialog', { name: '¿Es la misma transferencia?' });
  api.answer(matchTransfer, undefined);
  await user.click(button('Es la misma: unirlas'));
  await screen.findByText('$1,250.50 está en el saldo de Aldo Cruz.');
  expect(api.requests(matchTransfer)).toMatchObject([{ body: {} }, { body: { accountId: ALDO.id, twin: 'join' } }]);
});

test('a transfer of nobody asks for somebody before it is booked', async () => {
  const { api, user } = await openWith(aTransfer({}));
  await user.click(button('Asignar la transferencia de $1,250.50'));
  await user.click(await screen.findByRole('button', { name: 'Abonar al saldo' }));
  await expectRefused('Anunciante', 'Completa');
  api.answer(matchTransfer, undefined);
  await user.click(await screen.findByRole('radio', { name: /^Aldo Cruz/ }));
  await user.click(button('Abonar al saldo'));
  await screen.findByText('Transferencia Asignada');
});

test('undoing and ignoring ask for a reason, and what was typed stays when it is refused', async () => {
  const matched = aTransfer({ state: 'matched', account: ALDO });
  const { api, user } = await openWith(matched, aTransfer({ amountCents: 2000 }));
  await user.click(button('Acciones para la transferencia de $1,250.50'));
  await user.click(await screen.findByRole('menuitem', { name: 'Deshacer la asignación' }));
  await user.click(button('Deshacer'));
  await expectRefused('Motivo', 'Completa');
  fill('Motivo', 'era de otro');
  api.answer(undoTransferMatch, refusal('insufficient_balance'));
  await user.click(button('Deshacer'));
  await screen.findByText('El saldo no cubre este monto.');
  expect(valueIn('Motivo')).toBe('era de otro');
  await user.click(button('Cancelar'));
  api.answer(ignoreTransfer, undefined);
  await user.click(button('Acciones para la transferencia de $20.00'));
  await user.click(await screen.findByRole('menuitem', { name: 'Ignorar' }));
  fill('Motivo', 'devolución del banco');
  await user.click(button('Ignorar'));
  await screen.findByText('Transferencia Ignorada');
  expect(api.requests(ignoreTransfer).at(-1)?.body).toEqual({ reason: 'devolución del banco' });
});

test('a transfer is typed with its exact amount, and a mistake is told beside its field', async () => {
  const { api, user } = await openWith();
  await user.click(button('Registrar transferencia'));
  await screen.findByRole('dialog');
  fill('Monto (USD)', 'mil');
  await user.click(button('Registrar'));
  await expectRefused('Monto (USD)', 'Revisa');
  await expectRefused('Día en que llegó', 'Completa');
  api.answer(recordTransfer, undefined);
  fillIn({ 'Monto (USD)': '1,250.50', 'Día en que llegó': '31/02/2026' });
  await user.click(button('Registrar'));
  await expectRefused('Día en que llegó', 'No es una fecha.');
  fill('Día en que llegó', '03/12/2026');
  await user.click(await screen.findByRole('radio', { name: /^Aldo Cruz/ }));
  await user.click(button('Registrar'));
  await screen.findByText('Transferencia Registrada');
  const [sent] = api.requests(recordTransfer);
  expect(sent?.body).toMatchObject({ amountCents: 125_050, day: '2026-12-03', accountId: ALDO.id });
});

const aLine = (line: number, verdict: TransferLine['verdict'], account: TransferLine['account']): TransferLine => ({
  line,
  day: '2026-12-03',
  amountCents: 2000,
  text: 'CS',
  sender: 'Casa',
  verdict,
  account,
});

test('a file of a bank that writes as Windows did keeps its accents', async () => {
  const { user } = await openWith();
  await user.click(button('Importar CSV'));
  await screen.findByRole('dialog');
  const bytes = Uint8Array.from('Fecha;Descripción;Monto', (letter) => letter.codePointAt(0) ?? 0);
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for a file');
  await user.upload(input, new File([bytes], 'banco.csv', { type: 'text/csv' }));
  await waitFor(() => expect(valueIn('Contenido del archivo')).toBe('Fecha;Descripción;Monto'));
});

test("a bank's file is shown line by line before anything is written", async () => {
  const { api, user } = await openWith();
  await user.click(button('Importar CSV'));
  await screen.findByRole('dialog');
  fill('Contenido del archivo', 'hola');
  api.answer(previewTransferImport, refusal('validation_failed', { text: 'bank_file_invalid' }));
  await user.click(button('Revisar'));
  await expectRefused('Contenido del archivo', 'No encontramos una columna de fecha');
  const text = 'Fecha;Concepto;Monto';
  fill('Contenido del archivo', text);
  const lines = [aLine(2, 'matched', ALDO), aLine(3, 'proposed', ALDO), aLine(4, 'duplicate', null)];
  api.answer(previewTransferImport, { lines });
  await user.click(button('Revisar'));
  await screen.findByText('1 se asienta, 1 por asignar a mano, 1 se deja como está.');
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContainEqual(
    expect.stringContaining('Importada antes'),
  );
  expect(api.requests(importTransfers)).toEqual([]);
  api.answer(importTransfers, { lines });
  await user.click(button('Importar 2 líneas'));
  await screen.findByText('1 transferencia asentada, 1 en espera.');
  expect(api.requests(importTransfers).at(-1)?.body).toEqual({ text });
});

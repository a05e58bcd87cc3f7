import type { PayoutRow, PayoutRun } from '@callstead/contract/payouts/runs';
import {
  listPayoutRows,
  makePayoutFile,
  markPayoutFailed,
  markPayoutFileSent,
  markPayoutSent,
  readPayoutRun,
  retryPayout,
  sendPayoutBatch,
} from '@callstead/contract/payouts/runs-endpoints';
import { localDate } from '@callstead/domain/zone-clock';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { expectRefused, fill, fillIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aRow, aRun, itsPayout } from '../../../testing/payouts.ts';
import { aSession } from '../../../testing/people.ts';

const AT = '2026-01-02T12:00:00.000Z';

const aFrozenRun = (changes: Partial<PayoutRun> = {}) =>
  aRun({
    status: 'frozen',
    digest: null,
    frozenAt: AT,
    approvalsGiven: 1,
    approvals: [{ by: 'Alma Ortega', at: AT, isCurrent: true, isYours: true }],
    progress: { frozen: 1, sent: 3, failed: 1, returned: 0 },
    ...changes,
  });

async function openRun(run: PayoutRun, ...rows: PayoutRow[]) {
  const api = fakeApi(aSession('admin'));
  api.answer(readPayoutRun, run);
  api.answer(listPayoutRows, { data: rows, hasMore: false, next: null });
  const page = await openPage(api, `/admin-dashboard/payouts/${run.id}`);
  await screen.findByRole('heading', { name: /^Ronda 12/ });
  return { api, ...page };
}

type User = Awaited<ReturnType<typeof openRun>>['user'];

async function choose(user: User, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Acciones para ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const aFile = { format: 'nacha', madeAt: AT, madeBy: 'Alma Ortega', totalCents: 50_000 } as const;

test('what waits for a file is put into one, and a file that cannot be written says what is missing', async () => {
  const unfiled = [{ kind: 'us_bank', format: 'nacha', payouts: 2, totalCents: 50_000 }] as const;
  const { api, user } = await openRun(aFrozenRun({ unfiled: [...unfiled] }));
  screen.getByText('3 de 4 enviados');
  screen.getByText(/^Aprobada por Alma Ortega/);
  await user.click(button('Crear archivo: ACH (NACHA)'));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText(/^2 pagos por \$500\.00\./);
  api.answer(
    makePayoutFile,
    refusal('originator_incomplete', { achBankRouting: 'required', achCompanyId: 'required' }),
  );
  await user.click(button('Crear archivo'));
  await within(dialog).findByText(/«Ordenante de los pagos» en Ajustes/);
  within(dialog).getByText('Falta: número de ruta de tu banco, identificador de la empresa (ACH).');
  api.answer(makePayoutFile, ({ body }) => ({ ...aFile, id: body.id, name: 'ach-12.txt', payouts: 2, open: 2 }));
  await user.click(button('Crear archivo'));
  await screen.findByText('Archivo Creado');
  const [first, second] = api.requests(makePayoutFile).map(({ body }) => body);
  expect(second).toEqual(first);
});

test('a whole file is marked as sent on its day; one that is done offers its download alone', async () => {
  const [open, done] = [crypto.randomUUID(), crypto.randomUUID()];
  const files = [
    { ...aFile, id: open, name: 'ach-1.txt', payouts: 2, open: 2 },
    { ...aFile, id: done, name: 'ach-2.txt', payouts: 1, open: 0 },
  ];
  const run = aFrozenRun({ files });
  const { api, user } = await openRun(run);
  expect(screen.getByRole('link', { name: 'Descargar ach-2.txt' }).getAttribute('href')).toBe(
    `/api/admin/payout-files/${done}`,
  );
  expect(screen.queryByRole('button', { name: 'Marcar enviado: ach-2.txt' })).toBeNull();
  await user.click(button('Marcar enviado: ach-1.txt'));
  await screen.findByRole('dialog');
  fillIn({ 'Día en que se envió': '01/01/2026' });
  await user.click(button('Marcar enviado'));
  await expectRefused('Día en que se envió', 'No antes del 02/01/2026.');
  fillIn({ 'Día en que se envió': '05/01/2026', 'Referencia del banco (Opcional)': 'WIRE-9' });
  api.answer(markPayoutFileSent, undefined);
  await user.click(button('Marcar enviado'));
  await screen.findByText('Archivo Enviado');
  expect(api.requests(markPayoutFileSent)).toMatchObject([
    { params: { id: run.id }, body: { fileId: open, sentOn: '2026-01-05', reference: 'WIRE-9' } },
  ]);
});

test('a payout is marked as sent today unless somebody says another day', async () => {
  const payout = itsPayout();
  const run = aFrozenRun();
  const { api, user } = await openRun(run, aRow('Ana', { payout }));
  await choose(user, 'Ana', 'Marcar enviado');
  api.answer(markPayoutSent, undefined);
  await user.click(await screen.findByRole('button', { name: 'Marcar enviado' }));
  await screen.findByText('Pago Enviado');
  const sentOn = localDate(new Date(), run.zone);
  expect(api.requests(markPayoutSent)).toMatchObject([
    { params: { id: payout.id }, body: { sentOn, reference: null } },
  ]);
});

test('what never left fails and what came back is returned, each with a reason', async () => {
  const [open, sent] = [itsPayout(), itsPayout({ status: 'sent', sentOn: '2026-01-05', reference: 'WIRE-9' })];
  const { api, user } = await openRun(aFrozenRun(), aRow('Ana', { payout: open }), aRow('Bea', { payout: sent }));
  expect((await screen.findByText('Bea')).closest('tr')?.textContent).toMatch(/Enviado.*5 ene 2026.*Referencia WIRE-9/);
  api.answer(markPayoutFailed, undefined);
  await choose(user, 'Ana', 'Marcar fallido');
  await screen.findByRole('alertdialog', { name: '¿Marcar como fallido el pago a Ana?' });
  await user.click(button('Marcar fallido'));
  await expectRefused('Motivo', 'Completa');
  fill('Motivo', 'cuenta cerrada');
  await user.click(button('Marcar fallido'));
  await screen.findByText('Pago Fallido');
  await choose(user, 'Bea', 'Marcar devuelto');
  fill(await screen.findByLabelText('Motivo'), 'R03');
  await user.click(button('Marcar devuelto'));
  await screen.findByText('Pago Devuelto');
  const asked = api.requests(markPayoutFailed).map(({ params, body }) => [params.id, body.reason]);
  expect(asked).toEqual([
    [open.id, 'cuenta cerrada'],
    [sent.id, 'R03'],
  ]);
});

test('what failed is tried again as a new payout, unless its publisher would not be paid now', async () => {
  const failed = itsPayout({ status: 'failed', failureReason: 'cuenta cerrada', canRetry: true });
  const { api, user } = await openRun(aFrozenRun(), aRow('Ana', { payout: failed }));
  expect((await screen.findByText('Ana')).closest('tr')?.textContent).toMatch(/Fallido.*cuenta cerrada.*reinténtalo/);
  await choose(user, 'Ana', 'Reintentar');
  api.answer(retryPayout, refusal('payout_not_due'));
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByText(/^Ahora mismo no se pagaría a este editor/);
  api.answer(retryPayout, undefined);
  await user.click(button('Reintentar'));
  await screen.findByText('Pago Nuevo Creado');
});

test('PayPal is asked to send what waits for it, and says itself how far it is', async () => {
  const unfiled = [{ kind: 'paypal', format: 'paypal_csv', payouts: 2, totalCents: 50_000 }] as const;
  const run = aFrozenRun({ unfiled: [...unfiled] });
  const unclaimed = itsPayout({ batchId: crypto.randomUUID(), gatewayStatus: 'UNCLAIMED' });
  const { api, user } = await openRun(run, aRow('Ana', { payout: unclaimed }));
  const row = (await screen.findByText('Ana')).closest('tr') as HTMLElement;
  expect(row.textContent).toMatch(/Nadie lo ha reclamado aún en PayPal/);
  await user.click(button('Enviar por PayPal'));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Enviar por PayPal?' });
  within(dialog).getByText(/^2 pagos por \$500\.00\./);
  const batch = {
    id: crypto.randomUUID(),
    ref: null,
    madeAt: AT,
    madeBy: 'Alma Ortega',
    payouts: 2,
    totalCents: 50_000,
    open: 2,
    refusal: null,
    problem: null,
  };
  api.answer(sendPayoutBatch, () => {
    const refused = { ...batch, id: crypto.randomUUID(), refusal: '422 INSUFFICIENT_FUNDS' };
    const done = { ...batch, id: crypto.randomUUID(), ref: 'Q8KVJG9TZTNN4', open: 0 };
    api.answer(readPayoutRun, { ...run, unfiled: [], batches: [batch, refused, done] });
    return batch;
  });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar $500.00' }));
  await screen.findByText('Entregado a PayPal');
  await screen.findByText('Entregándose');
  expect(screen.getByText('Rechazado por PayPal').closest('tr')?.textContent).toMatch(/422 INSUFFICIENT_FUNDS/);
  expect(screen.getByText('Q8KVJG9TZTNN4').closest('tr')?.textContent).toMatch(/Hecho$/);
});

test('a network without PayPal offers the file alone', async () => {
  const unfiled = [{ kind: 'paypal', format: 'paypal_csv', payouts: 2, totalCents: 50_000 }] as const;
  await openRun(aFrozenRun({ unfiled: [...unfiled], canSendByPaypal: false }));
  button('Crear archivo: PayPal (CSV)');
  expect(screen.queryByRole('button', { name: 'Enviar por PayPal' })).toBeNull();
});

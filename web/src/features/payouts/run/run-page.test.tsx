import type { PayoutRow, PayoutRun } from '@callstead/contract/payouts/runs';
import {
  approvePayoutRun,
  cancelPayoutRun,
  excludeFromPayoutRun,
  includeInPayoutRun,
  listPayoutRows,
  readPayoutRun,
  readPayoutTerms,
  setPayoutTerms,
} from '@callstead/contract/payouts/runs-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { expectRefused, fill, valueIn } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aRow, aRun } from '../../../testing/payouts.ts';
import { aSession } from '../../../testing/people.ts';

async function openRun(run: PayoutRun, ...rows: PayoutRow[]) {
  const api = fakeApi(aSession('admin'));
  api.answer(readPayoutRun, run);
  api.answer(listPayoutRows, { data: rows, hasMore: false, next: null });
  const page = await openPage(api, `/admin-dashboard/payouts/${run.id}`);
  await screen.findByRole('heading', { name: /^Ronda 12/ });
  return { api, ...page };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const APPROVE = 'Aprobar 2 pagos · $3,410.22';

test('every verdict says why somebody is not paid, and what helps', async () => {
  const rows = [
    aRow('Ana'),
    aRow('Bea', { verdict: 'below_threshold' }),
    aRow('Carla', { verdict: 'no_method', method: null }),
    aRow('Dani', { verdict: 'on_hold', reason: 'Tráfico raro' }),
    aRow('Eva', { verdict: 'on_hold' }),
    aRow('Fer', { verdict: 'negative', amountCents: -500 }),
    aRow('Gil', { verdict: 'tax_form_missing' }),
    aRow('Hugo', { verdict: 'excluded', reason: 'Lo pidió' }),
    aRow('Inés', { verdict: 'changed' }),
  ];
  await openRun(aRun(), ...rows);
  const expected = {
    Ana: /Se paga.*Banco •••• 6789.*\+\$300\.00.*−\$50\.00/,
    Bea: /Bajo el mínimo.*Espera a llegar al mínimo/,
    Carla: /Sin método de pago.*No ha dicho cómo quiere cobrar/,
    Dani: /Retenido.*Tráfico raro.*Se levanta en «Condiciones de pago»/,
    Eva: /Retenido.*Su cuenta no está aprobada/,
    Fer: /-\$5\.00.*Bajo cero.*Debe más de lo que ha ganado/,
    Gil: /Falta el formulario fiscal.*Tiene que firmar/,
    Hugo: /Fuera de la ronda.*Lo pidió.*espera a la próxima ronda/,
    Inés: /Cambió tras aprobarse.*ya no era lo aprobado/,
  };
  for (const [name, text] of Object.entries(expected)) expect((await rowOf(name)).textContent).toMatch(text);
});

test('what advertisers still owe of an amount stands beneath it', async () => {
  const ana = aRow('Ana', { unfunded: { creditCents: 12_000, chargedBackCents: 3_050 } });
  await openRun(aRun(), ana, aRow('Bea', { unfunded: { creditCents: 0, chargedBackCents: 0 } }));
  expect((await rowOf('Ana')).textContent).toMatch(/\$250\.00\$120\.00 a crédito\$30\.50 con contracargo/);
  expect((await rowOf('Bea')).textContent).not.toMatch(/a crédito|contracargo/);
});

test('an early payout says whose it is and what it costs', async () => {
  await openRun(aRun({ schedule: 'early', early: { publisher: 'Nora Paz', feeBasisPoints: 250 } }));
  screen.getByText(/^para Nora Paz, comisión del 2[.,]5\s?%$/);
});

test('the one approval that is needed freezes the run, and says so before', async () => {
  const run = aRun();
  const { api, user } = await openRun(run, aRow('Ana'));
  await user.click(button(APPROVE));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Aprobar 2 pagos?' });
  within(dialog).getByText(/^\$3,410\.22 salen del saldo de los editores/);
  api.answer(approvePayoutRun, () => {
    const frozen = aRun({ ...run, status: 'frozen', digest: null, frozenAt: run.proposedAt });
    api.answer(readPayoutRun, frozen);
    return frozen;
  });
  await user.click(within(dialog).getByRole('button', { name: 'Aprobar $3,410.22' }));
  await screen.findByText('2 pagos están listos para enviarse.');
  expect(api.requests(approvePayoutRun)).toMatchObject([{ params: { id: run.id }, body: { digest: run.digest } }]);
  await screen.findByRole('heading', { name: 'Archivos para el banco' });
});

test('a large run says how far its payouts are, and by itself when they are ready', async () => {
  const run = aRun();
  const { api, user } = await openRun(run, aRow('Ana'));
  const at = '2026-12-01T13:00:00.000Z';
  const approvals = [{ by: 'Alma Ortega', at, isCurrent: true, isYours: true }];
  const freezing = aRun({ ...run, status: 'freezing', digest: null, approvals, freezing: { done: 50, of: 1_200 } });
  api.answer(approvePayoutRun, () => {
    api.answer(readPayoutRun, freezing);
    return freezing;
  });
  await user.click(button(APPROVE));
  await user.click(await screen.findByRole('button', { name: 'Aprobar $3,410.22' }));
  await screen.findByText('Sus pagos se están preparando.');
  await screen.findByRole('progressbar', { name: '50 de 1,200 pagos preparados' });
  screen.getByText('Preparando pagos');
  screen.getByText(/^Aprobada por Alma Ortega/);
  expect(screen.queryByRole('button', { name: 'Cancelar la ronda' })).toBeNull();
  api.answer(readPayoutRun, aRun({ ...run, status: 'frozen', digest: null, frozenAt: at }));
  await screen.findByRole('heading', { name: 'Archivos para el banco' }, { timeout: 5_000 });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a run that changed meanwhile is told and shown anew, and only then approved', async () => {
  const run = aRun();
  const { api, user } = await openRun(run);
  const pays = { ...run.pays, publishers: 1, amountCents: 20_000 };
  api.answer(approvePayoutRun, refusal('payout_run_changed'));
  await user.click(button(APPROVE));
  api.answer(readPayoutRun, { ...run, pays, digest: 'b'.repeat(64) });
  await user.click(await screen.findByRole('button', { name: 'Aprobar $3,410.22' }));
  await screen.findByText('La ronda ha cambiado');
  await user.click(await screen.findByRole('button', { name: 'Aprobar 1 pago · $200.00' }));
  expect(screen.queryByText('La ronda ha cambiado')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Aprobar $200.00' }));
  expect(api.requests(approvePayoutRun).at(-1)?.body).toEqual({ digest: 'b'.repeat(64) });
});

test('where two have to approve, the first hears that somebody else is missing; what is outdated does not count', async () => {
  const at = '2026-12-01T13:00:00.000Z';
  const outdated = { by: 'Luis Vega', at, isCurrent: false, isYours: false };
  const run = aRun({ approvalsNeeded: 2, approvals: [outdated] });
  const { api, user } = await openRun(run);
  screen.getByText(/^Tienen que aprobarla 2 personas distintas\./);
  expect(screen.getByText('Anticuada').closest('li')?.textContent).toMatch(/Luis Vega.*hay que darla otra vez/);
  screen.getByText('0 de 2 aprobaciones');
  await user.click(button(APPROVE));
  await screen.findByText(/Nada se mueve hasta que otra persona apruebe lo mismo/);
  api.answer(approvePayoutRun, () => {
    const yours = { by: 'Alma Ortega', at, isCurrent: true, isYours: true };
    const given = { ...run, approvalsGiven: 1, approvals: [outdated, yours] };
    api.answer(readPayoutRun, given);
    return given;
  });
  await user.click(button('Aprobar $3,410.22'));
  await screen.findByText('Aprobación Dada');
  await screen.findByText('Ya la has aprobado. Espera a otra persona.');
  expect(screen.queryByRole('button', { name: APPROVE })).toBeNull();
});

test('a run that pays nobody offers no approval', async () => {
  const pays = { publishers: 0, salesCents: 0, correctionsCents: 0, refusalsCents: 0, amountCents: 0 };
  await openRun(aRun({ pays, states: [] }));
  screen.getByText(/no hay nada que aprobar\.$/);
  await screen.findByText('Ningún editor tiene nada por cobrar.');
  expect(screen.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
});

test('somebody is left out with a reason, which stays typed when it is refused, and taken in again', async () => {
  const [ana, hugo] = [aRow('Ana'), aRow('Hugo', { verdict: 'excluded', reason: 'Lo pidió' })];
  const { api, user } = await openRun(aRun(), ana, hugo);
  await user.click(await screen.findByRole('button', { name: 'Acciones para Ana' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dejar fuera de esta ronda' }));
  await user.click(await screen.findByRole('button', { name: 'Dejar fuera' }));
  await expectRefused('Motivo', 'Completa');
  fill('Motivo', 'mientras se aclara');
  api.answer(excludeFromPayoutRun, refusal('payout_run_state'));
  await user.click(button('Dejar fuera'));
  await screen.findByText('Esta ronda de pagos ya está en otro estado. Recarga la página.');
  expect(valueIn('Motivo')).toBe('mientras se aclara');
  api.answer(excludeFromPayoutRun, undefined);
  await user.click(button('Dejar fuera'));
  await screen.findByText('Editor Fuera de la Ronda');
  expect(api.requests(excludeFromPayoutRun).at(-1)).toMatchObject({
    params: { accountId: ana.publisher.id },
    body: { reason: 'mientras se aclara' },
  });
  api.answer(includeInPayoutRun, undefined);
  await user.click(button('Acciones para Hugo'));
  await user.click(await screen.findByRole('menuitem', { name: 'Volver a incluir' }));
  await screen.findByText('Editor Incluido');
});

test('the terms of a publisher are changed from their row: net days and a hold both ask for what they need', async () => {
  const { api, user } = await openRun(aRun(), aRow('Ana'));
  const terms = { schedule: 'monthly', netDays: null, heldReason: null, changedAt: null, changedBy: null } as const;
  api.answer(readPayoutTerms, terms);
  api.answer(setPayoutTerms, terms);
  await user.click(await screen.findByRole('button', { name: 'Acciones para Ana' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Condiciones de pago' }));
  await user.click(await screen.findByRole('radio', { name: 'Cada lunes, las ventas que ya tienen unos días' }));
  await user.click(screen.getByRole('checkbox', { name: 'Retener sus pagos' }));
  await user.click(button('Guardar condiciones'));
  await expectRefused('Días', 'Completa');
  await expectRefused('Motivo', 'Completa');
  fill('Días', '15');
  fill('Motivo', 'Tráfico raro');
  await user.click(button('Guardar condiciones'));
  await screen.findByText('Condiciones de Pago Guardadas');
  expect(api.requests(setPayoutTerms).at(-1)?.body).toEqual({
    schedule: 'net',
    netDays: 15,
    heldReason: 'Tráfico raro',
  });
});

test('a run is cancelled only after asking', async () => {
  const { api, user } = await openRun(aRun());
  await user.click(button('Cancelar la ronda'));
  const dialog = await screen.findByRole('alertdialog');
  expect(api.requests(cancelPayoutRun)).toEqual([]);
  api.answer(cancelPayoutRun, undefined);
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar la ronda' }));
  await screen.findByText('Ronda Cancelada');
});

test('a run that is unknown or may not be seen says so', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(readPayoutRun, refusal('not_found'));
  const { goTo } = await openPage(api, `/admin-dashboard/payouts/${crypto.randomUUID()}`);
  await screen.findByText('No hay ninguna ronda así.');
  api.answer(readPayoutRun, refusal('forbidden'));
  await goTo(`/admin-dashboard/payouts/${crypto.randomUUID()}`);
  await screen.findByText(/^Error al cargar la ronda: /);
});

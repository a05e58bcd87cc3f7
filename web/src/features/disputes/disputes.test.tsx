import { decideCall } from '@callstead/contract/calls/calls-endpoints';
import type { DisputeRow, DisputeThread } from '@callstead/contract/disputes';
import {
  appealDispute,
  creditDispute,
  decideAppeal,
  listDisputes,
  readDispute,
  writeInDispute,
} from '@callstead/contract/disputes-endpoints';
import { readRecording } from '@callstead/contract/recordings-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { A_DISPUTE_CLOCK, aThread } from '../../testing/disputes.ts';
import { type FakeApi, fakeApi, refusal, SILENCE } from '../../testing/fake-api.ts';
import { fill, valueIn } from '../../testing/fields.ts';
import { hearLive } from '../../testing/hear-live.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aSession } from '../../testing/people.ts';
import { expectToast } from '../../testing/toasts.ts';

const QUEUE = '/admin-dashboard/disputes';
const AT = '2026-03-02T10:00:00.000Z';
const aRow = (id: string, title: string): DisputeRow => ({
  ...{
    kind: 'call',
    id,
    category: 'other',
    turn: 'admin',
    appealedBy: null,
    publisher: 'Nora Paz',
    advertiser: 'Tejados SA',
  },
  ...{ priceCents: 4000, payoutCents: 2000, campaign: { publicId: 'HS001', title: { en: title, es: title } } },
  ...A_DISPUTE_CLOCK,
});

function aNetwork(kind: 'admin' | 'publisher', thread: DisputeThread, rows: DisputeRow[] = []): FakeApi {
  const api = fakeApi(aSession(kind));
  api.answer(listDisputes, () => ({ data: rows, hasMore: false, next: null }));
  api.answer(readDispute, ({ params }) => ({ ...thread, id: params.id }));
  api.answer(readRecording, refusal('not_found'));
  return api;
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a publisher reads what is held against a call, and answers with a second of the recording', async () => {
  const thread = aThread();
  const api = aNetwork('publisher', thread);
  const { user } = await openPage(api, '/publisher-dashboard/disputes/call/call_1');
  const said = within(await screen.findByRole('list', { name: 'Lo que se dijo' }));
  said.getByText('Pidió otra cosa');
  said.getByRole('button', { name: 'En 1:05 de la grabación' });
  screen.getByText('Servicio equivocado');
  screen.getByText(/El editor responde antes del/);

  fill('Tu respuesta', 'Pidió tejados.');
  const time = /^Segundo de la grabación/;
  fill(time, '1:7');
  await screen.findByText('Escríbelo como 1:05.');
  expect(button('Enviar').disabled).toBe(true);
  fill(time, '1:07');
  api.answer(writeInDispute, SILENCE);
  await user.click(button('Enviar'));
  await expectToast('No se pudo enviar la respuesta');
  expect(valueIn('Tu respuesta')).toBe('Pidió tejados.');
  api.answer(writeInDispute, ({ body }) => {
    const written = { id: crypto.randomUUID(), side: 'publisher', author: null, at: AT } as const;
    const message = { ...written, message: body.message, second: body.second ?? null };
    thread.messages.push(message);
    return message;
  });
  await user.click(button('Enviar'));
  await expectToast('Respuesta enviada');
  await said.findByRole('button', { name: 'En 1:07 de la grabación' });
});

test('what is decided says so, and takes no more words', async () => {
  const decision = { at: AT, billing: 'refused' as const, reason: 'Tiene razón', credit: null };
  const api = aNetwork('publisher', aThread({ billing: 'refused', turn: null, mayWrite: false, decision }));
  await openPage(api, '/publisher-dashboard/disputes/call/call_1');
  await screen.findByText('Tiene razón');
  expect(screen.queryByLabelText('Tu respuesta')).toBeNull();
});

test('an admin decides one dispute after the other', async () => {
  const rows = [aRow('call_1', 'Tejados'), aRow('call_2', 'Grúas')];
  const api = aNetwork('admin', aThread({ turn: 'admin' }), rows);
  const { user, address } = await openPage(api, `${QUEUE}?case=call_1`);
  await heading('Tejados');
  fill(/^Motivo/, 'Se oye');
  api.answer(decideCall, refusal('billing_state'));
  const refuse = async () => {
    await user.click(button('Rechazar: se devuelve'));
    const asked = within(await screen.findByRole('alertdialog', { name: '¿Rechazar esta venta?' }));
    asked.getByText(/Nora Paz no gana nada/);
    await user.click(asked.getByRole('button', { name: 'Rechazar: se devuelve' }));
  };
  await refuse();
  await expectToast('No se pudo decidir');
  expect(valueIn(/^Motivo/)).toBe('Se oye');
  api.answer(decideCall, ({ params }) => {
    rows.splice(0, 1);
    return { id: params.id, billing: 'refused' };
  });
  await refuse();
  await expectToast('Rechazada');
  expect(api.requests(decideCall).at(-1)?.body).toMatchObject({
    decision: 'refused',
    reason: 'Se oye',
    seen: 'disputed',
  });
  await heading('Grúas');
  expect(address()).toBe(`${QUEUE}?case=call_2`);
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Tejados/ })).toBeNull());
  expect(document.activeElement, 'keys go on with the next one').toBe(await heading('Grúas'));
});

test('a part is given back after what it means for both sides is said', async () => {
  const rows = [aRow('call_1', 'Tejados'), aRow('call_2', 'Grúas')];
  const api = aNetwork('admin', aThread({ turn: 'admin' }), rows);
  const { user } = await openPage(api, `${QUEUE}?case=call_1`);
  await heading('Tejados');
  fill(/^Motivo/, 'La mitad');
  await user.click(button('Devolver una parte…'));
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Devolver una parte?' }));
  const confirm = () => user.click(asked.getByRole('button', { name: 'Devolverla y aprobar el resto' }));
  await confirm();
  asked.getByText('Escribe un monto de al menos $0.01 y menor que $40.00.');
  fill('Vuelve al anunciante', '40');
  asked.getByText(/^Escribe un monto/);
  expect(api.requests(creditDispute)).toEqual([]);
  fill('Vuelve al anunciante', '10.01');
  asked.getByText('El precio queda en $29.99 y el pago en $14.99 ($5.01 menos).');
  api.answer(creditDispute, refusal('billing_state'));
  await confirm();
  await asked.findByRole('alert');
  api.answer(creditDispute, ({ params }) => {
    rows.splice(0, 1);
    return { ...params, billing: 'approved', priceCents: 2_999, payoutCents: 1_499 };
  });
  await confirm();
  await expectToast('Se devolvió una parte; el resto queda aprobado');
  expect(api.requests(creditDispute).at(-1)).toMatchObject({
    params: { kind: 'call', id: 'call_1' },
    body: { creditCents: 1_001, reason: 'La mitad' },
  });
  await heading('Grúas');
});

test('a decision that gave a part back says how much, to each side its own', async () => {
  const credit = { priceCents: null, payoutCents: 501 };
  const decision = { at: AT, billing: 'approved' as const, reason: null, credit };
  const api = aNetwork('publisher', aThread({ billing: 'approved', turn: null, mayWrite: false, decision }));
  await openPage(api, '/publisher-dashboard/disputes/call/call_1');
  await screen.findByText('El pago baja en $5.01.');
});

test('a dispute that leaves the list while a reason is typed stays, with the reason, and the answer is heard', async () => {
  const { tell } = hearLive();
  const rows = [aRow('call_1', 'Tejados')];
  const api = aNetwork('admin', aThread({ turn: 'admin' }), rows);
  const { user } = await openPage(api, `${QUEUE}?case=call_1`);
  await heading('Tejados');
  fill(/^Motivo/, 'Se oye');
  rows.splice(0, 1);
  tell({ topic: 'calls' });
  await screen.findByText('No hay nada que decidir.');
  expect(valueIn(/^Motivo/)).toBe('Se oye');
  api.answer(decideCall, ({ params }) => ({ id: params.id, billing: 'held' }));
  await user.click(button('Aprobar: se paga'));
  await expectToast('Aprobada');
  await screen.findByText(/^Elige una disputa/);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('No hay nada que decidir.'));
});

test('a queue that cannot be loaded can be tried again; an empty one says there is nothing to decide', async () => {
  const api = aNetwork('admin', aThread());
  api.answer(listDisputes, SILENCE);
  const { user } = await openPage(api, QUEUE);
  await screen.findByText('No se pudieron cargar las disputas.');
  api.answer(listDisputes, { data: [], hasMore: false, next: null });
  await user.click(button('Reintentar'));
  await screen.findByText('No hay nada que decidir.');
});

const lost = { at: AT, billing: 'refused' as const, reason: null, credit: null };

test('whoever lost reads until when they may appeal, and does so once, with a reason', async () => {
  const until = '2026-03-12T10:00:00.000Z';
  const thread = aThread({ billing: 'refused', turn: null, mayWrite: false, decision: lost, appealBy: until });
  const api = aNetwork('publisher', thread);
  const { user } = await openPage(api, '/publisher-dashboard/disputes/call/call_1');
  await screen.findByText(/Puedes apelar una sola vez, hasta el/);
  await user.click(button('Apelar…'));
  const asked = within(await screen.findByRole('dialog', { name: 'Apelación' }));
  const send = () => user.click(asked.getByRole('button', { name: 'Enviar la apelación' }));
  await send();
  asked.getByText('Di por qué.');
  expect(api.requests(appealDispute)).toEqual([]);
  fill('Por qué debería cambiar la decisión', 'Escuchen el final');
  fill(/^Segundo de la grabación/, '1:05');
  api.answer(appealDispute, refusal('appeal_over'));
  await send();
  await asked.findByText(/^El plazo para apelar terminó/);
  expect(valueIn('Por qué debería cambiar la decisión')).toBe('Escuchen el final');
  api.answer(appealDispute, () => {
    const appeal = { side: 'publisher', at: AT, decideBy: until, decision: null } as const;
    Object.assign(thread, { appeal, appealBy: null });
    return appeal;
  });
  await send();
  await expectToast('Apelación enviada');
  expect(api.requests(appealDispute).at(-1)?.body).toEqual({ reason: 'Escuchen el final', second: 65 });
  await screen.findByText(/El editor apeló/);
  expect(screen.queryByRole('button', { name: 'Apelar…' })).toBeNull();
});

test('the answer to an appeal says that it is the last word', async () => {
  const decision = { at: AT, outcome: 'changed' as const, reason: 'Se oye al final', part: null };
  const appeal = { side: 'publisher' as const, at: AT, decideBy: AT, decision };
  const api = aNetwork(
    'publisher',
    aThread({ billing: 'approved', turn: null, mayWrite: false, decision: lost, appeal }),
  );
  await openPage(api, '/publisher-dashboard/disputes/call/call_1');
  await screen.findByText('La primera decisión cambió');
  screen.getByText('Se oye al final');
  screen.getByText('Esta decisión es definitiva.');
});

const CHANGE = {
  ...({ verdict: 'change', billing: 'refused', priceCents: 4_000, payoutCents: 2_000, missingCents: 0 } as const),
  ...{ owedCents: 0, isOwnDecision: false, part: null },
};
const anAppeal = (changes: Partial<NonNullable<DisputeThread['appealChange']>> = {}) =>
  aThread({
    ...{ billing: 'approved', turn: 'admin', decision: { ...lost, billing: 'approved' as const } },
    ...{ appeal: { side: 'advertiser', at: AT, decideBy: AT, decision: null } },
    appealChange: { ...CHANGE, ...changes },
  });

test('an admin reads what a change does before it is ordered, and is warned of their own decision and of a debt', async () => {
  const rows = [{ ...aRow('call_1', 'Tejados'), appealedBy: 'advertiser' as const }, aRow('call_2', 'Grúas')];
  const api = aNetwork('admin', anAppeal({ owedCents: 2_000, isOwnDecision: true }), rows);
  const { user } = await openPage(api, `${QUEUE}?case=call_1`);
  await heading('Tejados');
  await screen.findByText('Apelación del anunciante');
  screen.getByText(/^La primera vez decidiste tú/);
  screen.getByText(/el anunciante recupera \$40.00/);
  screen.getByText(/el editor quedaría debiendo \$20.00/);
  expect(screen.queryByRole('button', { name: 'Aprobar: se paga' })).toBeNull();
  fill(/^Motivo/, 'Oída otra vez');
  await user.click(button('Cambiar la decisión'));
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Cambiar la primera decisión?' }));
  api.answer(decideAppeal, ({ params }) => {
    rows.splice(0, 1);
    return { ...params, billing: 'refused', priceCents: 4_000, payoutCents: 2_000 };
  });
  await user.click(asked.getByRole('button', { name: 'Cambiar la decisión' }));
  await expectToast('La decisión cambió');
  expect(api.requests(decideAppeal).at(-1)?.body).toEqual({ outcome: 'changed', reason: 'Oída otra vez' });
  await heading('Grúas');
});

test('a part is given between what was decided and what was asked for, after what it means is said', async () => {
  const part = {
    ...{ overCents: 0, underCents: 4_000, paidOutCents: 2_000 },
    full: { priceCents: 4_000, payoutCents: 2_000 },
  };
  const rows = [{ ...aRow('call_1', 'Tejados'), appealedBy: 'advertiser' as const }, aRow('call_2', 'Grúas')];
  const api = aNetwork('admin', anAppeal({ part }), rows);
  const { user } = await openPage(api, `${QUEUE}?case=call_1`);
  await heading('Tejados');
  fill(/^Motivo/, 'La mitad');
  await user.click(await screen.findByRole('button', { name: 'Conceder una parte…' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Cambiar la decisión en parte?' }));
  const confirm = () => user.click(asked.getByRole('button', { name: 'Cambiarla en parte' }));
  fill('Precio de la venta', '40');
  await confirm();
  asked.getByText('Escribe un monto mayor que $0.00 y menor que $40.00.');
  expect(api.requests(decideAppeal)).toEqual([]);
  fill('Precio de la venta', '29.99');
  asked.getByText('El anunciante paga $29.99 por la venta y el editor gana $14.99.');
  asked.getByText(/el editor quedaría debiendo \$5.01/);
  api.answer(decideAppeal, refusal('insufficient_balance'));
  await confirm();
  await asked.findByRole('alert');
  api.answer(decideAppeal, ({ params }) => {
    rows.splice(0, 1);
    return { ...params, billing: 'approved', priceCents: 2_999, payoutCents: 1_499 };
  });
  await confirm();
  await expectToast('La decisión cambió en parte');
  expect(api.requests(decideAppeal).at(-1)?.body).toEqual({
    ...{ outcome: 'in_part', priceCents: 2_999, reason: 'La mitad' },
  });
  await heading('Grúas');
});

test('an appeal that was given in part tells each side its own amount', async () => {
  const part = { priceCents: null, payoutCents: 1_499 };
  const decision = { at: AT, outcome: 'in_part' as const, reason: null, part };
  const appeal = { side: 'publisher' as const, at: AT, decideBy: AT, decision };
  const api = aNetwork(
    'publisher',
    aThread({ billing: 'approved', turn: null, mayWrite: false, decision: lost, appeal }),
  );
  await openPage(api, '/publisher-dashboard/disputes/call/call_1');
  await screen.findByText('La primera decisión cambió en parte');
  screen.getByText('El editor gana $14.99.');
  expect(screen.queryByText(/^El anunciante paga/)).toBeNull();
});

test.each([
  ['no_balance', /al saldo del anunciante le faltan \$40.00/],
  ['no_budget', /al presupuesto de la campaña le faltan \$40.00/],
  ['moved_on', /la venta cambió después de la primera decisión/],
] as const)('a change that cannot be made (%s) says why, and the decision can be confirmed', async (verdict, words) => {
  const rows = [{ ...aRow('call_1', 'Tejados'), appealedBy: 'publisher' as const }];
  const api = aNetwork('admin', anAppeal({ verdict, missingCents: 4_000 }), rows);
  const { user } = await openPage(api, `${QUEUE}?case=call_1`);
  await screen.findByText(words);
  expect(button('Cambiar la decisión').disabled).toBe(true);
  api.answer(decideAppeal, ({ params }) => ({ ...params, billing: 'refused', priceCents: 4_000, payoutCents: 2_000 }));
  await user.click(button('Confirmar la decisión'));
  await expectToast('La decisión se mantiene');
});

import { decideCall } from '@callstead/contract/calls/calls-endpoints';
import type { DisputeRow, DisputeThread } from '@callstead/contract/disputes';
import { creditDispute, listDisputes, readDispute, writeInDispute } from '@callstead/contract/disputes-endpoints';
import { readRecording } from '@callstead/contract/recordings-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeApi, fakeApi, refusal, SILENCE } from '../../testing/fake-api.ts';
import { fill, valueIn } from '../../testing/fields.ts';
import { hearLive } from '../../testing/hear-live.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aSession } from '../../testing/people.ts';
import { expectToast } from '../../testing/toasts.ts';

const QUEUE = '/admin-dashboard/disputes';
const AT = '2026-03-02T10:00:00.000Z';
const clock = { openedAt: AT, answerBy: '2026-03-05T10:00:00.000Z', decideBy: '2026-03-07T10:00:00.000Z' };

const aThread = (changes: Partial<DisputeThread> = {}): DisputeThread => ({
  ...{ kind: 'call', id: 'call_1', category: 'wrong_service', second: 65, reason: 'Pidió otra cosa' },
  ...{ billing: 'disputed', turn: 'publisher', decision: null, messages: [], mayWrite: true },
  ...clock,
  ...changes,
});

const aRow = (id: string, title: string): DisputeRow => ({
  ...{ kind: 'call', id, category: 'other', turn: 'admin', publisher: 'Nora Paz', advertiser: 'Tejados SA' },
  ...{ priceCents: 4000, payoutCents: 2000, campaign: { publicId: 'HS001', title: { en: title, es: title } } },
  ...clock,
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

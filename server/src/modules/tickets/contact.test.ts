import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const form = {
  name: 'Ana Ruiz',
  email: 'ana@people.example',
  phone: '',
  company: '',
  subject: 'Hola',
  message: '<b>¿Precio?</b>',
};
const send = async (changes: object = {}, headers: Record<string, string> = {}) =>
  t.call('POST', '/contact', { headers, body: { ...form, captchaId: await t.aSolvedCaptcha(), ...changes } });
const tickets = () => t.db.selectFrom('ticket').selectAll().orderBy('created_at').execute();

test('a visitor leaves an open ticket of medium priority with the composed message, and every approved admin is notified', async () => {
  const admin = await t.anAccount('admin');
  await t.anAccount('admin', 'pending');
  expect((await send({ phone: '(305) 555-0142', company: 'Ruiz LLC' })).statusCode).toBe(204);
  expect((await tickets()).at(-1)).toMatchObject({
    user_id: null,
    sender_email: 'ana@people.example',
    subject: 'Hola',
    message:
      'Nombre: Ana Ruiz\nCorreo: ana@people.example\nTeléfono: +13055550142\nEmpresa: Ruiz LLC\n\n<b>¿Precio?</b>',
    source: 'ContactForm',
    status: 'open',
    priority: 'medium',
  });
  const told = await t.db.selectFrom('notification').selectAll().execute();
  expect(told).toMatchObject([
    { recipient_id: admin.user_id, kind: 'new_ticket', data: { subject: 'Hola' }, shown_at: null },
  ]);
});

test("a member's ticket is theirs", async () => {
  const person = await t.signIn('publisher');
  await send({}, person.headers);
  const { user_id, id: account_id } = person.profile;
  expect((await tickets()).at(-1)).toMatchObject({ user_id, account_id });
});

test.each([
  ['name', ''],
  ['email', 'nonsense'],
  ['subject', '  '],
  ['message', ''],
  ['phone', 'x'],
])('a bad %s is refused by name and leaves no ticket', async (field, value) => {
  const before = (await tickets()).length;
  const refused = await send({ [field]: value });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
  expect(await tickets()).toHaveLength(before);
});

test('an address that writes too often has to wait', async () => {
  const headers = { 'x-forwarded-for': '10.9.9.9' };
  const codes = [];
  for (let count = 0; count < 12; count += 1) codes.push((await send({}, headers)).statusCode);
  expect(codes).toContain(429);
});

import { ACCOUNT_STATUSES } from '@callstead/domain/identity/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../../testing/database-fingerprint.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const ON_TICKET = [
  { call: 'GET /tickets/:id', status: 200 },
  { call: 'POST /tickets/:id/replies', body: { message: 'Hola' }, status: 201 },
  { call: 'GET /admin/tickets/:id', status: 200 },
  { call: 'PUT /admin/tickets/:id/status', body: { status: 'pending' }, status: 200 },
  { call: 'PUT /admin/tickets/:id/priority', body: { priority: 'high' }, status: 200 },
  { call: 'PUT /admin/tickets/:id/assignee', body: { assignee: null }, status: 200 },
  { call: 'POST /admin/tickets/:id/notes', body: { message: 'Ojo' }, status: 201 },
  { call: 'DELETE /admin/tickets/:id', status: 204 },
];

type Headers = Record<string, string>;
const ask = ({ call, body }: { call: string; body?: object }, id: string, headers: Headers) => {
  const [method, path = ''] = call.split(' ');
  return t.call(method as 'GET', path.replace(':id', id), { headers, ...(body && { body }) });
};
const answersAbout = async (id: string, headers: Headers) => {
  const statuses: number[] = [];
  for (const endpoint of ON_TICKET) statuses.push((await ask(endpoint, id, headers)).statusCode);
  return statuses;
};

async function aTicketOf(accountId: string | null): Promise<string> {
  const sender = { sender_name: 'Ana', sender_email: 'ana@people.example', source: 'ContactForm' } as const;
  const { id } = await t.db
    .insertInto('ticket')
    .values({ ...sender, account_id: accountId, subject: 'Pago', message: '¿Cuándo?' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test("a visitor's ticket belongs to no member, and to no visitor either", async () => {
  const id = await aTicketOf(null);
  const { headers } = await t.signIn('publisher');
  const before = await fingerprint(t.owner);
  expect(await answersAbout(id, headers)).toEqual([404, 404, 403, 403, 403, 403, 403, 403]);
  expect(await answersAbout(id, {})).toEqual(ON_TICKET.map(() => 401));
  expect(await fingerprint(t.owner)).toBe(before);
});

test("an admin may do everything with a visitor's ticket, and a missing one is not found", async () => {
  const { headers } = await t.signIn('admin');
  expect(await answersAbout(await aTicketOf(null), headers)).toEqual(ON_TICKET.map(({ status }) => status));
  expect(await answersAbout(crypto.randomUUID(), headers)).toEqual(ON_TICKET.map(() => 404));
});

const TRADERS = (['publisher', 'affiliate', 'advertiser'] as const).flatMap((type) =>
  ACCOUNT_STATUSES.map((status) => [type, status] as const),
);

test.each(TRADERS)('a %s who is %s finds their own tickets and nobody else’s', async (type, status) => {
  const { profile, headers } = await t.signIn(type, status);
  await aTicketOf((await t.anAccount(type)).id);
  const own = await aTicketOf(profile.id);
  const { data: tickets } = (await t.call('GET', '/tickets', { headers })).json();
  expect(tickets.map((ticket: { id: string }) => ticket.id)).toEqual([own]);
});

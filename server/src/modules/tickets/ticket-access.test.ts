import { ACCOUNT_STATUSES, type AccountStatus, type UserType } from '@callstead/domain/identity/account';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let othersTicket: string;
beforeAll(async () => {
  t = await createTestNetwork();
  othersTicket = await aTicketOf((await t.anAccount('publisher')).id);
});
afterAll(() => t.close());

type Row = 'own' | 'other' | 'none';
type Endpoint = {
  call: string;
  body?: object;
  /** The answers for a member's own ticket, another's, none at all; and for an admin, to whom all are the same. */
  own: number;
  other: number;
  admin: number;
};

const MEMBERS: Endpoint[] = [
  { call: 'GET /tickets/:id', own: 200, other: 404, admin: 200 },
  { call: 'POST /tickets/:id/replies', body: { message: 'Hola' }, own: 201, other: 404, admin: 201 },
];
const ADMINS: Endpoint[] = [
  { call: 'GET /admin/tickets/:id', own: 403, other: 403, admin: 200 },
  { call: 'PUT /admin/tickets/:id/status', body: { status: 'pending' }, own: 403, other: 403, admin: 200 },
  { call: 'PUT /admin/tickets/:id/priority', body: { priority: 'high' }, own: 403, other: 403, admin: 200 },
  { call: 'POST /admin/tickets/:id/notes', body: { message: 'Ojo' }, own: 403, other: 403, admin: 201 },
  { call: 'DELETE /admin/tickets/:id', own: 403, other: 403, admin: 204 },
];
const BY_ROW = [...MEMBERS, ...ADMINS];

const WITHOUT_ROW = [
  { call: 'GET /tickets', member: 200, admin: 200 },
  { call: 'POST /tickets', body: { subject: 'Pago', message: '¿Cuándo?' }, member: 201, admin: 422 },
  { call: 'GET /admin/tickets', member: 403, admin: 200 },
];

type Headers = Record<string, string>;
const ask = (call: string, id: string, body: object | undefined, headers: Headers) => {
  const [method, path = ''] = call.split(' ');
  return t.call(method as 'GET', path.replace(':id', id), { headers, ...(body && { body }) });
};

async function aTicketOf(userId: string | null): Promise<string> {
  const { id } = await t.db
    .insertInto('ticket')
    .values({
      user_id: userId,
      sender_name: 'Ana',
      sender_email: 'ana@people.example',
      subject: 'Pago',
      message: '¿Cuándo?',
      source: 'PublisherPanel',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Everything a refused call could have left behind. */
async function traces() {
  const { rows } = await sql`
    select (select coalesce(json_agg(ticket order by id), '[]') from ticket) as tickets,
           (select coalesce(json_agg(ticket_reply order by id), '[]') from ticket_reply) as replies,
           (select count(*) from audit_entry) as deeds,
           (select count(*) from notification) as notifications,
           (select count(*) from pgboss.job where name = 'send-mail') as mails`.execute(t.db);
  return rows[0];
}

async function expectAnswer(endpoint: { call: string; body?: object }, id: string, headers: Headers, status: number) {
  const before = status >= 400 ? await traces() : undefined;
  const response = await ask(endpoint.call, id, endpoint.body, headers);
  expect([endpoint.call, response.statusCode]).toEqual([endpoint.call, status]);
  if (before) expect(await traces()).toEqual(before);
  return response;
}

const withoutId = ({ requestId: _, ...problem }: Record<string, unknown>) => problem;

const people = (['publisher', 'affiliate', 'advertiser'] as const).flatMap((userType) =>
  ACCOUNT_STATUSES.map((status) => ({ userType, status })),
) satisfies { userType: UserType; status: AccountStatus }[];

describe.each(people)('a $userType who is $status', ({ userType, status }) => {
  test('reads and answers their own tickets, and nothing of anybody else', async () => {
    const { profile, headers } = await t.signIn(userType, status);
    const rows: Record<Row, string> = {
      own: await aTicketOf(profile.id),
      other: othersTicket,
      none: crypto.randomUUID(),
    };
    for (const endpoint of BY_ROW) {
      await expectAnswer(endpoint, rows.own, headers, endpoint.own);
      const another = await expectAnswer(endpoint, rows.other, headers, endpoint.other);
      const missing = await expectAnswer(endpoint, rows.none, headers, endpoint.other);
      expect(withoutId(another.json())).toEqual(withoutId(missing.json()));
    }
    for (const endpoint of WITHOUT_ROW) await expectAnswer(endpoint, '', headers, endpoint.member);
    const { tickets } = (await ask('GET /tickets', '', undefined, headers)).json();
    expect(tickets).toHaveLength(2);
    expect(tickets.map((ticket: { id: string }) => ticket.id)).not.toContain(othersTicket);
  });
});

test('a visitor is told to log in, whatever the row', async () => {
  for (const endpoint of BY_ROW) {
    for (const id of [othersTicket, await aTicketOf(null), crypto.randomUUID()])
      await expectAnswer(endpoint, id, {}, 401);
  }
  for (const endpoint of WITHOUT_ROW) await expectAnswer(endpoint, '', {}, 401);
});

test("an admin may do everything with anybody's ticket, and a missing one is not found", async () => {
  const { headers } = await t.signIn('admin');
  for (const id of [await aTicketOf((await t.anAccount('advertiser')).id), await aTicketOf(null)]) {
    for (const endpoint of BY_ROW) await expectAnswer(endpoint, id, headers, endpoint.admin);
  }
  for (const endpoint of BY_ROW) await expectAnswer(endpoint, crypto.randomUUID(), headers, 404);
  for (const endpoint of WITHOUT_ROW) await expectAnswer(endpoint, '', headers, endpoint.admin);
});

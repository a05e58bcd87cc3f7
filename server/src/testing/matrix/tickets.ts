import type { TestNetwork } from '../test-network.ts';
import { ADMINS, type Entry, EVERYBODY, MEMBERS, type Rows } from './entry.ts';

async function aTicketOf({ db }: TestNetwork, accountId: string) {
  const sender = { sender_name: 'Ana', sender_email: 'ana@people.example', source: 'PublisherPanel' } as const;
  return db
    .insertInto('ticket')
    .values({ ...sender, account_id: accountId, subject: 'Pago', message: '¿Cuándo?' })
    .returning('id')
    .executeTakeFirstOrThrow();
}

const rows: Rows = {
  own: (t, { profile }) => aTicketOf(t, profile.id),
  another: async (t) => aTicketOf(t, (await t.anAccount('publisher')).id),
};

const CANNED = { textEn: 'Hello {name}', textEs: 'Hola {name}' };
const uuid = () => crypto.randomUUID();
const aCannedReply = ({ db }: TestNetwork) =>
  db
    .insertInto('canned_reply')
    .values({ title: uuid(), text_en: 'Hello', text_es: 'Hola' })
    .returning('id')
    .executeTakeFirstOrThrow();
/** The network's: the same for every admin. */
const cannedRows: Rows = { own: aCannedReply, another: aCannedReply };

export const ticketsMatrix: Record<string, Entry> = {
  'POST /api/contact': { may: EVERYBODY, answers: 422, body: {} }, // as far as being told what is wrong with the form
  'GET /api/tickets': { may: MEMBERS },
  'POST /api/tickets': {
    may: MEMBERS,
    answers: 201,
    // An admin opens it for the account they name, everybody else for themselves.
    body: async (t) => ({ subject: 'Pago', message: '¿Cuándo?', account: (await t.anAccount('publisher')).id }),
  },
  'GET /api/tickets/:id': { may: MEMBERS, rows },
  'POST /api/tickets/:id/replies': { may: MEMBERS, answers: 201, body: { message: 'Hola' }, rows },
  'GET /api/admin/tickets': { may: ADMINS },
  'GET /api/admin/tickets/:id': { may: ADMINS, rows },
  'PUT /api/admin/tickets/:id/status': { may: ADMINS, body: { status: 'closed' }, rows },
  'PUT /api/admin/tickets/:id/priority': { may: ADMINS, body: { priority: 'high' }, rows },
  'POST /api/admin/tickets/:id/notes': { may: ADMINS, answers: 201, body: { message: 'Ojo' }, rows },
  'PUT /api/admin/tickets/:id/assignee': { may: ADMINS, body: { assignee: null }, rows },
  'PUT /api/admin/tickets/:id/answering': { may: ADMINS, answers: 204, body: { isTyping: true }, rows },
  'GET /api/admin/ticket-desk': { may: ADMINS },
  'GET /api/admin/ticket-desk/tickets': { may: ADMINS },
  'POST /api/admin/canned-replies': { may: ADMINS, answers: 201, body: () => ({ ...CANNED, title: uuid() }) },
  'PUT /api/admin/canned-replies/:id': { may: ADMINS, body: () => ({ ...CANNED, title: uuid() }), rows: cannedRows },
  'DELETE /api/admin/canned-replies/:id': { may: ADMINS, answers: 204, rows: cannedRows },
  'DELETE /api/admin/tickets/:id': { may: ADMINS, answers: 204, rows },
};

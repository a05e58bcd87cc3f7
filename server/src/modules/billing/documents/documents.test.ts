import { randomUUID } from 'node:crypto';
import type { Invoice } from '@callstead/contract/billing/statements';
import { addMonths, momentsOfMonth, monthOf } from '@callstead/domain/ledger/billing-month';
import { postTopUp, postWithdrawal } from '@callstead/domain/ledger/post-top-up';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drainEvents } from '../../../events/spine.ts';
import { createLog } from '../../../log.ts';
import { createSmtpMailer } from '../../../mail/smtp-mailer.ts';
import { startMailServer } from '../../../mail/test-mail-server.ts';
import { aLine, type Line, rows } from '../../../testing/call-world.ts';
import { aPastCall } from '../../../testing/past-calls.ts';
import { aPayment } from '../../../testing/payment-world.ts';
import { amountsIn, readPdf } from '../../../testing/read-pdf.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { withDocument, workMailQueue } from '../../../workers/send-mail-worker.ts';
import { SUBSCRIBERS } from '../../../workers/subscribers.ts';
import { postEntries } from '../../ledger/queries.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import { invoiceAttachment } from './mails.ts';

const zone = 'America/New_York';
const DAY_MS = 86_400_000;
const THIS_MONTH = monthOf(new Date(), zone);
const LAST_MONTH = addMonths(THIS_MONTH, -1);
const DETAILS = {
  legalName: 'Reformas Peña, S.L.',
  taxId: 'B-12345678',
  addressLine1: 'Calle Mayor 1',
  addressLine2: null,
  country: 'España',
};

let t: TestNetwork;
let admin: Person;
beforeEach(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterEach(() => t.close());

const dayOf = (month: string, days: number) => new Date(momentsOfMonth(month, zone).from.getTime() + days * DAY_MS);
const issue = (now: Date) => issueInvoices(t, { now, zone });
const get = (path: string, person: Person = admin) => t.call('GET', path, { headers: person.headers });
const pdfOf = async (path: string, person?: Person) => readPdf((await get(path, person)).rawPayload);

/** An advertiser who is signed in, with a number that rings. */
async function anAdvertiserWithLine(): Promise<{ person: Person; line: Line }> {
  const person = await t.signIn('advertiser');
  return { person, line: await aLine(t, { advertiserId: person.profile.id }) };
}

async function invoicesOf({ advertiserId }: Line): Promise<Invoice[]> {
  const { data } = (await get(`/billing/invoices?account=${advertiserId}`)).json();
  return Promise.all(data.map(async ({ id }: Invoice) => (await get(`/billing/invoices/${id}`)).json()));
}

const saveCompany = async (legalName: string) => {
  const { groups } = (await get('/admin/settings')).json();
  const { version, values } = groups.find(({ group }: { group: string }) => group === 'company');
  const body = { group: 'company', version, values: { ...values, legalName, taxId: '84-1234567' } };
  expect((await t.call('PUT', '/admin/settings', { headers: admin.headers, body })).statusCode).toBe(200);
};
const saveDetails = ({ headers }: Person, changes: object = {}) =>
  t.call('PUT', '/billing/details', { headers, body: { ...DETAILS, ...changes } });

test('the legal data of both sides is frozen on an invoice when it is issued', async () => {
  const { person, line } = await anAdvertiserWithLine();
  await saveCompany('Callstead Network LLC');
  await saveDetails(person);
  await aPastCall(t, line, dayOf(LAST_MONTH, 5));
  await issue(new Date());
  await saveCompany('Something Else Inc.');
  await saveDetails(person, { legalName: 'Otro Nombre, S.A.' });

  const [invoice] = await invoicesOf(line);
  expect(invoice).toMatchObject({
    issuer: { name: 'Callstead Network LLC', taxId: '84-1234567', email: null },
    billTo: { name: 'Test advertiser', legal: DETAILS },
  });
  const { text } = await pdfOf(`/billing/invoices/${invoice?.id}/pdf`, person);
  for (const words of ['Callstead Network LLC', '84-1234567', 'Reformas Peña, S.L.', 'B-12345678'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Something Else|Otro Nombre/);
});

test('legal data is its advertiser’s to write, an admin’s to read, and every change is audited', async () => {
  const person = await t.signIn('advertiser');
  const own = `/billing/details?account=${person.profile.id}`;
  expect((await get(own)).json()).toEqual({ details: null });
  await saveDetails(person);
  expect((await saveDetails(person, { legalName: 'Peña Hermanos' })).json()).toMatchObject({
    legalName: 'Peña Hermanos',
  });
  expect((await get(own)).json().details).toMatchObject({ ...DETAILS, legalName: 'Peña Hermanos' });
  expect((await get(own, await t.signIn('advertiser'))).json().code).toBe('not_found');
  expect((await saveDetails(admin)).json().code).toBe('forbidden');
  expect((await saveDetails(person, { legalName: ' ', country: '' })).json().fields).toEqual({
    legalName: 'required',
    country: 'required',
  });
  const entries = await t.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('action', '=', 'billing-details.change')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { before: null, after: DETAILS },
    { before: DETAILS, after: { ...DETAILS, legalName: 'Peña Hermanos' } },
  ]);
  for (const change of ["update billing_details set country = ''", 'delete from billing_details'])
    await expect(rows(t.owner, change)).rejects.toThrow(/append-only/);
});

test('the file of an invoice is its advertiser’s and the admins’, named by its number, in the account’s language', async () => {
  const { person, line } = await anAdvertiserWithLine();
  await aPastCall(t, line, dayOf(LAST_MONTH, 5));
  await issue(new Date());
  const [invoice] = await invoicesOf(line);
  const path = `/billing/invoices/${invoice?.id}/pdf`;
  const file = await get(path, person);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="CS-00001.pdf"',
  });
  expect((await get(path)).rawPayload.equals(file.rawPayload)).toBe(true);
  expect((await get(path, await t.signIn('advertiser'))).json().code).toBe('not_found');
  expect(amountsIn((await readPdf(file.rawPayload)).text).at(-1)).toBe(invoice?.amountCents);
  await t.call('PUT', '/account/language', { headers: person.headers, body: { language: 'en' } });
  expect((await pdfOf(path)).title).toBe('Invoice CS-00001');
});

test('calls refused after their invoice get a credit note that names it; notes count without gaps', async () => {
  const { person, line } = await anAdvertiserWithLine();
  const other = await aLine(t);
  const [calls, strangers] = [[] as string[], [] as string[]];
  for (const months of [-2, -1]) {
    calls.push(await aPastCall(t, line, dayOf(addMonths(THIS_MONTH, months), 5)));
    strangers.push(await aPastCall(t, other, dayOf(addMonths(THIS_MONTH, months), 6)));
  }
  await issue(new Date());
  const refusal = { headers: admin.headers, body: { decision: 'refused', reason: 'nobody there' } };
  for (const id of [...calls, strangers[1]]) await t.call('POST', `/admin/calls/${id}/decision`, refusal);
  await issue(dayOf(addMonths(THIS_MONTH, 1), 1));
  await issue(dayOf(addMonths(THIS_MONTH, 1), 2)); // again: nothing is written twice

  const [invoice, last, before] = await invoicesOf(line);
  const [stranger] = await invoicesOf(other);
  expect(invoice?.creditNotes).toMatchObject([
    {
      chargedMonth: addMonths(THIS_MONTH, -2),
      originalNumber: before?.number,
      amountCents: -(before?.amountCents ?? 0),
    },
    { chargedMonth: LAST_MONTH, originalNumber: last?.number, amountCents: -(last?.amountCents ?? 0) },
  ]);
  const notes = [...(invoice?.creditNotes ?? []), ...(stranger?.creditNotes ?? [])];
  expect(notes.map(({ number }) => number).toSorted()).toEqual(['NC-00001', 'NC-00002', 'NC-00003']);
  const [note] = invoice?.creditNotes ?? [];
  const path = `/billing/credit-notes/${note?.id}/pdf`;
  const { text } = await pdfOf(path, person);
  for (const words of [note?.number, before?.number, invoice?.number]) expect(text).toContain(words);
  expect(amountsIn(text).at(-1)).toBe(note?.amountCents);
  const hidden = await t.signIn('advertiser');
  for (const each of [path, `/billing/credit-notes/${randomUUID()}/pdf`, `/billing/credit-notes/${invoice?.id}/pdf`])
    expect((await get(each, hidden)).json().code).toBe('not_found');
});

async function aTopUp(
  advertiserId: string,
  at: Date,
  id: string = randomUUID(),
  amountCents = 50_000,
): Promise<number> {
  await postEntries(t.db, [{ ...postTopUp({ id, advertiserId, amountCents }), kind: 'top_up', at: at.toISOString() }]);
  const { id: entry } = await t.db
    .selectFrom('ledger_entry')
    .select('id')
    .where('source_key', '=', `topup:${id}`)
    .executeTakeFirstOrThrow();
  return entry;
}

test('a top-up has a receipt, with the legal data of when it came, or the first that was written since', async () => {
  const person = await t.signIn('advertiser');
  const entry = await aTopUp(person.profile.id, dayOf(LAST_MONTH, 3), 'pi_3Qabc', 123_456);
  const path = `/billing/receipts/${entry}/pdf`;
  expect((await pdfOf(path, person)).text).toContain('Test advertiser');
  await saveDetails(person);
  await saveDetails(person, { legalName: 'Otro Nombre, S.A.' });
  await saveCompany('Callstead Network LLC');
  const { text, title } = await pdfOf(path, person);
  expect(title).toBe(`Recibo R-${String(entry).padStart(8, '0')}`);
  for (const words of ['Reformas Peña, S.L.', 'pi_3Qabc', 'Pago en línea', 'Callstead Network LLC'])
    expect(text).toContain(words);
  expect(amountsIn(text)).toEqual([123_456]);
  const later = await aTopUp(person.profile.id, new Date());
  expect((await pdfOf(`/billing/receipts/${later}/pdf`)).text).toContain('Otro Nombre, S.A.');
});

test('a transfer that was taken back whole has a receipt that says so', async () => {
  const person = await t.signIn('advertiser');
  const id = randomUUID();
  await t.db
    .insertInto('bank_transfer')
    .values({ id, origin: 'by_hand', state: 'unmatched', amount_cents: 50_000, day: '2026-10-05' })
    .execute();
  const path = `/billing/receipts/${await aTopUp(person.profile.id, new Date(), id)}/pdf`;
  expect((await pdfOf(path)).text).toMatch(/Pago recibido.*Transferencia bancaria/s);
  const undo = postWithdrawal({ id, advertiserId: person.profile.id, amountCents: 50_000 });
  await postEntries(t.db, [{ ...undo, kind: 'withdrawal' }]);
  const { text } = await pdfOf(path);
  expect(text).toContain('Anulado');
  expect(text).not.toContain('Pago recibido');
});

test('the receipt of a payment that was refunded or charged back says so', async () => {
  const person = await t.signIn('advertiser');
  const payment = await aPayment(t, person.profile.id);
  const [entry] = await rows<{ id: number }>(t.db, 'select id from ledger_entry where source_key = $1', [
    `topup:${payment.intentRef}`,
  ]);
  const textOf = async () => (await pdfOf(`/billing/receipts/${entry?.id}/pdf`)).text;
  expect(await textOf()).toContain('Pago recibido');
  const refund = { id: randomUUID(), payment_id: payment.id, amount_cents: 4_000, reason: 'x' };
  await t.db
    .insertInto('refund')
    .values({ ...refund, created_by: person.profile.user_id })
    .execute();
  expect(await textOf()).toMatch(/Reembolsado en parte.*40/s);
  const taken = { payment_id: payment.id, amount_cents: 6_000, reason: 'fraudulent', is_withdrawn: true };
  await t.db
    .insertInto('chargeback')
    .values({ gateway_ref: `du_${randomUUID()}`, status: 'lost', ...taken })
    .execute();
  const text = await textOf();
  expect(text).toMatch(/Devuelto por el banco.*60/s);
  expect(text).not.toContain('Pago recibido');
});

test("another's receipt, and what is no top-up, is not found", async () => {
  const { person, line } = await anAdvertiserWithLine();
  const entry = await aTopUp(person.profile.id, new Date());
  await aPastCall(t, line, dayOf(LAST_MONTH, 3));
  const [reserve] = await rows<{ id: number }>(t.db, "select id from ledger_entry where kind = 'reserve'");
  const stranger = await t.signIn('advertiser');
  expect((await get(`/billing/receipts/${entry}/pdf`, stranger)).json().code).toBe('not_found');
  for (const id of [reserve?.id, 999_999_999_999])
    expect((await get(`/billing/receipts/${id}/pdf`)).json().code).toBe('not_found');
});

test('a year is one archive of all its documents, by the clock of the network', async () => {
  const { person, line } = await anAdvertiserWithLine();
  const [inside, after] = [dayOf('2025-12', 30), dayOf('2026-01', 0)];
  const entry = await aTopUp(person.profile.id, inside, 'one', 7_000);
  await aTopUp(person.profile.id, after, 'two', 8_000);
  await aTopUp((await t.anAccount('advertiser')).id, inside, 'three', 9_000);
  for (const month of ['2025-11', '2025-12', '2026-01']) await aPastCall(t, line, dayOf(month, 20));
  await issue(new Date());

  const invoices = (await invoicesOf(line)).filter(({ month }) => month.startsWith('2025'));
  const archive = await get('/billing/documents/2025/zip', person);
  expect(archive.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="callstead-2025.zip"',
  });
  const files = unzipSync(new Uint8Array(archive.rawPayload));
  const receipt = `R-${String(entry).padStart(8, '0')}.pdf`;
  expect(Object.keys(files).toSorted()).toEqual([...invoices.map(({ number }) => `${number}.pdf`), receipt].toSorted());
  for (const { number, amountCents } of invoices) {
    const { text } = await readPdf(files[`${number}.pdf`] as Uint8Array);
    expect(amountsIn(text).at(-1)).toBe(amountCents);
  }
  expect(amountsIn((await readPdf(files[receipt] as Uint8Array)).text)).toEqual([7_000]);

  expect((await get('/billing/documents', person)).json().years).toEqual(expect.arrayContaining(['2026', '2025']));
  const whose = `?account=${person.profile.id}`;
  expect((await get(`/billing/documents/2025/zip${whose}`)).statusCode).toBe(200);
  const stranger = await t.signIn('advertiser');
  for (const path of [`/billing/documents/2025/zip${whose}`, '/billing/documents/2025/zip'])
    expect((await get(path, stranger)).json().code).toBe('not_found');
});

test('an invoice is mailed once with its file, which the order only names', async () => {
  const { person, line } = await anAdvertiserWithLine();
  await aPastCall(t, line, dayOf(LAST_MONTH, 5));
  await issue(new Date());
  await issue(new Date());
  await drainEvents(t.services, SUBSCRIBERS);
  // As after a crash that lost how far the mails had come: what was ordered is not ordered again.
  await rows(t.db, "update event_cursor set position = 0 where subscriber = 'mails'");
  await drainEvents(t.services, SUBSCRIBERS);

  const [invoice] = await invoicesOf(line);
  const orders = (await t.mailsTo(person.profile.email)).filter(({ mail }) => mail === 'invoice-issued');
  expect(orders).toMatchObject([
    {
      values: { number: 'CS-00001', link: expect.stringContaining(`/invoices/${invoice?.id}`) },
      attachment: { document: 'invoice', id: invoice?.id },
    },
  ]);
  expect(JSON.stringify(orders).length).toBeLessThan(1_000);

  const server = await startMailServer();
  const mailer = createSmtpMailer({ smtpUrl: server.url, from: () => 'no-reply@callstead.example' });
  await workMailQueue(
    t.services.queue,
    mailer,
    {
      senderNow: () => ({ supportEmail: 'help@callstead.example' }),
      finish: withDocument((reference) => invoiceAttachment(t.db, reference.id)),
    },
    createLog('silent'),
  );
  const arrived = () => server.received.filter(({ recipients }) => recipients.includes(person.profile.email));
  await vi.waitFor(() => expect(arrived()).toHaveLength(1), 30_000);
  const [file] = arrived()[0]?.message.attachments ?? [];
  expect(file).toMatchObject({ filename: 'CS-00001.pdf', contentType: 'application/pdf' });
  expect(amountsIn((await readPdf(file?.content as Buffer)).text).at(-1)).toBe(invoice?.amountCents);
  mailer.close();
  await server.close();
});

import { parse } from 'csv-parse/sync';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeMail } from '../../../mail/mails.ts';
import { messageOf } from '../../../mail/message.ts';
import { aReportMail, aReportView } from '../../../testing/a-report-view.ts';
import { aLine } from '../../../testing/call-world.ts';
import { aPastCall } from '../../../testing/past-calls.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { MAIL_TEXTS } from '../../../workers/mail-texts.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { finishReportMail, type ReportMailOrder } from './finish-report-mail.ts';
import { mailReportNow, orderReportMails } from './order-report-mails.ts';
import { signSubscription } from './unsubscribe-token.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

/** Eight in New York, in the middle of a month. */
const DUE = new Date('2026-11-10T13:00:00Z');
const later = (minutes: number) => new Date(DUE.getTime() + minutes * 60_000);

/** A publisher with two calls on one day and one on the next, and their view mailed at eight. */
async function aReader(question: Record<string, string> = { period: 'last7', by: 'day' }) {
  const publisher = await t.signIn('publisher');
  const line = await aLine(t, { publisherId: publisher.profile.id });
  for (const at of ['2026-11-08T15:00:00Z', '2026-11-08T16:00:00Z', '2026-11-09T15:00:00Z'])
    await aPastCall(t, line, new Date(at));
  await t.handleEvents();
  const viewId = await aReportView(t, publisher.profile, { name: 'Mi semana', question });
  const recipientId = await aReportMail(t, viewId, { userId: publisher.profile.user_id, dueAt: DUE });
  return { publisher, line, viewId, recipientId };
}

const ordersTo = async ({ profile }: Person) => (await t.mailsTo(profile.email)) as ReportMailOrder[];
const dueOf = async (id: string) => {
  const [row] = await t.db.selectFrom('report_recipient').select('next_due_at').where('id', '=', id).execute();
  return row?.next_due_at.toISOString();
};

test('a mail is ordered when its moment comes, not before and not twice, and the next one is tomorrow’s', async () => {
  const { publisher, recipientId } = await aReader();
  await orderReportMails(t.services, later(-1));
  expect(await ordersTo(publisher)).toEqual([]);
  await orderReportMails(t.services, later(1));
  await orderReportMails(t.services, later(2));
  expect(await ordersTo(publisher)).toHaveLength(1);
  expect(await dueOf(recipientId)).toBe('2026-11-11T13:00:00.000Z');
});

test('two processes that look at once order one mail', async () => {
  const { publisher } = await aReader();
  await Promise.all(Array.from({ length: 4 }, () => orderReportMails(t.services, later(1))));
  expect(await ordersTo(publisher)).toHaveLength(1);
});

test('a moment that had its mail has no second one, whatever the recipient’s row says', async () => {
  const { publisher, recipientId } = await aReader();
  await orderReportMails(t.services, later(1));
  await t.db.updateTable('report_recipient').set({ next_due_at: DUE }).where('id', '=', recipientId).execute();
  await orderReportMails(t.services, later(2));
  expect(await ordersTo(publisher)).toHaveLength(1);
});

test('a process that dies while it orders leaves nothing behind, and the next one orders', async () => {
  const { publisher, recipientId } = await aReader();
  const dying = {
    ...t.services,
    queue: {
      ...t.services.queue,
      enqueue: async (...job: Parameters<typeof t.services.queue.enqueue>) => {
        await t.services.queue.enqueue(...job);
        throw new Error('killed');
      },
    },
  };
  await expect(orderReportMails(dying, later(1))).rejects.toThrow('killed');
  expect(await ordersTo(publisher)).toEqual([]);
  expect(await dueOf(recipientId)).toBe(DUE.toISOString());
  await orderReportMails(t.services, later(2));
  expect(await ordersTo(publisher)).toHaveLength(1);
});

test('a network that slept for days sends one mail', async () => {
  const { publisher, recipientId } = await aReader();
  await orderReportMails(t.services, later(5 * 24 * 60));
  expect(await ordersTo(publisher)).toHaveLength(1);
  expect(await dueOf(recipientId)).toBe('2026-11-16T13:00:00.000Z');
});

test('an account that lost its rights gets no mail until it has them again', async () => {
  const { publisher, recipientId } = await aReader();
  const decide = (status: 'rejected' | 'approved') =>
    t.db.updateTable('account').set({ status }).where('id', '=', publisher.profile.id).execute();
  await decide('rejected');
  await orderReportMails(t.services, later(1));
  expect(await ordersTo(publisher)).toEqual([]);
  const kept = await t.db
    .selectFrom('report_mailing')
    .select('state')
    .where('recipient_id', '=', recipientId)
    .execute();
  expect(kept).toEqual([{ state: 'skipped' }]);
  await decide('approved');
  await orderReportMails(t.services, later(24 * 60 + 1));
  const [order] = await ordersTo(publisher);
  expect(order).toBeDefined();
  await decide('rejected'); // between order and sending
  expect(order && (await finishReportMail(t.services, order))).toBeUndefined();
});

async function sent(person: Person) {
  await orderReportMails(t.services, later(1));
  const [order] = await ordersTo(person);
  const finished = order && (await finishReportMail(t.services, order));
  if (!finished) throw new Error('no mail was made');
  const letter = composeMail(finished.order, { supportEmail: 'help@callstead.example' }, MAIL_TEXTS);
  const mail = { ...letter, id: 'job-1', attachments: finished.attachments };
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    messageOf(mail, 'Callstead <no-reply@callstead.example>'),
  );
  return { order: finished.order, mail, parsed: await simpleParser(message as Buffer), source: String(message) };
}

test('the figures of the mail and of its file are those of the report', async () => {
  const { publisher } = await aReader({ period: 'last7', by: 'day', columns: 'incoming,qualified,payoutCents' });
  const { parsed, mail } = await sent(publisher);
  const report = (
    await t.call('GET', '/report?by=day&zone=America/New_York&from=2026-11-04T05:00:00Z&to=2026-11-11T05:00:00Z', {
      headers: publisher.headers,
    })
  ).json();
  expect(report.totals).toMatchObject({ incoming: 3, payoutCents: 7_500 });
  expect(parsed.subject).toContain('Mi semana');
  const text = String(parsed.text);
  expect(text).toMatch(/Día\s+Llamadas entrantes\s+Llamadas calificadas\s+Ganancias/);
  expect(text).toMatch(/2026-11-08\s+2\s+2\s+\$50\.00/);
  expect(text).toMatch(/Total\s+3\s+3\s+\$75\.00/);
  expect(mail.html).toContain('$75.00');
  const [csv] = parsed.attachments;
  expect(csv?.filename).toBe('callstead-report-2026-11-04-2026-11-10.csv');
  const lines: string[][] = parse(String(csv?.content), { bom: true });
  expect(lines[0]).toEqual(['Día', 'Llamadas entrantes', 'Llamadas calificadas', 'Ganancias (USD)']);
  expect(lines.slice(1)).toEqual(
    report.rows.map(
      ({ keys, figures }: { keys: { label: string; value: string }[]; figures: Record<string, number> }) => [
        keys[0]?.value,
        `${figures.incoming}`,
        `${figures.qualified}`,
        ((figures.payoutCents ?? 0) / 100).toFixed(2),
      ],
    ),
  );
});

test('the mail speaks the reader’s language and carries no script and no picture from elsewhere', async () => {
  const { publisher } = await aReader();
  await t.db.updateTable('profile').set({ language: 'en' }).where('id', '=', publisher.profile.user_id).execute();
  const { parsed, mail } = await sent(publisher);
  expect(parsed.subject).toMatch(/November 4, 2026 – November 10, 2026 \(Eastern Time\)/);
  expect(mail.html).not.toMatch(/<script|<img|url\(/i);
  expect(mail.text).toContain('Stop these mails');
});

test('the reader’s own zone says which days a mail is of', async () => {
  const { publisher } = await aReader({ period: 'yesterday', by: 'day' });
  await t.db
    .updateTable('profile')
    .set({ time_zone: 'Asia/Tokyo' })
    .where('id', '=', publisher.profile.user_id)
    .execute();
  const { parsed } = await sent(publisher);
  expect(parsed.subject).toContain('9 de noviembre de 2026 (hora de Japón)');
});

test('a view that asks for more than can be answered says so instead of staying away', async () => {
  const { publisher } = await aReader({ from: '2024-01-01', to: '2026-11-01', by: 'sub1' });
  const { parsed } = await sent(publisher);
  expect(parsed.subject).toBe('Callstead no pudo hacer el reporte «Mi semana»');
  expect(parsed.attachments).toEqual([]);
});

test('mailboxes find the one-click address in the headers', async () => {
  const { publisher } = await aReader();
  const { source, order } = await sent(publisher);
  const headers = source.split(/\r?\n\r?\n/, 1)[0]?.replace(/\r?\n\s+/g, ' ') ?? '';
  expect(headers).toContain(`List-Unsubscribe: <${order.values.unsubscribeLink}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

const addressOf = (link: string) => link.slice(t.services.config.publicUrl.length);

test('one click ends the mails without a login, twice the same, and tells nothing of whose they are', async () => {
  const { publisher, recipientId } = await aReader();
  const { order } = await sent(publisher);
  const url = addressOf(order.values.unsubscribeLink);
  const looked = await t.app.inject({ method: 'GET', url });
  expect(looked.statusCode).toBe(200);
  expect(looked.body).toContain('<form method="post"');
  const standing = () =>
    t.db.selectFrom('report_recipient').select('unsubscribed_at').where('id', '=', recipientId).executeTakeFirst();
  expect(await standing()).toEqual({ unsubscribed_at: null }); // looking ends nothing
  const click = () =>
    t.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const [first, second] = [await click(), await click()];
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(first.body.replace(/nonce="[^"]+"/, '')).toBe(second.body.replace(/nonce="[^"]+"/, ''));
  for (const page of [looked.body, first.body]) {
    expect(page).not.toContain('Mi semana');
    expect(page).not.toContain(publisher.profile.email);
  }
  expect((await standing())?.unsubscribed_at).not.toBeNull();
  await orderReportMails(t.services, later(3 * 24 * 60));
  expect(await ordersTo(publisher)).toHaveLength(1);
});

test('what was ordered before somebody unsubscribed is not sent any more', async () => {
  const { publisher, recipientId } = await aReader();
  await orderReportMails(t.services, later(1));
  const [order] = await ordersTo(publisher);
  await t.db
    .updateTable('report_recipient')
    .set({ unsubscribed_at: later(2) })
    .where('id', '=', recipientId)
    .execute();
  expect(order && (await finishReportMail(t.services, order))).toBeUndefined();
});

test('whoever schedules it again gets it again; a colleague cannot bring it back for somebody who unsubscribed', async () => {
  const { publisher, viewId, recipientId } = await aReader();
  await t.db.updateTable('report_recipient').set({ unsubscribed_at: DUE }).where('id', '=', recipientId).execute();
  const body = { when: { cadence: 'daily', hour: 8 }, zone: 'UTC', recipients: [publisher.profile.user_id] };
  const again = await t.call('PUT', `/report-views/${viewId}/schedule`, { headers: publisher.headers, body });
  expect(again.json().recipients).toMatchObject([{ unsubscribed: false }]);
});

test('a link that is not ours is answered politely and ends nothing; one for what is gone is as good as done', async () => {
  const forged = `${signSubscription('another secret', { of: 'report', id: '00000000-0000-4000-8000-000000000000' })}`;
  for (const token of [forged, 'x', '', 'r.', '%00']) {
    const answer = await t.app.inject({ method: 'POST', url: `/unsubscribe?lang=en&token=${token}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('This link is not complete');
  }
  const gone = signSubscription(t.services.secret, { of: 'report', id: '00000000-0000-4000-8000-000000000000' });
  const answer = await t.app.inject({ method: 'POST', url: `/unsubscribe?lang=es&token=${gone}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Listo');
});

test('whoever has a view mailed gets one now when they ask, once a minute, and the next one is due as before', async () => {
  const { publisher, viewId, recipientId } = await aReader();
  await t.db
    .updateTable('report_recipient')
    .set({ next_due_at: later(600_000) })
    .where('id', '=', recipientId)
    .execute();
  const now = new Date('2026-11-12T10:20:05Z');
  const actor = memberOf(publisher.profile);
  await mailReportNow(t.services, actor, viewId, now);
  await mailReportNow(t.services, actor, viewId, new Date(now.getTime() + 20_000));
  expect(await ordersTo(publisher)).toHaveLength(1);
  await mailReportNow(t.services, actor, viewId, new Date(now.getTime() + 60_000));
  expect(await ordersTo(publisher)).toHaveLength(2);
  expect(await dueOf(recipientId)).toBe(later(600_000).toISOString());
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { emit } from '../../events/emit.ts';
import { composeMail, type MailOrder } from '../../mail/mails.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { MAIL_TEXTS } from '../../workers/mail-texts.ts';
import { sendDigests } from './send-digests.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const wish = ({ headers }: Person, mail: 'now' | 'digest' | 'never') =>
  t.call('PUT', '/preferences/news/bonus_given', { headers, body: { bell: true, sound: false, mail } });

async function giveBonus({ profile }: Person, amountCents = 5_000) {
  await emit(t, 'network', {
    type: 'bonus.given',
    subject: { type: 'ledger', id: profile.id, name: profile.name },
    accountId: profile.id,
    facts: { amountCents },
  });
  await t.handleEvents();
}

const waitingFor = ({ profile }: Person) =>
  t.db.selectFrom('digest_item').selectAll().where('recipient_id', '=', profile.user_id).execute();
const waitSince = ({ profile }: Person, at: string) =>
  t.db
    .updateTable('digest_item')
    .set({ created_at: new Date(at) })
    .where('recipient_id', '=', profile.user_id)
    .execute();
const mailsTo = ({ profile }: Person) => t.mailsTo(profile.email);

/** Somebody in New York for whom a bonus waits since the afternoon of 3 March; the zone's eight is 13:00 until the 8th. */
async function aReader(zone: string | null = 'America/New_York'): Promise<Person> {
  const person = await t.signIn('publisher');
  await t.db.updateTable('profile').set({ time_zone: zone }).where('id', '=', person.profile.user_id).execute();
  await wish(person, 'digest');
  await giveBonus(person);
  await waitSince(person, '2026-03-03T20:00:00Z');
  return person;
}
const at = (moment: string) => sendDigests(t.services, new Date(moment));
const EIGHT = '2026-03-04T13:00:00Z';

test('a mail for the digest waits: its line and where it leads, and neither address nor reason', async () => {
  const person = await aReader();
  expect(await mailsTo(person)).toEqual([]);
  const [item] = await waitingFor(person);
  expect(item).toMatchObject({ mail: 'bonus-given', subject: 'Un bono de $50.00 para ti' });
  expect(item?.link).toBe(`${t.services.config.publicUrl}/publisher-dashboard/payments`);
  expect(JSON.stringify(item)).not.toContain(person.profile.email);
});

test('it goes at eight on its reader’s clock, once, and what comes later goes the next day', async () => {
  const person = await aReader();
  await at('2026-03-04T12:59:00Z');
  expect(await mailsTo(person)).toEqual([]);
  await at(EIGHT);
  await at('2026-03-04T13:15:00Z');
  expect(await mailsTo(person)).toHaveLength(1);
  expect(await waitingFor(person)).toEqual([]);
  await giveBonus(person, 7_000);
  await waitSince(person, '2026-03-04T12:59:59Z'); // written while the digest went out: late for it
  await at('2026-03-04T13:30:00Z');
  expect(await mailsTo(person)).toHaveLength(1);
  await at('2026-03-05T13:00:00Z');
  const [, second] = await mailsTo(person);
  expect(second).toMatchObject({ mail: 'digest', values: { items: [{ text: 'Un bono de $70.00 para ti' }], more: 0 } });
});

test('workers that look at once send one', async () => {
  const person = await aReader();
  for (let bonus = 0; bonus < 5; bonus += 1) await giveBonus(person, 1_000 + bonus);
  await waitSince(person, '2026-03-03T20:00:00Z');
  await Promise.all(Array.from({ length: 4 }, () => at(EIGHT)));
  const mails = await mailsTo(person);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ mail: 'digest', values: { items: { length: 6 } } });
  expect(await waitingFor(person)).toEqual([]);
});

test('a worker that dies while it sends leaves everything as it was, and the next one sends', async () => {
  const person = await aReader();
  const { queue } = t.services;
  const enqueue: typeof queue.enqueue = async (...job) => {
    await queue.enqueue(...job);
    throw new Error('killed');
  };
  await expect(sendDigests({ ...t.services, queue: { ...queue, enqueue } }, new Date(EIGHT))).rejects.toThrow('killed');
  expect(await mailsTo(person)).toEqual([]);
  expect(await waitingFor(person)).toHaveLength(1);
  await at(EIGHT);
  expect(await mailsTo(person)).toHaveLength(1);
});

test.each([
  ['clocks went forward', '2026-03-08T11:59:00Z', '2026-03-08T12:00:00Z'],
  ['clocks went back', '2026-11-01T12:59:00Z', '2026-11-01T13:00:00Z'],
])('on the morning after %s it still is eight there', async (_, early, eight) => {
  const person = await aReader();
  await waitSince(person, new Date(Date.parse(eight) - 6 * 3_600_000).toISOString());
  await at(early);
  expect(await mailsTo(person)).toEqual([]);
  await at(eight);
  expect(await mailsTo(person)).toHaveLength(1);
});

test('whoever chose no zone reads it in the morning of the network', async () => {
  const person = await aReader(null);
  expect(t.services.config.networkZone).toBe('America/New_York');
  await at('2026-03-04T12:59:00Z');
  expect(await mailsTo(person)).toEqual([]);
  await at(EIGHT);
  expect(await mailsTo(person)).toHaveLength(1);
});

test('what happened is listed oldest first, fifty at most, and the rest is counted', async () => {
  const person = await aReader();
  const [first] = await waitingFor(person);
  const more = Array.from({ length: 54 }, (_, place) => ({
    event_id: 900_000_000 + place,
    mail: 'bonus-given',
    kind: 'bonus_given',
    recipient_id: person.profile.user_id,
    subject: `Bono ${place}`,
    link: null,
    created_at: new Date(Date.parse('2026-03-03T21:00:00Z') - place * 1_000),
  }));
  await t.db.insertInto('digest_item').values(more).execute();
  await at(EIGHT);
  const [order] = (await mailsTo(person)) as (MailOrder & { mail: 'digest' })[];
  if (!order) throw new Error('there is a digest');
  expect(order.values.items).toHaveLength(50);
  expect(order.values.items.slice(0, 2).map(({ text }) => text)).toEqual([first?.subject, 'Bono 53']);
  expect(order.values.more).toBe(5);
  const { subject, text, html } = composeMail(order, { supportEmail: 'help@callstead.example' }, MAIL_TEXTS);
  expect(subject).toBe('Tu resumen de Callstead: 55 novedades');
  expect(text).toContain(`- ${first?.subject}\n  ${first?.link}\n- Bono 53\n`);
  expect(text).toContain('Y 5 más');
  const choices = `${t.services.config.publicUrl}/publisher-dashboard/preferences`;
  expect(text).toContain(`Elige qué correos recibes: ${choices}`);
  expect(html).toContain(`href="${choices}"`);
  expect(html).toContain(`href="${first?.link}"`);
});

test('whoever wants no such mail any more does not find what waited for them', async () => {
  const person = await aReader();
  await wish(person, 'never');
  expect(await waitingFor(person)).toEqual([]);
  await at(EIGHT);
  expect(await mailsTo(person)).toEqual([]);
});

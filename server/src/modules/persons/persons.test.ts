import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Erasure, FoundPerson } from '@callstead/contract/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSetting } from '../../db/settings.ts';
import { hashPerson } from '../../secrets/person-hash.ts';
import { aCarrier, aLine, aNumber, aSid, rows } from '../../testing/call-world.ts';
import { aLeadCampaign, aPerson, postLead } from '../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { applyErasures } from './apply-erasures.ts';
import { listKeptErasures } from './apply-queries.ts';
import { eraseWaiting } from './erase-person.ts';
import { forgetOldPeople } from './forget-old-people.ts';
import { hashOldRows } from './hash-old-rows.ts';
import { openPersonKey } from './person-key.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork({ dataDir: await mkdtemp(join(tmpdir(), 'persons-')) });
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const as = (body?: object) => ({ headers: admin.headers, ...(body && { body }) });

async function found(contact: string): Promise<FoundPerson> {
  const response = await t.call('POST', '/persons/searches', as({ contact }));
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function call(number: string, from: string): Promise<string> {
  const sid = aSid();
  const carrier = aCarrier(t);
  await carrier.voice(sid, from, number);
  await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', 100);
  return sid;
}

async function erase(contact: string, suppress = false): Promise<Erasure> {
  const { token } = await found(contact);
  const asked = await t.call('POST', '/persons/erasures', as({ token, suppress }));
  expect(asked.statusCode).toBe(201);
  await eraseWaiting(t.services);
  return (await t.call('GET', '/persons/erasures?limit=1', as())).json().data[0];
}

const callOf = async (sid: string) =>
  (
    await rows<{ id: string; caller: string | null; reason: string | null; billing: string; decision: string }>(
      t.db,
      'select id, caller, reason, billing, decision::text from call where call_sid = $1',
      [sid],
    )
  )[0];

test('an admin finds a person in any spelling, exports what is known, and erases it; the money stays', async () => {
  const line = await aLine(t);
  const campaign = await aLeadCampaign(t);
  const person = aPerson();
  const sid = await call(line.number, person.phone);
  const lead = await postLead(t, campaign, { person });
  const digits = person.phone.slice(2);
  const spelling = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  const known = await found(spelling);
  expect(known).toMatchObject({ contact: person.phone, callCount: 1, leadCount: 1, isSuppressed: false });
  expect(known.leads[0]).toMatchObject({ id: lead.id, name: 'Ana Ruiz', email: person.email });
  expect((await found(` ${person.email.toUpperCase()}`)).leadCount).toBe(1);

  const file = (format: string) => t.call('GET', `/persons/export?token=${known.token}&format=${format}`, as());
  expect((await file('json')).json()).toMatchObject({
    contact: { value: person.phone },
    leads: [{ first_name: 'Ana' }],
  });
  expect((await file('csv')).body).toContain(`lead,${lead.id},last_name,Ruiz`);

  const before = await callOf(sid);
  const erasure = await erase(person.phone);
  expect(erasure).toMatchObject({ calls: 1, leads: 1, finishedAt: expect.any(String) });
  expect(await found(person.phone)).toMatchObject({ callCount: 0, leadCount: 0, erasedAt: expect.any(String) });
  const after = await callOf(sid);
  expect(after).toMatchObject({ caller: null, billing: before?.billing, reason: before?.reason });
  const told = await t.call('GET', `/calls/${after?.id}`, as());
  expect(told.json().trace.find(({ rule }: { rule: string }) => rule === 'in_flight')).toMatchObject({
    verdict: 'pass',
  });
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('asked for twice it is one erasure, and a second run finds nothing to do', async () => {
  const line = await aLine(t);
  const from = aNumber();
  await call(line.number, from);
  const { token } = await found(from);
  const [one, two] = [
    await t.call('POST', '/persons/erasures', as({ token })),
    await t.call('POST', '/persons/erasures', as({ token })),
  ];
  expect(two.json().id).toBe(one.json().id);
  await Promise.all([eraseWaiting(t.services), eraseWaiting(t.services)]);
  await eraseWaiting(t.services);
  const [row] = await rows<{ calls: number; sealed: string | null }>(
    t.db,
    'select calls, sealed from erasure where id = $1',
    [one.json().id],
  );
  expect(row).toEqual({ calls: 1, sealed: null });
});

test('who is on the suppression list is refused on the phone and as a lead, until taken off it', async () => {
  const line = await aLine(t);
  const campaign = await aLeadCampaign(t);
  const person = aPerson();
  const lines = ['name;phone', `Ana;${person.phone}`, `"${person.email}",x`, person.phone];
  const answer = await t.call('POST', '/suppression/lines', as({ lines }));
  expect(answer.json()).toEqual({ added: 2, known: 0, unread: 1 });
  expect((await t.call('POST', '/suppression/lines', as({ lines }))).json()).toMatchObject({ added: 0, known: 2 });
  expect((await callOf(await call(line.number, person.phone)))?.reason).toBe('suppressed');
  expect((await postLead(t, campaign, { person: { email: person.email } })).reason).toBe('suppressed');
  for (const contact of [person.phone, person.email]) {
    expect((await t.call('POST', '/suppression/removals', as({ contact }))).statusCode).toBe(204);
  }
  expect((await callOf(await call(line.number, person.phone)))?.reason).toBeNull();

  const sid = await call(line.number, aNumber());
  const { id: callId } = (await callOf(sid)) ?? { id: '' };
  expect((await t.call('POST', '/suppression/callers', as({ callId }))).json()).toMatchObject({ added: 1 });
  const { id: leadId } = await postLead(t, campaign);
  expect((await t.call('POST', '/suppression/callers', as({ leadId }))).json()).toMatchObject({ added: 2 });
  expect((await t.call('GET', '/suppression', as())).json()).toEqual({ phones: 2, emails: 1 });
});

test('people are forgotten when the days of their campaign are over, and not a day earlier', async () => {
  const [own, networks] = [await aLine(t), await aLine(t)];
  await rows(t.db, 'update campaign set personal_data_days = 30 where id = $1', [own.campaignId]);
  const sids = [await call(own.number, aNumber()), await call(networks.number, aNumber())];
  const left = async (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000);
    await forgetOldPeople(t.services, { now, personalDataDays: 60 });
    return Promise.all(sids.map(async (sid) => (await callOf(sid))?.caller !== null));
  };
  expect(await left(29)).toEqual([true, true]);
  expect(await left(31)).toEqual([false, true]);
  expect(await left(61)).toEqual([false, false]);
});

test('what a backup brings back is erased again by the list of erasures', async () => {
  const line = await aLine(t);
  const person = aPerson();
  const sid = await call(line.number, person.phone);
  await erase(person.phone);
  const kept = await listKeptErasures(t.db);
  // As it was in the backup, which knows neither of the erasure nor that its key ever was asked.
  await rows(t.db, 'update call set caller = $2, erased_at = null where call_sid = $1', [sid, person.phone]);
  await rows(t.db, 'delete from erasure');
  expect(await applyErasures(t.services, kept)).toBe(1);
  expect((await callOf(sid))?.caller).toBeNull();
  const later = await call(line.number, person.phone);
  expect(await applyErasures(t.services, kept)).toBe(1);
  expect((await callOf(later))?.caller).toBe(person.phone); // they came back since
});

test('a server with another key than the network does not start; hashes of before are recognized by the new one', async () => {
  const { db, sealSecret, config } = t.services;
  const sources = { dataDir: config.dataDir, secret: sealSecret, appSecret: undefined, demoSecret: undefined };
  expect(await openPersonKey(db, sources)).toEqual(t.services.personKey);
  expect((await stat(join(config.dataDir, 'person.key'))).mode & 0o777).toBe(0o600);
  const elsewhere = await mkdtemp(join(tmpdir(), 'persons-'));
  await expect(openPersonKey(db, { ...sources, dataDir: elsewhere })).rejects.toThrow(/person\.key/);
  expect(await readdir(elsewhere)).toEqual([]);
  const written = (await readFile(join(config.dataDir, 'person.key'), 'utf8')).trim();
  expect(await openPersonKey(db, { ...sources, dataDir: elsewhere, appSecret: written })).toEqual(t.services.personKey);
  expect(await findSetting(db, 'person_key_mark')).not.toContain(written);
});

test('callers remembered by their number before are hashes at the next start, and still repeat themselves', async () => {
  const line = await aLine(t, {
    terms: { duplicates: { windowDays: 30, after: 'qualified', route: true, bill: false, pay: false } },
  });
  const from = aNumber();
  await rows(
    t.db,
    `insert into caller_history (campaign_id, caller, connected_at, connected_id, qualified_at, qualified_id)
     values ($1, $2, now(), 'call_before', now(), 'call_before')`,
    [line.campaignId, from],
  );
  await hashOldRows(t.services);
  await hashOldRows(t.services);
  const person = hashPerson(t.services.personKey, 'phone', from);
  const remembered = () =>
    rows<{ caller: string | null; qualified_id: string }>(
      t.db,
      'select caller, qualified_id from caller_history where person = $1',
      [person],
    );
  expect(await remembered()).toEqual([{ caller: null, qualified_id: 'call_before' }]);
  expect((await callOf(await call(line.number, from)))?.reason).toBe('duplicate');
  await erase(from);
  expect(await remembered()).toEqual([]);
});

test('blocks of before lose their number at the next start, and go on blocking', async () => {
  const line = await aLine(t);
  const from = aNumber();
  await rows(t.db, 'insert into blocked_caller (number) values ($1)', [from]);
  await hashOldRows(t.services);
  const [row] = await rows<{ person: Buffer; number: string | null; masked: string }>(
    t.db,
    'select person, number, masked from blocked_caller where person = $1',
    [hashPerson(t.services.personKey, 'phone', from)],
  );
  expect(row).toMatchObject({ number: null, masked: expect.stringMatching(/•••/) });
  expect((await callOf(await call(line.number, from)))?.reason).toBe('blocked');
  await erase(from);
  expect(
    (
      await sql<{ masked: string | null }>`select masked from blocked_caller where person = ${row?.person}`.execute(
        t.db,
      )
    ).rows,
  ).toEqual([{ masked: null }]);
  expect((await callOf(await call(line.number, from)))?.reason).toBe('blocked');
});

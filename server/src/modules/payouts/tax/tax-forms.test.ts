import { randomUUID } from 'node:crypto';
import type { Settings } from '@callstead/contract/settings';
import { localDate } from '@callstead/domain/zone-clock';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../../../testing/call-world.ts';
import { aMethod, anAdjustment, runsOf } from '../../../testing/payout-world.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { aW8Ben, aW8BenE, aW9 } from '../../../testing/tax-world.ts';
import { createTestNetwork, PASSWORD, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { findTaxForm } from './queries.ts';
import { openForm } from './sealed-form.ts';

let t: TestNetwork;
let admin: Person;
let r: ReturnType<typeof runsOf>;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  r = runsOf(t, admin);
});
afterAll(() => t.close());

const ZONE = 'America/New_York';
const YEAR = Number(localDate(new Date(), ZONE).slice(0, 4));
const BANK = {
  kind: 'us_bank',
  holder: 'Nora Paz',
  holderType: 'person',
  routingNumber: '021000021',
  accountNumber: '123456789',
  accountType: 'checking',
} as const;
const WISE = { kind: 'wise', holder: 'Nora Paz', holderType: 'person', email: 'nora@paz.example' } as const;

const read = (person: Person, account?: string) =>
  t.call('GET', `/account/tax-form${account ? `?account=${account}` : ''}`, { headers: person.headers });
const sign = (person: Person, body: object) => t.call('POST', '/account/tax-form', { headers: person.headers, body });
const pdfOf = (id: string, by: Person = admin) => t.call('GET', `/admin/tax-forms/${id}/pdf`, { headers: by.headers });
const csvOf = (year: number) => t.call('GET', `/admin/tax-reports/${year}/csv`, { headers: admin.headers });
const listed = async (query = '') =>
  (await t.call('GET', `/admin/tax-forms?limit=200${query}`, { headers: admin.headers })).json().data;

async function setPayouts(change: Partial<Settings['payouts']>): Promise<void> {
  const { groups } = (await t.call('GET', '/admin/settings', { headers: admin.headers })).json();
  const { version, values } = groups.find(({ group }: { group: string }) => group === 'payouts');
  const body = { group: 'payouts', version, values: { ...values, ...change } };
  expect((await t.call('PUT', '/admin/settings', { headers: admin.headers, body })).statusCode).toBe(200);
}

/** Somebody with enough to be paid, by a bank of the United States unless told. */
async function aPayee(cents: number, method: Parameters<typeof aMethod>[2] = BANK): Promise<Person> {
  const person = await t.signIn('publisher');
  await aMethod(t, person.profile.id, method);
  await anAdjustment(t, person.profile.id, cents);
  return person;
}

const verdictOf = async ({ profile }: Person) => (await r.rowOf((await r.propose()).id, profile.id))?.verdict;
const waitsFor = async (person: Person) =>
  (await t.call('GET', '/earnings', { headers: person.headers })).json().nextPayout.waitsFor;

test.each([
  ['w9', aW9(), '1234', null],
  ['w8ben', aW8Ben(), '567L', `${YEAR + 3}-12-31`],
  ['w8bene', aW8BenE(), '5678', `${YEAR + 3}-12-31`],
])('a %s is signed, kept whole and shown in part', async (kind, form, tinHint, validUntil) => {
  const person = await t.signIn('publisher');
  expect((await read(person)).json()).toEqual({ state: 'not_needed', form: null });
  const shown = {
    state: 'valid',
    form: { id: form.id, kind, tinHint, signedAt: expect.any(String), validUntil },
  };
  expect((await sign(person, form)).json()).toEqual(shown);
  expect((await read(person)).json()).toEqual(shown);
  expect((await read(admin, person.profile.id)).json()).toEqual(shown);
});

test('nothing of it stands in the table, the log of audits, events, mails or an answer', async () => {
  const person = await t.signIn('publisher');
  const answers = [await sign(person, aW9()), await read(person), await sign(person, aW8Ben())];
  await t.handleEvents();
  const everything = JSON.stringify([
    answers.map(({ body }) => body),
    await listed(),
    await rows(t.db, 'select * from tax_form'),
    await rows(t.db, 'select * from audit_entry'),
    await rows(t.db, "select * from event where type like 'tax-form%'"),
    await t.jobs('send-mail'),
  ]);
  expect(everything).not.toMatch(/219-?09-?1234|X1234567L|Ocean Drive|Calle Mayor|1990-05-17/);
});

test('the same form sent twice is signed once; another under its name is refused', async () => {
  const [person, other] = [await t.signIn('publisher'), await t.signIn('publisher')];
  const form = aW9();
  await sign(person, form);
  expect((await sign(person, form)).statusCode).toBe(200);
  expect((await sign(person, { ...form, name: 'Ana Paz', signature: 'Ana Paz' })).json().code).toBe(
    'recorded_otherwise',
  );
  expect((await sign(other, form)).json().code).toBe('recorded_otherwise');
  expect(await rows(t.db, 'select id from tax_form where account_id = $1', [person.profile.id])).toHaveLength(1);
});

test('a new form replaces the one before, which nobody can change or delete', async () => {
  const person = await t.signIn('publisher');
  await sign(person, aW8Ben());
  const form = aW9();
  await sign(person, form);
  expect((await read(person)).json().form.id).toBe(form.id);
  expect(await rows(t.db, 'select id from tax_form where account_id = $1', [person.profile.id])).toHaveLength(2);
  for (const change of ["update tax_form set tin_hint = ''", 'delete from tax_form', 'truncate tax_form'])
    await expect(rows(t.owner, change)).rejects.toThrow(/append-only|may not/);
});

test('a form moved to another account opens for nobody', async () => {
  const [person, thief] = [await t.signIn('publisher'), await t.signIn('publisher')];
  const form = aW9();
  await sign(person, form);
  const row = await findTaxForm(t.db, form.id);
  if (!row) throw new Error('nothing was kept');
  expect(openForm(t.services, row)).toMatchObject({ tin: '219091234', signerName: 'nora paz' });
  expect(() => openForm(t.services, { ...row, account_id: thief.profile.id })).toThrow();
});

const MADRID = { street: 'Calle Mayor 1', city: 'Madrid', region: '', postcode: '28013', country: 'ES' };
const MIAMI = { street: '1 Ocean Drive', city: 'Miami Beach', state: 'FL', zip: '33139' };
const TREATY = {
  country: 'ES',
  article: '7(1)',
  ratePercent: 0,
  incomeType: 'Services',
  explanation: 'No office there',
};

test.each([
  ['an impossible number', aW9({ tin: { type: 'ssn', number: '000-12-3456' } }), { 'tin.number': 'invalid' }],
  ['a ZIP code of elsewhere', aW9({ address: { ...MIAMI, state: 'TX' } }), { 'address.zip': 'contradiction' }],
  [
    'a state that is none',
    aW9({ address: { ...MIAMI, state: 'XX' } }),
    { 'address.state': 'required', 'address.zip': 'contradiction' },
  ],
  ['another signature', aW9({ signature: 'N. Paz' }), { signature: 'contradiction' }],
  ['no perjury statement', aW9({ isCertified: false as true }), { isCertified: 'required' }],
  ['backup withholding', aW9({ isBackupWithheld: true as false }), { isBackupWithheld: 'not_offered' }],
  [
    'a company that signs as a person',
    aW9({ classification: 'c_corporation' }),
    { signerName: 'required', title: 'required', 'tin.type': 'contradiction' },
  ],
  ['a person with an exempt code', aW9({ exemptPayeeCode: '5' }), { exemptPayeeCode: 'contradiction' }],
  ['a citizen', aW8Ben({ citizenship: 'US' }), { citizenship: 'not_offered' }],
  ['a resident', aW8Ben({ address: { ...MADRID, country: 'US' } }), { 'address.country': 'not_offered' }],
  ['a post box', aW8Ben({ address: { ...MADRID, street: 'P.O. Box 3' } }), { 'address.street': 'not_offered' }],
  ['no number', aW8Ben({ tins: { us: '', foreign: '', hasNoForeign: false } }), { 'tins.foreign': 'required' }],
  ['a number and none', aW8Ben({ tins: { us: '', foreign: 'X1', hasNoForeign: true } }), { 'tins.foreign': 'invalid' }],
  ['a birth in the future', aW8Ben({ birthDate: '2990-01-01' }), { birthDate: 'invalid' }],
  ["another country's treaty", aW8Ben({ treaty: { ...TREATY, country: 'FR' } }), { 'treaty.country': 'contradiction' }],
  ['no treaty there is', aW8Ben({ treaty: { ...TREATY, country: 'AR' } }), { 'treaty.country': 'not_offered' }],
  ['a partnership', aW8BenE({ chapter3: 'partnership' }), { chapter3: 'not_offered' }],
  ['another FATCA status', aW8BenE({ chapter4: 'other' }), { chapter4: 'not_offered' }],
  ['no capacity', aW8BenE({ hasCapacity: false as true, title: '' }), { hasCapacity: 'required', title: 'required' }],
])('a form with %s is refused by name', async (_, form, fields) => {
  const person = await t.signIn('publisher');
  const answer = await sign(person, form);
  expect([answer.statusCode, answer.json().fields]).toMatchObject([422, fields]);
  expect((await read(person)).json().form).toBeNull();
});

test('nobody signs for somebody else, and only admins open forms', async () => {
  const [person, other] = [await t.signIn('publisher'), await t.signIn('publisher')];
  const form = aW9();
  await sign(person, form);
  expect((await sign(admin, aW9())).json().code).toBe('forbidden');
  expect((await read(other, person.profile.id)).json().code).toBe('not_found');
  for (const each of [person, other]) expect((await pdfOf(form.id, each)).json().code).toBe('forbidden');
  expect((await pdfOf(randomUUID())).json().code).toBe('not_found');
});

test('the printed form says all that was signed, in the words of the IRS, and who opened it is on record', async () => {
  const person = await t.signIn('publisher');
  const treaty = aW8Ben({ treaty: TREATY, mailingAddress: { ...MADRID, street: 'Gran Vía 2' } });
  const company = aW9({
    classification: 'llc_p',
    name: 'Paz Media LLC',
    tin: { type: 'ein', number: '12-3456780' },
    signerName: 'Nora Paz',
    title: 'Manager',
  });
  const abroad = aW8BenE();
  for (const form of [treaty, company, abroad]) await sign(person, form);
  const told = [
    [
      treaty.id,
      'Form W-8BEN',
      ['Nora Paz', 'Spain', 'X1234567L', '1990-05-17', 'Gran Vía 2', '7(1)', 'No office there'],
    ],
    [
      company.id,
      'Form W-9',
      ['Paz Media LLC', 'LLC (P = Partnership)', '12-3456780', '1 Ocean Drive', 'FL 33139', 'Manager'],
    ],
    [abroad.id, 'Form W-8BEN-E', ['Paz Media, S.L.', 'Corporation', 'Active NFFE', 'B12345678', 'Administradora']],
  ] as const;
  for (const [id, title, words] of told) {
    const answer = await pdfOf(id);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const pdf = await readPdf(answer.rawPayload);
    expect([pdf.title, pdf.isTagged]).toEqual([title, true]);
    const text = pdf.text.replaceAll(/\s+/g, ' ');
    for (const word of [...words, 'Under penalties of perjury', localDate(new Date(), ZONE)])
      expect(text).toContain(word);
  }
  await t.handleEvents();
  const opened = await rows(
    t.db,
    "select after, actor_id from audit_entry where action = 'tax-form.open' and subject_id = $1 order by id",
    [person.profile.id],
  );
  const by = { actor_id: admin.profile.user_id };
  expect(opened).toEqual(['w8ben', 'w9', 'w8bene'].map((taxForm) => ({ after: { taxForm }, ...by })));
});

describe('before somebody is paid', () => {
  test('a bank of the United States asks for a form; signed, the verdict changes', async () => {
    const person = await aPayee(12_000);
    expect([await verdictOf(person), await waitsFor(person)]).toEqual(['tax_form_missing', 'tax_form']);
    expect((await read(person)).json().state).toBe('missing');
    await sign(person, aW9());
    expect([await verdictOf(person), await waitsFor(person)]).toEqual(['pays', null]);
  });

  test('whoever lives abroad, or is paid by PayPal, is asked only where everybody is', async () => {
    const person = await aPayee(12_000, WISE);
    expect(await verdictOf(person)).toBe('pays');
    await setPayouts({ taxForms: 'everybody' });
    expect([await verdictOf(person), (await read(person)).json().state]).toEqual(['tax_form_missing', 'missing']);
    await setPayouts({ taxForms: 'nobody' });
    const american = await aPayee(12_000);
    expect([await verdictOf(american), (await read(american)).json().state]).toEqual(['pays', 'not_needed']);
    await setPayouts({ taxForms: 'us_persons' });
    expect(await verdictOf(american)).toBe('tax_form_missing');
  });

  test('an address in the United States asks for one, of the account or of the method', async () => {
    const [person, other] = [await aPayee(12_000, WISE), await t.signIn('publisher')];
    await rows(t.owner, "update account set state = 'FL', zip_code = '33139' where id = $1", [person.profile.id]);
    const iban = { kind: 'iban', holder: 'Nora', iban: 'ES9121000418450200051332', bic: 'CAIXESBB' };
    const address = { street: '1 Ocean Drive', postcode: '33139', town: 'Miami', country: 'us' };
    const body = { ...iban, address, password: PASSWORD };
    await t.call('PUT', '/account/payment-method', { headers: other.headers, body });
    expect([await verdictOf(person), (await read(other)).json().state]).toEqual(['tax_form_missing', 'missing']);
  });

  test('a W-8 whose years are over counts no longer', async () => {
    const person = await aPayee(12_000);
    await sign(person, aW8Ben());
    expect(await verdictOf(person)).toBe('pays');
    await rows(t.owner, 'alter table tax_form disable trigger tax_form_append_only');
    await rows(
      t.owner,
      "update tax_form set signed_on = '2020-02-01', valid_until = '2023-12-31' where account_id = $1",
      [person.profile.id],
    );
    await rows(t.owner, 'alter table tax_form enable trigger tax_form_append_only');
    expect([await verdictOf(person), (await read(person)).json().state]).toEqual(['tax_form_missing', 'expired']);
  });

  test('the list says of everybody how they stand, by state and by name', async () => {
    const person = await aPayee(100);
    const ofPerson = ({ publisher }: { publisher: { id: string } }) => publisher.id === person.profile.id;
    expect((await listed('&state=missing')).find(ofPerson)).toMatchObject({ state: 'missing', form: null });
    expect((await listed('&state=valid')).find(ofPerson)).toBeUndefined();
    await sign(person, aW9());
    const { aff_id } = person.profile;
    expect(await listed(`&search=${aff_id}`)).toMatchObject([
      { state: 'valid', form: { kind: 'w9', tinHint: '1234' } },
    ]);
    const first = (await t.call('GET', '/admin/tax-forms?limit=2', { headers: admin.headers })).json();
    const next = await t.call('GET', `/admin/tax-forms?limit=2&after=${first.next}`, { headers: admin.headers });
    expect(next.json().data[0].publisher.id).not.toBe(first.data[1].publisher.id);
  });
});

describe('the 1099-NEC of a year', () => {
  /** Freezes everybody who is due and says that these were sent on that day. */
  async function paidOn(day: string, people: readonly Person[]): Promise<string[]> {
    const run = await r.frozen();
    const ids: string[] = [];
    for (const { profile } of people) {
      const payout = (await r.rowOf(run.id, profile.id))?.payout;
      if (!payout) throw new Error('nobody was paid');
      await r.post(`/admin/payouts/${payout.id}/sent`, { sentOn: localDate(new Date(), ZONE), reference: 'T' });
      await rows(t.owner, 'alter table payout disable trigger payout_guarded');
      await rows(t.owner, 'update payout set sent_on = $2::date where id = $1', [payout.id, day]);
      await rows(t.owner, 'alter table payout enable trigger payout_guarded');
      ids.push(payout.id);
    }
    return ids;
  }
  const lines = async (year: number): Promise<Record<string, string>[]> =>
    parse((await csvOf(year)).body, { columns: true, bom: true });

  test('names who was paid enough, with what left in it and did not come back, without what PayPal paid', async () => {
    await setPayouts({ taxForms: 'nobody' });
    const enough = await aPayee(150_000);
    const [little, corporation, paypal, formless, foreign, returned] = [
      await aPayee(199_999),
      await aPayee(300_000),
      await aPayee(300_000, { kind: 'paypal', email: 'p@paz.example' }),
      await aPayee(250_000),
      await aPayee(300_000, WISE),
      await aPayee(300_000),
    ];
    for (const person of [enough, little, paypal, returned]) await sign(person, aW9());
    await sign(
      corporation,
      aW9({ classification: 'llc_c', tin: { type: 'ein', number: '123456780' }, signerName: 'Nora Paz', title: 'CEO' }),
    );
    await sign(foreign, aW8Ben());
    const all = [enough, little, corporation, paypal, formless, foreign, returned];
    const sent = await paidOn('2026-01-01', all);
    await r.post(`/admin/payouts/${sent.at(-1)}/failed`, { reason: 'R03' });
    await anAdjustment(t, enough.profile.id, 50_000);
    await paidOn('2026-12-31', [enough]);
    await anAdjustment(t, enough.profile.id, 70_000);
    await paidOn('2025-12-31', [enough]);

    const told = await lines(2026);
    const own = (person: Person) => told.find(({ account_number }) => account_number === person.profile.aff_id);
    expect(own(enough)).toMatchObject({
      tax_year: '2026',
      recipient_tin_type: 'SSN',
      recipient_tin: '219091234',
      recipient_name: 'Nora Paz',
      recipient_street: '1 Ocean Drive',
      recipient_state: 'FL',
      recipient_zip: '33139',
      box_1_nonemployee_compensation: '2000.00',
      box_4_federal_income_tax_withheld: '0.00',
      remark: '',
    });
    expect(own(formless)).toMatchObject({
      recipient_tin: '',
      box_1_nonemployee_compensation: '2500.00',
      remark: 'No W-9 on file',
    });
    for (const person of [little, corporation, paypal, foreign, returned]) expect(own(person)).toBeUndefined();
    expect(await lines(2025)).toMatchObject([{ box_1_nonemployee_compensation: '700.00', tax_year: '2025' }]);

    const summary = (await t.call('GET', '/admin/tax-reports/2026', { headers: admin.headers })).json();
    expect(summary).toMatchObject({ year: 2026, thresholdCents: 200_000, paypalCents: 300_000 });
    expect(summary.verdicts.find(({ verdict }: { verdict: string }) => verdict === 'exempt')).toMatchObject({
      publishers: 1,
      amountCents: 300_000,
    });
  }, 30_000);

  test('is refused for a year whose threshold nobody knows, until an admin writes it', async () => {
    expect((await csvOf(2027)).json().code).toBe('not_offered');
    expect(
      (await t.call('GET', '/admin/tax-reports/2027', { headers: admin.headers })).json().thresholdCents,
    ).toBeNull();
    await setPayouts({ necThresholds: '2027: 2100' });
    expect((await csvOf(2027)).statusCode).toBe(200);
  });

  test('is on record whenever it is downloaded, by what it says and not by whom', async () => {
    await csvOf(2026);
    await t.handleEvents();
    const [entry] = await rows<{ after: object }>(
      t.db,
      "select after from audit_entry where action = 'tax-report.download' order by id desc limit 1",
    );
    expect(entry?.after).toEqual({ year: '2026', publishers: 2, amountCents: 450_000 });
  });
});

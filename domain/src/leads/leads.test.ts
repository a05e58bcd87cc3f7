import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursDaily, someTerms } from '../testing/a-call.ts';
import { contactOf, normalEmail } from './contact.ts';
import { explainLead, refusalOfLead, statusFor, traceOfLead } from './explain-lead.ts';
import { checkForm, type FormField, nextForm, type OwnField, sentenceVersion, USUAL_FORM } from './form.ts';
import { type ArrivingLead, bidFor, judgeLead, type LeadLine } from './judge-lead.ts';
import { LEAD_REASONS } from './lead.ts';
import { LEAD_RULES, REASON_OF_LEAD_RULE } from './lead-trace.ts';
import { locateLead } from './locate-lead.ts';
import { bidOf, type StandingPing } from './ping.ts';
import { type GivenLead, readLead } from './read-lead.ts';

const AT = new Date('2026-03-09T15:00:00Z');
const own = (name: string, kind: OwnField['kind'], required = false): OwnField => ({
  ...{ kind, name, required, help: null, label: { en: name, es: name } },
  choices: kind === 'choice' ? ['own', 'rent'].map((value) => ({ value, label: { en: value, es: value } })) : [],
});
const OWN = [
  own('note', 'text'),
  own('home', 'choice'),
  own('age', 'number'),
  own('since', 'date'),
  own('pets', 'yes_no'),
];
const FORM = { ...USUAL_FORM, fields: [...USUAL_FORM.fields, ...OWN] };
const CONSENT = { text: USUAL_FORM.consent.sentence.en, capturedAt: '2026-03-09T14:59:00Z', ip: '192.0.2.7' };
const REQUEST = {
  ...{ firstName: 'Ana', lastName: 'Ruiz', phone: '(305) 555-0142', email: 'Ana@Example.com', zip: '33139' },
  consent: CONSENT,
};
const digits = (written: string) => {
  const found = written.replace(/\D/g, '');
  return found.length === 10 ? { number: `+1${found}`, country: 'US' } : undefined;
};
const given = (more: Record<string, unknown> = {}): GivenLead => {
  const read = readLead(FORM, { ...REQUEST, ...more });
  if (!('lead' in read)) throw new Error(JSON.stringify(read));
  return read.lead;
};
const aLine = (changes: Partial<LeadLine> = {}, terms = {}): LeadLine => ({
  application: { id: 'application-1', status: 'approved' },
  publisher: { id: 'publisher-1', status: 'approved' },
  advertiser: { id: 'advertiser-1', status: 'approved' },
  campaign: { id: 'campaign-1', status: 'active', version: 1, terms: someTerms(terms) },
  form: FORM,
  ...changes,
});
function arriving(changes: { line?: LeadLine; request?: Record<string, unknown> } = {}): ArrivingLead {
  const lead = given(changes.request);
  const contact = contactOf(lead, digits);
  const location = locateLead({ ...contact, zip: lead.zip, state: lead.state });
  return { line: changes.line ?? aLine(), given: lead, contact, location, at: AT, spentTodayCents: 0, bid: null };
}

describe('a form', () => {
  const draft = { ...USUAL_FORM, sentence: USUAL_FORM.consent.sentence };
  const standard = USUAL_FORM.fields[2] as FormField;
  test.each([
    ['nothing', draft.fields, []],
    ['own fields', [...draft.fields, ...OWN], []],
    ['a name twice', [...draft.fields, standard], ['name_taken']],
    ['a name nobody can write in a template', [...draft.fields, own('Größe', 'text')], ['name_invalid']],
    ['a choice of nothing', [...draft.fields, { ...own('home', 'choice'), choices: [] }], ['choices_missing']],
    ['nobody to reach', [{ ...standard, required: false }], ['no_contact']],
    ['too much', [...draft.fields, ...Array.from({ length: 40 }, (_, i) => own(`f${i}`, 'text'))], ['too_many_fields']],
  ])('with %s', (_, fields, problems) => {
    expect(checkForm({ ...draft, fields }).map(({ problem }) => problem)).toEqual(problems);
  });

  test('has a new version for every change, its sentence only when it is another one', () => {
    const second = nextForm(USUAL_FORM, { ...draft, takesImports: true });
    const third = nextForm(second, { ...draft, sentence: { en: 'Call me.', es: 'Llámame.' } });
    expect([second.version, second.consent.version]).toEqual([1, 0]);
    expect([third.version, third.consent.version]).toEqual([2, 1]);
    expect([sentenceVersion(third, 'Llámame.'), sentenceVersion(third, 'Something else')]).toEqual([1, null]);
  });
});

describe('reading', () => {
  test('takes texts where a program sends numbers and booleans', () => {
    const fields = { note: ' hi ', home: 'own', age: '42.5', since: '2020-02-29', pets: 'yes' };
    expect(given({ fields }).fields).toEqual({ note: 'hi', home: 'own', age: 42.5, since: '2020-02-29', pets: true });
    expect(given({ fields: { age: 7, pets: false, note: '' } }).fields).toEqual({ age: 7, pets: false });
  });

  test('names everything that cannot be read at once', () => {
    const fields = { home: 'boat', age: 'old', since: '2021-02-29', pets: 'maybe', shoe: 1, note: 'a\u0000b' };
    const read = readLead(FORM, {
      ...REQUEST,
      phone: 305,
      zip: 'x'.repeat(201),
      fields,
      consent: { url: 'javascript:1' },
    });
    expect('problems' in read && read.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'phone wrong_type',
      'zip too_long',
      'fields.home not_a_choice',
      'fields.age not_a_number',
      'fields.since not_a_date',
      'fields.pets not_a_yes_or_no',
      'fields.shoe unknown_field',
      'fields.note unreadable',
      'consent.url not_an_address',
    ]);
  });

  test('whatever is sent is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.anything(), fc.anything(), (more, fields, consent) => {
        const read = readLead(FORM, { ...more, fields, consent });
        expect('lead' in read || read.problems.length > 0).toBe(true);
      }),
    );
  });

  test('an e-mail address is one in whatever case it is typed, and stays what it became', () => {
    expect(normalEmail('  ANA.Ruiz+x@Example.COM ')).toBe('ana.ruiz+x@example.com');
    for (const wrong of ['ana', 'ana@', '@x.com', 'a b@x.com', 'a..b@x.com', 'a@x', null])
      expect(normalEmail(wrong)).toBeNull();
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const normal = normalEmail(email);
        if (normal === null) return;
        expect(normalEmail(normal.toUpperCase())).toBe(normal);
      }),
    );
  });
});

describe('the place of a lead', () => {
  const hints = { phone: '+13055550142', phoneCountry: 'US', zip: null, state: null };
  test.each([
    ['ZIP before state and number', { zip: '10001', state: 'CA' }, 'US', 'NY', 'zip'],
    ['what is said before the number', { state: 'ca' }, 'US', 'CA', 'stated'],
    ['the number otherwise', {}, 'US', 'FL', 'area_code'],
    [
      'five digits of another country are no ZIP code',
      { zip: '28001', phone: '+34600000000', phoneCountry: 'ES' },
      'ES',
      null,
      'number',
    ],
    [
      'but with a state they are',
      { zip: '33139', state: 'FL', phone: '+34600000000', phoneCountry: 'ES' },
      'US',
      'FL',
      'zip',
    ],
    ['without a number the ZIP code is believed', { zip: '33139', phone: null, phoneCountry: null }, 'US', 'FL', 'zip'],
    [
      'unless the campaign asks nobody from the United States',
      { zip: '06600', phone: null, phoneCountry: null, countries: ['MX'] },
      null,
      null,
      null,
    ],
    ['nothing', { phone: null, phoneCountry: null }, null, null, null],
  ])('%s', (_, changes, country, state, source) => {
    expect(locateLead({ ...hints, ...changes })).toMatchObject({ country, state, source });
  });
});

describe('a lead', () => {
  const reasonOf = (lead: ArrivingLead) => {
    const judged = judgeLead(lead);
    return judged.kind === 'rejected' ? judged.reason : null;
  };
  const inactive = { ...aLine().campaign, status: 'paused' as const };
  const closed = hoursDaily('America/New_York', { from: 0, to: 60 });
  test.each([
    ['nothing', {}, null],
    ['no application', { line: aLine({ application: null }) }, 'not_approved'],
    ['a publisher who is out', { line: aLine({ publisher: { id: 'p', status: 'rejected' } }) }, 'not_approved'],
    ['an advertiser who is out', { line: aLine({ advertiser: { id: 'a', status: 'pending' } }) }, 'campaign_inactive'],
    ['a paused campaign', { line: aLine({ campaign: inactive }) }, 'campaign_inactive'],
    ['no name', { request: { firstName: ' ' } }, 'missing_field'],
    ['a wrong number', { request: { phone: '12' } }, 'invalid_phone'],
    ['a wrong address', { request: { email: 'ana' } }, 'invalid_email'],
    ['no consent', { request: { consent: {} } }, 'no_consent'],
    [
      'a consent of tomorrow',
      { request: { consent: { ...CONSENT, capturedAt: '2026-03-10T15:00:00Z' } } },
      'no_consent',
    ],
    ['another country', { line: aLine({}, { geo: { countries: ['MX'], states: [] } }) }, 'out_of_geo'],
    ['closed hours that do not matter', { line: aLine({}, { hours: closed }) }, null],
    ['closed hours', { line: aLine({ form: { ...FORM, takenWhen: 'open_hours' } }, { hours: closed }) }, 'closed'],
  ])('with %s', (_, changes, reason) => {
    expect(reasonOf(arriving(changes))).toBe(reason);
  });

  test('never names the person in what is kept of the judgement', () => {
    const kept = JSON.stringify(judgeLead(arriving()));
    for (const personal of ['Ana', 'Ruiz', '5550142', 'example.com']) expect(kept).not.toContain(personal);
  });

  test('is refused by the first rule that says so, and every rule is a row', () => {
    const decision = { ...judgeLead(arriving()), windowDays: 30 } as Parameters<typeof traceOfLead>[0];
    const room = {
      ...{ isBlocked: false, isSuppressed: false, duplicateOfLeadId: null, daySlots: 0, dayOpen: 0, monthSlots: 0 },
      ...{ monthOpen: 0, daySpentCents: 0, totalSpentCents: 0, availableCents: 5_000, refusal: null },
    };
    expect(refusalOfLead(decision, room)).toBeNull();
    expect(explainLead(traceOfLead(decision, room), false).map(({ rule }) => rule)).toEqual(LEAD_RULES);
    expect(refusalOfLead(decision, { ...room, availableCents: 4_999 })).toBe('no_balance');
    expect(refusalOfLead(decision, { ...room, isSuppressed: true, availableCents: 0 })).toBe('suppressed');
    const repeated = traceOfLead(decision, { ...room, duplicateOfLeadId: 'lead_1' });
    expect(explainLead(repeated, true).find(({ rule }) => rule === 'duplicate')).toMatchObject({
      verdict: 'refuse',
      facts: null,
    });
    expect(explainLead(repeated, true).at(-1)).toMatchObject({ rule: 'balance', verdict: 'not_reached' });
  });

  test('has one reason of the list, or is a duplicate', () => {
    const given = new Set<string>([...LEAD_REASONS, 'duplicate']);
    expect(Object.values(REASON_OF_LEAD_RULE).filter((reason) => !given.has(reason))).toEqual([]);
    expect([
      statusFor(null, true),
      statusFor(null, false),
      statusFor('duplicate', true),
      statusFor('closed', false),
    ]).toEqual(['accepted', 'pending', 'duplicate', 'rejected']);
  });
});

describe('a bid', () => {
  const line = aLine(
    {},
    {
      locationMultipliers: { '331': 2 },
      pricing: { kind: 'fixed', priceCents: 1_000, floorCents: 0, ceilingCents: 9_000 },
    },
  );
  const asked = {
    line,
    location: locateLead({ phone: null, phoneCountry: null, zip: '33139', state: null }),
    at: AT,
    spentTodayCents: 0,
  };
  const bid = bidFor(asked);
  const ping = {
    ...bid,
    publisherId: 'p',
    campaignId: 'c',
    zip: '33139',
    state: null,
    leadId: null,
    expiresAt: new Date(AT.getTime() + 60_000),
  } as StandingPing;
  const post = { publisherId: 'p', campaignId: 'c', zip: '33139', state: null, at: AT };

  test('is the payout of a lead from there', () => {
    expect(bid).toMatchObject({ priceCents: 2_000, payoutCents: 1_000, reason: null });
    expect(bidFor({ ...asked, line: aLine({ application: null }) })).toEqual({ reason: 'not_approved' });
    const judged = judgeLead({
      ...arriving({ line }),
      bid: bidOf({ ...ping, priceCents: 1_234, payoutCents: 600 }, post),
    });
    expect(judged).toMatchObject({ priceCents: 1_234, payoutCents: 600, reservation: { reservedCents: 1_234 } });
  });

  test.each([
    ['in its time', {}, {}, 1_000],
    ['after it', {}, { at: ping.expiresAt }, undefined],
    ['used', { leadId: 'lead_1' }, {}, undefined],
    ['of somebody else', {}, { publisherId: 'q' }, undefined],
    ['for another campaign', {}, { campaignId: 'd' }, undefined],
    ['for a lead from elsewhere', {}, { zip: '10001' }, undefined],
  ])('%s', (_, standing, posted, payoutCents) => {
    expect(bidOf({ ...ping, ...standing }, { ...post, ...posted })?.payoutCents).toBe(payoutCents);
  });
});

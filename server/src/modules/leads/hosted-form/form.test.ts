import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FormHosts } from '@callstead/contract/applications';
import { SUB_PARAMETERS } from '@callstead/domain/clicks/click-parameters';
import { type FormField, USUAL_FORM } from '@callstead/domain/leads/form';
import { OFFERED } from '@callstead/domain/offered';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadTo } from '../../../testing/a-link.ts';
import { rows } from '../../../testing/call-world.ts';
import { hostilePart } from '../../../testing/hostile-request.ts';
import { aLeadCampaign, aPerson, type LeadCampaign } from '../../../testing/lead-world.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';
import { setFormHosts } from '../../applications/set-form-hosts.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { readStamp, signStamp } from './stamp.ts';

const offered = OFFERED.leads;
let t: TestNetwork;
let own: LeadCampaign;
beforeAll(async () => {
  t = await createTestNetwork();
  OFFERED.leads = true;
  own = await aLeadCampaign(t, { balanceCents: 10_000_000 });
});
afterAll(async () => {
  OFFERED.leads = offered;
  await t.close();
});

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
let visitors = 0;
const anAddress = () => {
  visitors += 1;
  return `198.51.${visitors >> 8}.${visitors & 255}`;
};

type Answers = Record<string, string>;
const pathOf = ({ offerId, affId }: LeadCampaign) => `/l/${offerId}/${affId}`;
const open = (path: string, headers: Answers = {}) =>
  t.app.inject({ url: path, headers: { 'x-forwarded-for': anAddress(), 'user-agent': BROWSER, ...headers } });
const send = (path: string, answers: Answers, headers: Answers = {}) =>
  t.app.inject({
    ...{ method: 'POST', url: path, payload: new URLSearchParams(answers).toString() },
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': anAddress(), 'user-agent': BROWSER },
      ...headers,
    },
  });

const unescaped = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const typedIn = (page: string, name: string) =>
  unescaped(new RegExp(`name="${name.replaceAll('.', '\\.')}"[^>]*?value="([^"]*)"`).exec(page)?.[1] ?? '');
const actionOf = (page: string) => unescaped(/action="([^"]*)"/.exec(page)?.[1] ?? '');

/** The same form, as if it had been opened earlier. */
function older(campaign: LeadCampaign, stamp: string, ms = 10_000): string {
  const about = `${campaign.offerId}/${campaign.affId}`;
  const read = readStamp(t.services.secret, about, stamp);
  if (!read) throw new Error('not a stamp of ours');
  return signStamp(t.services.secret, about, { ...read, shownAt: new Date(read.shownAt.getTime() - ms) });
}

/** As a visitor who takes their time: opened, filled in, sent. */
async function fill(campaign: LeadCampaign, answers: Answers = {}, query = '?lang=en') {
  const page = await open(`${pathOf(campaign)}${query}`);
  const stamp = older(campaign, typedIn(page.body, 'stamp'));
  const sent = { ...GOOD, ...aPerson(), consent: 'yes', ...answers, stamp, step: '0', go: 'next' };
  return { page, sent, answer: await send(`${pathOf(campaign)}${actionOf(page.body)}`, sent) };
}
const GOOD = { firstName: 'Ana', lastName: 'Ruiz', zip: '33139' };

const leadsOf = ({ campaignId }: LeadCampaign) =>
  rows<Record<string, unknown>>(
    t.db,
    `select l.id, l.status, l.reason, l.way, l.click_id, l.subs, p.first_name, p.phone, p.ip, p.user_agent, c.sentence, c.version,
            c.page, encode(c.form_hash, 'hex') as hash
     from lead l join lead_person p on p.lead_id = l.id left join lead_consent c on c.lead_id = l.id
     where l.campaign_id = $1 order by l.arrived_at`,
    [campaignId],
  );

describe('the form of a campaign', () => {
  test('asks its own questions in both languages, without script, within a few kilobytes', async () => {
    const page = await open(pathOf(own), { 'accept-language': 'es-MX' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('Código postal');
    expect(page.body).toContain(USUAL_FORM.consent.sentence.es);
    expect((await open(`${pathOf(own)}?lang=en`)).body).toContain('ZIP code');
    expect(page.body).not.toContain('<script');
    expect(gzipSync(page.body).length).toBeLessThan(5 * 1024);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.headers['x-frame-options']).toBeDefined();
  });

  test('filled in is a lead of that publisher, with the click, what was agreed to and how it was shown', async () => {
    const campaign = await aLeadCampaign(t, { form: { redirectUrl: 'https://thanks.example.com/ok?x=1' } });
    await leadTo(t.db, campaign.campaignId, { destination: null });
    const clicked = await open(`/t/${campaign.offerId}/${campaign.affId}?sub1=mail&source=blog`);
    const location = String(clicked.headers.location);
    expect(location).toMatch(new RegExp(`^${pathOf(campaign)}\\?click_id=clk_`));
    const { page, answer, sent } = await fill(
      campaign,
      {},
      `${location.slice(location.indexOf('?'))}&sub2=top&lang=en`,
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([303, 'https://thanks.example.com/ok?x=1']);
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://thanks.example.com;");
    const [lead] = await leadsOf(campaign);
    expect(lead).toMatchObject({
      ...{ status: 'accepted', way: 'form', click_id: location.split('click_id=')[1], first_name: 'Ana' },
      ...{ subs: { sub1: 'mail', source: 'blog', sub2: 'top' }, user_agent: BROWSER },
      ...{ sentence: USUAL_FORM.consent.sentence.en, version: 0, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(lead?.page).toBe(`${t.services.config.publicUrl}${pathOf(campaign)}`);
    expect(lead?.ip).toMatch(/^198\.51\./);
    const again = await send(`${pathOf(campaign)}${actionOf(page.body)}`, sent);
    expect(again.statusCode).toBe(303); // read again, it is the same lead
    expect(await leadsOf(campaign)).toHaveLength(1);
  });

  test('sent eight times at once is one lead, and everybody is thanked', async () => {
    const campaign = await aLeadCampaign(t, {
      terms: { duplicates: { after: 'qualified', windowDays: 0, route: false, bill: false, pay: false } },
    });
    const page = await open(`${pathOf(campaign)}?lang=es`);
    const sent = { ...GOOD, ...aPerson(), consent: 'yes', stamp: older(campaign, typedIn(page.body, 'stamp')) };
    const path = `${pathOf(campaign)}?lang=es`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(path, sent)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(303));
    expect(answers[0]?.headers.location).toBe(`${pathOf(campaign)}/thanks?lang=es`);
    expect((await open(String(answers[0]?.headers.location))).body).toContain('Gracias');
    expect(await leadsOf(campaign)).toHaveLength(1);
  });

  test('thanks in the words of the campaign, as text', async () => {
    const thanks = { en: 'We call today.', es: '¡Gracias!\nTe llamamos <hoy>.' };
    const campaign = await aLeadCampaign(t, { form: { thanks } });
    const { body } = await open(`${pathOf(campaign)}/thanks?lang=es`);
    expect(body).toContain('¡Gracias!<br>Te llamamos &lt;hoy&gt;.');
    expect((await open(`${pathOf(campaign)}/thanks?lang=en`)).body).toContain('We call today.');
  });

  test('with something wrong comes back with all that was typed, and says what in words', async () => {
    const { answer } = await fill(own, { phone: '12', email: 'me', firstName: '"><b>Ana', lastName: '', consent: '' });
    expect(answer.statusCode).toBe(422);
    expect(typedIn(answer.body, 'phone')).toBe('12');
    expect(answer.body).toContain('value="&quot;&gt;&lt;b&gt;Ana"');
    for (const words of [
      'This is not a phone number',
      'This is not an e-mail address',
      'Last name: Fill in this field.',
    ])
      expect(answer.body).toContain(words);
    expect(answer.body).toMatch(/id="email"[^>]*aria-invalid="true"/);
    const unagreed = await fill(own, { consent: '' });
    expect(unagreed.answer.body).toContain('Tick this box');
    expect(typedIn(unagreed.answer.body, 'firstName')).toBe('Ana');
    expect(await leadsOf(own)).toEqual([]);
  });

  test('of a campaign abroad takes numbers as people there write them, and says what to type', async () => {
    const abroad = await aLeadCampaign(t, { terms: { geo: { countries: ['MX', 'ES'], states: [] } } });
    const wrong = await fill(abroad, { phone: '555 01' }, '?lang=es');
    expect(wrong.answer.statusCode).toBe(422);
    expect(wrong.answer.body).toMatch(
      /Escríbelo como en tu país, por ejemplo \d[\d ]+, o con el código de su país, por ejemplo \+52 /,
    );
    for (const phone of ['55 1234 5678', '612 34 56 78', '+34 600 50 01 00'])
      expect((await fill(abroad, { phone, zip: '06600' })).answer.statusCode).toBe(303);
    await fill(abroad, { phone: '+44 20 7183 8750' });
    const taken = await leadsOf(abroad);
    expect(taken.map(({ phone, status }) => [phone, status])).toEqual([
      ['+525512345678', 'accepted'],
      ['+34612345678', 'accepted'],
      ['+34600500100', 'accepted'],
      ['+442071838750', 'rejected'],
    ]);
  });

  test('from a program that fills in everything, too fast, with another’s stamp or an old one is not taken', async () => {
    const page = await open(`${pathOf(own)}?lang=en`);
    const fresh = typedIn(page.body, 'stamp');
    const good = { ...GOOD, ...aPerson(), consent: 'yes' };
    const said = async (changes: Answers) => (await send(`${pathOf(own)}?lang=en`, { ...good, ...changes })).body;
    expect(await said({ stamp: fresh })).toContain('very quick');
    expect(await said({ stamp: older(own, fresh), fax_number: '1' })).toMatch(
      /Leave the last field empty.*<div class="field"><label for="fax_number"/s,
    );
    expect(await said({ stamp: older(own, fresh, 25 * 3_600_000) })).toContain('open for a long time');
    for (const stamp of ['', 'x.y', `${fresh}x`, `x${fresh}`, older(own, fresh).replace(/\..*/, '.')])
      expect(await said({ stamp })).toContain('open for a long time');
    const other = await aLeadCampaign(t);
    const theirs = older(other, typedIn((await open(`${pathOf(other)}?lang=en`)).body, 'stamp'));
    expect(await said({ stamp: theirs })).toContain('open for a long time');
    expect(await leadsOf(own)).toEqual([]);
  });

  test('whose sentence changed meanwhile is read again before it counts', async () => {
    const campaign = await aLeadCampaign(t, { form: {} });
    const page = await open(`${pathOf(campaign)}?lang=en`);
    await rows(
      t.db,
      `insert into lead_form select (jsonb_populate_record(f, '{"version": 2, "consent_version": 9, "sentence": {"en": "New words", "es": "Otras"}}')).* from lead_form f where campaign_id = $1`,
      [campaign.campaignId],
    );
    const sent = { ...GOOD, ...aPerson(), consent: 'yes', stamp: older(campaign, typedIn(page.body, 'stamp')) };
    const answer = await send(`${pathOf(campaign)}?lang=en`, sent);
    expect(answer.body).toContain('has changed');
    expect(answer.body).not.toContain(' checked');
    const stamp = typedIn(answer.body, 'stamp');
    expect((await send(`${pathOf(campaign)}?lang=en`, { ...sent, stamp })).statusCode).toBe(303);
    expect(await leadsOf(campaign)).toMatchObject([{ sentence: 'New words', version: 9 }]);
  });

  test('sent too often from one address waits, and loses nothing', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const page = await open(`${pathOf(own)}?lang=en`);
    const codes: number[] = [];
    for (let i = 0; i < 22; i += 1) {
      const sent = {
        ...GOOD,
        ...aPerson(),
        consent: 'yes',
        stamp: older(own, typedIn(page.body, 'stamp'), 10_000 + i),
      };
      const answer = await send(`${pathOf(own)}?lang=en`, sent, from);
      codes.push(answer.statusCode);
      if (answer.statusCode === 429) expect(typedIn(answer.body, 'phone')).toBe(sent.phone);
    }
    expect(codes).toEqual([...Array(20).fill(303), 429, 429]);
  });
});

describe('a long form', () => {
  const text = (name: string): FormField => ({
    ...{ kind: 'text', name, required: name === 'q3', help: { en: 'Help', es: 'Ayuda' }, choices: [] },
    label: { en: `Question ${name}`, es: `Pregunta ${name}` },
  });
  const fields: FormField[] = [
    ...USUAL_FORM.fields,
    ...['q1', 'q2', 'q3'].map(text),
    { ...text('when'), kind: 'date' } as FormField,
    { ...text('owner'), kind: 'yes_no' } as FormField,
    { ...text('rooms'), kind: 'number' } as FormField,
  ];

  test('goes step by step, back and forth and into the other language, and keeps everything', async () => {
    const campaign = await aLeadCampaign(t, { form: { fields } });
    const path = `${pathOf(campaign)}?lang=en`;
    const first = await open(path);
    expect(first.body).toContain('Step 1 of 3');
    expect(first.body).not.toContain('name="consent"');
    const person = aPerson();
    const one = { ...GOOD, ...person, stamp: older(campaign, typedIn(first.body, 'stamp')), step: '0' };
    const { zip: _, ...begun } = one;
    const second = await send(path, { ...begun, go: 'next' });
    expect(second.body).toContain('Step 2 of 3');
    expect(typedIn(second.body, 'phone')).toBe(person.phone);
    const two = { ...one, stamp: typedIn(second.body, 'stamp'), step: '1', 'fields.q1': 'a "quote"', 'fields.q2': 'b' };
    expect((await send(path, { ...two, go: 'next' })).body).toMatch(/Step 2 of 3.*Question q3: Fill in this field/s);
    const spanish = await send(path, { ...two, go: 'es' });
    expect(spanish.body).toContain('Paso 2 de 3');
    expect(typedIn(spanish.body, 'fields.q1')).toBe('a "quote"');
    const back = await send(path, { ...two, go: 'back' });
    expect(back.body).toContain('Step 1 of 3');
    expect(typedIn(back.body, 'fields.q2')).toBe('b');
    const third = await send(path, { ...two, 'fields.q3': 'c', go: 'next' });
    expect(third.body).toContain('Step 3 of 3');
    const three = {
      ...two,
      'fields.q3': 'c',
      step: '2',
      'fields.owner': 'yes',
      'fields.rooms': 'many',
      consent: 'yes',
    };
    const wrong = await send(path, { ...three, stamp: typedIn(third.body, 'stamp') });
    expect(wrong.body).toContain('Write a number');
    expect(wrong.body).toMatch(/value="yes" checked> Yes/);
    const done = await send(path, { ...three, stamp: typedIn(third.body, 'stamp'), 'fields.rooms': '3' });
    expect(done.statusCode).toBe(303);
    const kept = await rows(
      t.db,
      'select p.fields from lead_person p join lead l on l.id = p.lead_id where l.campaign_id = $1',
      [campaign.campaignId],
    );
    expect(kept).toEqual([{ fields: { q1: 'a "quote"', q2: 'b', q3: 'c', owner: true, rooms: 3 } }]);
    expect(gzipSync(third.body).length).toBeLessThan(6 * 1024);
  });
});

describe('whoever cannot be helped', () => {
  test('is told so politely, shown other offers, and learns nothing of money', async () => {
    const person = aPerson();
    expect((await fill(own, person)).answer.statusCode).toBe(303);
    const twice = await fill(own, person);
    expect([twice.answer.statusCode, twice.answer.body]).toEqual([
      200,
      expect.stringContaining('We already have your request'),
    ]);
    const poor = await aLeadCampaign(t, { balanceCents: 5_000 });
    const [opened] = [await open(`${pathOf(poor)}?lang=en`)];
    expect((await fill(poor)).answer.statusCode).toBe(303);
    const stamp = older(poor, typedIn(opened.body, 'stamp'));
    const refused = await send(`${pathOf(poor)}?lang=en`, { ...GOOD, ...aPerson(), consent: 'yes', stamp });
    expect(refused.body).toContain('This offer is not available right now');
    expect(refused.body).not.toMatch(/balance|budget|saldo|\$/i);
    expect(await leadsOf(poor)).toMatchObject([{ status: 'accepted' }, { status: 'rejected', reason: 'no_balance' }]);
  });

  test('finds a way on where the offer is paused, closed, unknown or not joined', async () => {
    const campaign = await aLeadCampaign(t, { form: { takenWhen: 'open_hours' } });
    const { answer } = await fill(campaign);
    expect(answer.statusCode).toBe(303);
    for (const path of [
      `/l/${campaign.offerId}/ZZZZZ2`,
      `/l/ZZ999/${campaign.affId}`,
      '/l/x/y',
      '/l/x/y/embed',
      '/l/x/y/thanks',
    ])
      expect([path, (await open(path)).statusCode]).toEqual([path, 404]);
    const stranger = await aLeadCampaign(t);
    expect((await open(`/l/${campaign.offerId}/${stranger.affId}?lang=en`)).body).toContain('not available right now');
    await rows(t.db, `update campaign set status = 'paused' where id = $1`, [campaign.campaignId]);
    await expect.poll(async () => (await open(pathOf(campaign))).statusCode).toBe(404);
    expect((await send(pathOf(campaign), GOOD)).statusCode).toBe(404);
    OFFERED.leads = false;
    const off = await Promise.all([open(pathOf(own)), open(`${pathOf(own)}/embed`), send(pathOf(own), GOOD)]);
    expect(off.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    OFFERED.leads = true;
  });
});

describe('in somebody’s page', () => {
  const embed = (campaign: LeadCampaign, origin: string) =>
    open(
      `${pathOf(campaign)}/embed?lang=en&origin=${encodeURIComponent(origin)}&page=${encodeURIComponent(`${origin}/quote?x=1`)}`,
    );

  const setHosts = async (hosts: string[]) => {
    const [application] = await rows<{ id: string }>(t.db, 'select id from application where campaign_id = $1', [
      own.campaignId,
    ]);
    const [account] = await t.db
      .selectFrom('account_with_person')
      .selectAll()
      .where('id', '=', own.publisherId)
      .execute();
    if (!application || !account) throw new Error('somebody joined it');
    await setFormHosts(t.services, memberOf(account), { id: application.id, ...FormHosts.parse({ hosts }) });
  };

  test('only the site that asks for it may frame it, and only one that the application lists', async () => {
    const page = await embed(own, 'https://blog.example');
    expect(page.headers['content-security-policy']).toMatch(
      /script-src 'nonce-[^']+'; .*frame-ancestors https:\/\/blog\.example$/,
    );
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.body).toContain('"https://blog.example"');
    const evil = await embed(own, "https://x.example; script-src *'");
    expect(evil.headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
    expect(evil.body).not.toContain('<script');
    await setHosts(['https://Blog.example/quote']);
    const ancestors = async (origin: string) =>
      /frame-ancestors (.*)$/.exec(String((await embed(own, origin)).headers['content-security-policy']))?.[1];
    expect(await ancestors('https://www.blog.example')).toBe('https://www.blog.example');
    expect(await ancestors('https://evilblog.example')).toBe("'none'");
    await setHosts([]);
    expect(await ancestors('https://evilblog.example')).toBe('https://evilblog.example');
  });

  test('it is thanked for in its frame, and the page it stood on is kept', async () => {
    const campaign = await aLeadCampaign(t, { form: { redirectUrl: 'https://thanks.example.com/' } });
    const page = await embed(campaign, 'https://blog.example');
    const sent = { ...GOOD, ...aPerson(), consent: 'yes', stamp: older(campaign, typedIn(page.body, 'stamp')) };
    const answer = await send(`${pathOf(campaign)}/embed${actionOf(page.body)}`, sent);
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      expect.stringContaining('href="https://thanks.example.com/" target="_top"'),
    ]);
    expect(await leadsOf(campaign)).toMatchObject([{ page: 'https://blog.example/quote' }]);
  });

  test('the script weighs no more than three kilobytes and may be loaded by any page', async () => {
    const script = readFileSync(join(import.meta.dirname, 'form.js'));
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(3 * 1024);
    const answer = await t.app.inject({ url: '/form.js', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

test('whatever is asked or sent, nothing breaks and no markup or header of theirs comes back', async () => {
  const names = fc.constantFrom(...SUB_PARAMETERS, 'click_id', 'lang', 'origin', 'page', '__proto__');
  const query = fc.array(fc.tuple(names, hostilePart), { maxLength: 5 });
  const bodyNames = fc.constantFrom(
    'firstName',
    'phone',
    'zip',
    'state',
    'consent',
    'stamp',
    'step',
    'go',
    'fax_number',
    'fields.x',
    '__proto__',
  );
  const ODD = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '\u0000',
    '-1',
    '1e9',
    'x'.repeat(3000),
    "' autofocus onfocus=alert(1)",
  ];
  const value = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 30 }));
  const body = fc.array(fc.tuple(bodyNames, value), { maxLength: 8 });
  const place = fc.constantFrom(pathOf(own), `${pathOf(own)}/embed`, `${pathOf(own)}/thanks`);
  await fc.assert(
    fc.asyncProperty(place, query, fc.option(body), async (path, asked, sent) => {
      const url = `${path}?${asked.map(([name, part]) => `${name}=${part}`).join('&')}`;
      const answer = sent ? await send(url, Object.fromEntries(sent)) : await open(url);
      expect([200, 303, 404, 422, 429]).toContain(answer.statusCode);
      const ours = answer.body.replace(/<script nonce="[^"]+">[^<]*<\/script>/, '').replace(/="[^"]*"/g, '=""');
      expect(ours).not.toMatch(/<script|<img|<[^>]*\son\w+=/i);
      expect(String(answer.headers['content-security-policy'])).toMatch(
        /frame-ancestors ('none'|https?:\/\/[a-z0-9.:-]+)$/,
      );
    }),
    { numRuns: 150 },
  );
});

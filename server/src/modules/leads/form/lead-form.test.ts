import { USUAL_FORM } from '@callstead/domain/leads/form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { rows } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let advertiser: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  advertiser = await t.signIn('advertiser');
});
afterAll(() => t.close());

const { version: _, consent, ...usual } = USUAL_FORM;
const aDraft = (changes: object = {}) => ({ ...usual, sentence: consent.sentence, ...changes });
const own = (changes: object = {}) => ({
  ...{ kind: 'choice', name: 'roof', required: true, help: { en: 'Look up', es: 'Mira arriba' } },
  label: { en: 'Roof', es: 'Techo' },
  choices: [{ value: 'flat', label: { en: 'Flat', es: 'Plano' } }],
  ...changes,
});
const aLeadOffer = async () => (await aCampaign(t.db, advertiser.profile.id, { type: 'lead' })).id;
const save = (id: string, version: number, form: object, who = advertiser) =>
  t.call('PUT', `/campaigns/${id}/lead-form`, { ...who, body: { version, form } });

test('each change is a version; that of the sentence rises only with its words; the same again is none', async () => {
  const id = await aLeadOffer();
  const read = (await t.call('GET', `/campaigns/${id}/lead-form`, advertiser)).json();
  expect(read).toMatchObject({ version: 0, sentenceVersion: 0, savedAt: null, form: { fields: usual.fields } });
  const form = aDraft({ fields: [...usual.fields, own()], thanks: { en: 'Thanks!', es: '¡Gracias!' } });
  const first = await save(id, 0, form);
  expect(first.json()).toMatchObject({ version: 1, sentenceVersion: 0, form });
  expect((await save(id, 1, form)).json()).toMatchObject({ version: 1 });
  const sentence = { en: 'Yes, call me.', es: 'Sí, llámame.' };
  expect((await save(id, 1, { ...form, sentence })).json()).toMatchObject({ version: 2, sentenceVersion: 1 });
  const told = await rows<{ after: object }>(
    t.db,
    `select after from audit_entry where action = 'lead-form.save' and subject_id = $1 order by id`,
    [id],
  );
  expect(told).toHaveLength(2);
  expect(told[0]?.after).toMatchObject({ fields: 'firstName*, lastName*, phone*, email*, zip*, roof*' });
});

test('of two who save at once the second is told that the form changed, and nothing of theirs is written', async () => {
  const id = await aLeadOffer();
  const answers = await Promise.all(
    ['a', 'b'].map((letter) => save(id, 0, aDraft({ thanks: { en: letter, es: letter } }))),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'form_changed' });
  expect(await rows(t.db, 'select version from lead_form where campaign_id = $1', [id])).toEqual([{ version: 1 }]);
});

test('what is wrong with a form is named where it stands', async () => {
  const id = await aLeadOffer();
  const refused = await save(id, 0, aDraft({ fields: [own({ name: 'Roof!', choices: [] }), own(), own()] }));
  expect(refused.json()).toMatchObject({
    code: 'validation_failed',
    fields: {
      'form.fields': 'required',
      'form.fields.0.name': 'invalid',
      'form.fields.0.choices': 'required',
      'form.fields.2.name': 'repeated',
    },
  });
  for (const redirectUrl of [
    'http://thanks.example.com',
    'https://10.0.0.1/x',
    'https://localhost',
    'javascript:alert(1)',
  ]) {
    const { statusCode } = await save(id, 0, aDraft({ redirectUrl }));
    expect(statusCode, redirectUrl).toBe(422);
  }
});

test('only the campaign’s advertiser and admins reach it, and a campaign of calls has none', async () => {
  const id = await aLeadOffer();
  const [other, admin] = [await t.signIn('advertiser'), await t.signIn('admin')];
  expect((await save(id, 0, aDraft(), other)).statusCode).toBe(404);
  expect((await save(id, 0, aDraft(), admin)).statusCode).toBe(200);
  const calls = await aCampaign(t.db, advertiser.profile.id);
  expect((await save(calls.id, 0, aDraft())).statusCode).toBe(404);
  await expect(rows(t.db, `update lead_form set sentence = '{}' where campaign_id = $1`, [id])).rejects.toThrow();
});

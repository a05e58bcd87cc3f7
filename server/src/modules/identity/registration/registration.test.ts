import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailOrder } from '../../../mail/mails.ts';
import { createTestNetwork, PASSWORD, solve, type TestNetwork } from '../../../testing/test-network.ts';
import { resendConfirmation } from './commands.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const everybody = {
  fullName: 'Ana Ruiz',
  phone: '(305) 555-0142',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  comments: '',
  language: 'es',
};
const publisher = {
  ...everybody,
  userType: 'publisher',
  trafficSources: 'SEO',
  servicesToPromote: ['health'],
  teamProfile: '',
};
const advertiser = {
  ...everybody,
  userType: 'advertiser',
  companyName: 'Ruiz LLC',
  website: 'ruiz.example',
  interestedServices: ['legal', 'travel'],
  address: '1 Main St',
  city: 'Miami',
  state: 'FL',
  zipCode: '33101',
  avgInvestment: '<1000',
};

const register = async (form: object) =>
  t.call('POST', '/register', { body: { captchaId: await t.aSolvedCaptcha(), ...form } });
const profileOf = (email: string) =>
  t.db.selectFrom('account_with_person').selectAll().where('email', '=', email).executeTakeFirst();
const linkIn = (mail: MailOrder | undefined) => (mail as MailOrder & { mail: 'confirm-email' }).values.link;
const confirm = (link: string) =>
  t.call('POST', '/email-confirmations/complete', { body: { token: new URL(link).searchParams.get('token') } });

describe('registering', () => {
  test('a publisher is stored as pending with empty optionals as null, and gets a mail to confirm the address', async () => {
    const response = await register({ ...publisher, email: 'Ana@People.example' });
    expect(response.statusCode).toBe(204);
    expect(await profileOf('ana@people.example')).toMatchObject({
      status: 'pending',
      type: 'publisher',
      phone: '+13055550142',
      team_profile: null,
      comments: null,
      services_to_promote: ['health'],
      interested_services: [],
      company_name: null,
    });
    const [mail] = await t.mailsTo('ana@people.example');
    expect(mail).toMatchObject({ mail: 'confirm-email', language: 'es', values: { name: 'Ana Ruiz' } });
  });

  test('admins are told of the account, by its own id: the person has another', async () => {
    const admin = await t.signIn('admin');
    const email = 'told@people.example';
    await register({ ...publisher, email });
    const account = await profileOf(email);
    expect(account?.id).not.toBe(account?.user_id);
    const { data: notifications } = (await t.call('GET', '/notifications', admin)).json();
    const name = account?.full_name;
    expect(notifications).toMatchObject([{ kind: 'new_user', data: { accountId: account?.id, name } }]);
  });

  test("an advertiser's company, address and interests are stored", async () => {
    await register({ ...advertiser, email: 'company@people.example' });
    expect(await profileOf('company@people.example')).toMatchObject({
      type: 'advertiser',
      company_name: 'Ruiz LLC',
      website: 'https://ruiz.example',
      interested_services: ['legal', 'travel'],
      avg_investment: '<1000',
      zip_code: '33101',
      traffic_sources: null,
    });
  });

  test('an address that exists gets the same answer, changes nothing, and its owner is told', async () => {
    const owner = await t.anAccount('advertiser');
    const response = await register({ ...publisher, email: owner.email });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await profileOf(owner.email)).toMatchObject({ type: 'advertiser', full_name: owner.full_name });
    expect((await t.mailsTo(owner.email)).map((mail) => mail.mail)).toEqual(['already-registered']);
  });

  test('of two registrations of one address at once, one account comes out', async () => {
    const form = { ...publisher, email: 'twice@people.example' };
    const answers = await Promise.all([register(form), register(form), register(form)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204, 204]);
    const users = await t.db.selectFrom('auth_user').select('id').where('email', '=', form.email).execute();
    expect(users).toHaveLength(1);
  });

  test.each([
    ['fullName', ' ', 'required'],
    ['email', 'nonsense', 'email_invalid'],
    ['phone', '12', 'phone_invalid'],
    ['phone', '+1 999 999 999 999 999 99', 'phone_invalid'],
    ['trafficSources', '', 'required'],
    ['password', 'Ab1!', 'password_too_short'],
    ['password', 'abcd1234!', 'password_needs_uppercase'],
    ['password', 'ABCD1234!', 'password_needs_lowercase'],
    ['password', 'Abcdef1!', 'password_needs_digits'],
    ['password', 'Abcd1234', 'password_needs_special'],
    ['confirmPassword', 'Other1234!', 'passwords_differ'],
    ['servicesToPromote', ['nonsense'], 'invalid'],
  ])('a bad %s (%j) is refused by name and nothing is stored', async (field, value, error) => {
    const email = `bad.${Math.random()}@people.example`;
    const response = await register({ ...publisher, email, [field]: value });
    expect(response.statusCode).toBe(422);
    const [[key, said] = []] = Object.entries(response.json().fields);
    expect([key?.split('.')[0], said]).toEqual([field, error]);
    expect(await profileOf(email)).toBeUndefined();
  });

  test('nobody can give themselves a type, a status or a confirmed address', async () => {
    const sly = {
      ...publisher,
      email: 'sly@people.example',
      status: 'approved',
      type: 'admin',
      emailVerified: true,
    };
    await register(sly);
    expect(await profileOf('sly@people.example')).toMatchObject({ status: 'pending', type: 'publisher' });
    expect((await register({ ...sly, userType: 'admin' })).statusCode).toBe(422);
  });
});

describe('the captcha', () => {
  test('has one try, and solved it is good for one use', async () => {
    const { id, question } = (await t.call('POST', '/captchas')).json();
    expect(question).toMatch(/^\d{1,2} [+-] \d{1,2}$/);
    const answer = (answer: string) => t.call('POST', `/captchas/${id}/answer`, { body: { answer } });
    expect((await answer(solve(question))).json()).toEqual({ solved: true });
    const form = { ...publisher, captchaId: id };
    expect((await register({ ...form, email: 'one.use@people.example' })).statusCode).toBe(204);
    expect((await register({ ...form, email: 'second.use@people.example' })).json().code).toBe('captcha_failed');
    expect(await profileOf('second.use@people.example')).toBeUndefined();
  });

  test('a wrong answer uses the question up', async () => {
    const { id, question } = (await t.call('POST', '/captchas')).json();
    const answer = (answer: string) => t.call('POST', `/captchas/${id}/answer`, { body: { answer } });
    expect((await answer('99')).json()).toEqual({ solved: false });
    expect((await answer(solve(question))).json()).toEqual({ solved: false });
  });

  test('an unsolved one opens nothing', async () => {
    const { id } = (await t.call('POST', '/captchas')).json();
    expect((await register({ ...publisher, email: 'x@people.example', captchaId: id })).json().code).toBe(
      'captcha_failed',
    );
  });
});

describe('confirming the address', () => {
  test('the link of the mail confirms it, and login then waits for the admin', async () => {
    await register({ ...publisher, email: 'confirm@people.example' });
    const logIn = () => t.call('POST', '/login', { body: { email: 'confirm@people.example', password: PASSWORD } });
    expect((await logIn()).json().code).toBe('email_unconfirmed');
    const [mail] = await t.mailsTo('confirm@people.example');
    expect((await confirm(linkIn(mail))).statusCode).toBe(204);
    expect((await logIn()).json().code).toBe('account_pending');
    const user = await t.db
      .selectFrom('auth_user')
      .selectAll()
      .where('email', '=', 'confirm@people.example')
      .executeTakeFirst();
    expect(user?.email_confirmed_at).toBeInstanceOf(Date);
  });

  test('a forged or mangled link confirms nothing', async () => {
    for (const token of ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAYi5jIn0.']) {
      expect((await confirm(`http://x/?token=${token}`)).json().code).toBe('link_invalid');
    }
  });

  test('the link can be sent again; unknown and confirmed addresses get the same answer and no mail', async () => {
    const waiting = await t.anAccount('publisher', 'pending', { confirmed: false });
    const confirmed = await t.anAccount('publisher');
    const again = (email: string) => t.call('POST', '/email-confirmations', { body: { email } });
    const answers = [await again(waiting.email), await again(confirmed.email), await again('nobody@people.example')];
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(Array(3).fill([204, '']));
    for (const { email } of await t.jobs('resend-confirmation')) await resendConfirmation(t.services, email);
    expect(await t.mailsTo(waiting.email)).toHaveLength(1);
    expect(await t.mailsTo(confirmed.email)).toHaveLength(0);
  });
});

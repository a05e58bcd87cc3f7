import { expect, test } from 'vitest';
import { EMPTY_SPECIFIC_FIELDS, kindAsked, type RegisterFields } from './register-fields.ts';
import { registerRules } from './register-rules.ts';

const typed: RegisterFields = {
  ...EMPTY_SPECIFIC_FIELDS,
  fullName: 'Ana Ruiz',
  email: 'Ana@Example.com',
  phone: '+1 305 555 0100',
  password: 'Demo1234!',
  confirmPassword: 'Demo1234!',
  trafficSources: 'SEO',
  captchaId: '',
};
const publisher = {
  userType: 'publisher',
  language: 'es',
  captchaId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  ref: null,
} as const;
const check = (fields: Partial<RegisterFields>, context: Parameters<typeof registerRules>[1]) =>
  registerRules({ ...typed, ...fields }, context, { fields: {}, shouldUseNativeValidation: false });

const complaints = async (...input: Parameters<typeof check>) =>
  Object.fromEntries(Object.entries((await check(...input)).errors).map(([name, error]) => [name, error?.message]));

test('a publisher is asked for nothing an advertiser has to tell', async () => {
  const { values } = await check({}, publisher);
  expect(values).toMatchObject({
    userType: 'publisher',
    email: 'ana@example.com',
    teamProfile: null,
    captchaId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  });
  expect(values).not.toHaveProperty('companyName');
});

test('who came through a link says whose it was; a mangled one keeps nobody from registering', async () => {
  expect((await check({}, { ...publisher, ref: 'ABC234' })).values).toMatchObject({ ref: 'ABC234' });
  expect((await check({}, { ...publisher, ref: 'x'.repeat(300) })).values).toMatchObject({ ref: null });
});

test('an advertiser has to give company and address', async () => {
  expect(await complaints({}, { ...publisher, userType: 'advertiser' })).toEqual({
    companyName: 'required',
    address: 'required',
    city: 'required',
    state: 'required',
    zipCode: 'required',
  });
});

test('passwords that differ are named even when other fields are wrong too', async () => {
  expect(await complaints({ fullName: '', confirmPassword: 'other' }, publisher)).toEqual({
    fullName: 'required',
    confirmPassword: 'passwords_differ',
  });
});

test('nothing is sent before the captcha is solved', async () => {
  expect(await complaints({}, { ...publisher, captchaId: '' })).toEqual({ captchaId: 'captcha_required' });
});

test('the address chooses the tab', () => {
  expect(kindAsked('advertiser')).toBe('advertiser');
  expect(kindAsked('publisher')).toBe('publisher');
  expect(kindAsked('admin')).toBe('publisher');
  expect(kindAsked(null)).toBe('publisher');
});

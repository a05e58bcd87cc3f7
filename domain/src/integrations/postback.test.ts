import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFault, bodyFault, fillPostback, POSTBACK_MACROS, sampleValues } from './postback.ts';
import { POSTBACK_TEMPLATES } from './postback-templates.ts';

test.each([
  ['https://t.example/p?cid={sub1}&payout={payout}', undefined],
  ['https://t.example/p?cid={sub6}', 'macro_unknown'],
  ['https://t.example/p?key={secret.key}', undefined],
  ['https://t.example/p?key={secret.other}', 'macro_unknown'],
  ['https://{sub1}.example/p', 'address_invalid'],
  ['https://t.example{sub1}/p', 'address_invalid'],
  ['https://t.example/p?{', 'address_invalid'],
])('of %s this is wrong: %s', (address, fault) => {
  expect(addressFault(address, ['key'])).toBe(fault);
});

test('a body is JSON, and knows its macros', () => {
  expect(bodyFault('{"a": "{payout}"}', [])).toBeUndefined();
  expect(bodyFault('{"a": {payout}}', [])).toBe('unreadable');
  expect(bodyFault('{"a": "{phone}"}', [])).toBe('macro_unknown');
});

test('no value, whatever it holds, is more than a value', () => {
  const template = { url: 'https://t.example/{sub2}?a={sub1}&b=1#x', template: '{"a": "{sub1}", "b": ["x{sub2}"]}' };
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (sub1, sub2) => {
      const { url, body } = fillPostback(template, { sub1, sub2 }, {});
      const [, path = '', a = ''] = /^https:\/\/t\.example\/([^/?#]*)\?a=([^&#]*)&b=1#x$/.exec(url) ?? [];
      expect([decodeURIComponent(path), decodeURIComponent(a)]).toEqual([sub2, sub1]);
      expect(JSON.parse(body ?? '')).toEqual({ a: sub1, b: [`x${sub2}`] });
    }),
  );
});

test('in a body money, seconds and moments are numbers, and what is not known is left out', () => {
  const template = '{"value": "{payout}", "at": "{timestamp}", "fbc": "{fbc}", "token": "{secret.token}"}';
  const { body } = fillPostback(
    { url: 'https://t.example', template },
    { payout: '12.50', timestamp: '1700000000' },
    { token: 'geheim' },
  );
  expect(JSON.parse(body ?? '')).toEqual({ value: 12.5, at: 1_700_000_000, token: 'geheim' });
});

test('every template can be used as it is, but for what stands in capitals', () => {
  for (const [name, { url, template, secretNames }] of Object.entries(POSTBACK_TEMPLATES)) {
    expect([name, addressFault(url, secretNames)]).toEqual([name, undefined]);
    if (template !== null) expect([name, bodyFault(template, secretNames)]).toEqual([name, undefined]);
    expect(fillPostback({ url, template }, sampleValues('USD'), {}).url).not.toContain('{');
  }
});

test('Meta gets the click as it writes it, the place as hashes, the moment and the money as numbers', () => {
  const values = {
    ...{ fbc: 'fb.1.1700000000000.F1', payout: '25.00', currency: 'USD', timestamp: '1700000000', event_id: 'evt_1' },
    caller_state_sha256: 'h',
  };
  const { url, template } = POSTBACK_TEMPLATES.meta_calls;
  expect(JSON.parse(fillPostback({ url, template }, values, { access_token: 't' }).body ?? '')).toEqual({
    access_token: 't',
    data: [
      {
        ...{ event_name: 'Contact', event_time: 1_700_000_000, event_id: 'evt_1', action_source: 'phone_call' },
        user_data: { fbc: 'fb.1.1700000000000.F1', st: 'h' },
        custom_data: { currency: 'USD', value: 25, order_id: 'evt_1' },
      },
    ],
  });
});

test('no macro names a person', () => {
  for (const macro of POSTBACK_MACROS) expect(macro).not.toMatch(/name|phone|email|caller$|number|(^|_)ip$/);
});

import { expect, test } from 'vitest';
import type { ReadPhone } from '../leads/contact.ts';
import { contactsIn, readContact } from './contact-lines.ts';

const readPhone: ReadPhone = (written) => {
  const digits = written.replace(/\D/g, '').replace(/^1/, '');
  return digits.length === 10 ? { number: `+1${digits}`, country: 'US' } : undefined;
};

test('a person is found in whatever way their number or address is written', () => {
  for (const written of ['+13055550142', '(305) 555-0142', ' 305.555.0142', '1 305 555 0142']) {
    expect(readContact(written, readPhone)).toEqual({ kind: 'phone', value: '+13055550142' });
  }
  expect(readContact(' Ana@Example.COM ', readPhone)).toEqual({ kind: 'email', value: 'ana@example.com' });
  for (const nothing of ['', 'Ana', '12', 'ana@', '@', '33139'])
    expect(readContact(nothing, readPhone)).toBeUndefined();
});

test('a line of a list gives every number and address in it, whatever else stands there', () => {
  const line = '\uFEFF"Ana Pérez";"(305) 555-0142";33139;ANA@example.com';
  expect(contactsIn(line, readPhone)).toEqual([
    { kind: 'phone', value: '+13055550142' },
    { kind: 'email', value: 'ana@example.com' },
  ]);
  expect(contactsIn('name,phone,email', readPhone)).toEqual([]);
});

import { expect, test } from 'vitest';
import { readAdminShortcut } from './admin-shortcut.ts';

test('the pair is read and taken out of the address, the redirect stays', () => {
  const search = '?adminEmail=boss%40callstead.example&redirect=%2Fadmin-check&adminPassword=a%2Bb%261';
  expect(readAdminShortcut(search)).toEqual({
    email: 'boss@callstead.example',
    password: 'a+b&1',
    remainingSearch: 'redirect=%2Fadmin-check',
  });
});

test('a lone password is taken out as well', () => {
  expect(readAdminShortcut('?adminPassword=secret')).toEqual({ email: '', password: 'secret', remainingSearch: '' });
});

test('an ordinary address is no shortcut', () => {
  expect(readAdminShortcut('?redirect=%2Fcontact')).toBeNull();
});

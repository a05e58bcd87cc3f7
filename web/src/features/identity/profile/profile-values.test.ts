import type { Profile } from '@callstead/contract/identity/identity';
import { expect, test } from 'vitest';
import { changedOnly, valuesOf } from './profile-values.ts';

const advertiser = {
  userType: 'advertiser',
  fullName: 'Aldo Cruz',
  companyName: 'Casa Clara LLC',
  website: null,
  trafficSources: null,
  status: 'approved',
} as Partial<Profile> as Profile;

test('the form holds the fields of its kind of account, empty ones as text', () => {
  const values = valuesOf(advertiser);
  expect(values).toMatchObject({ fullName: 'Aldo Cruz', companyName: 'Casa Clara LLC', website: '', timeZone: '' });
  expect(values).not.toHaveProperty('trafficSources');
  expect(values).not.toHaveProperty('status');
});

test('only what was touched is sent', () => {
  const change = { fullName: 'Aldo Cruz', companyName: 'Otra LLC', website: null };
  expect(changedOnly(change, { companyName: true, website: false })).toEqual({ companyName: 'Otra LLC' });
  expect(changedOnly(change, { website: true })).toEqual({ website: null });
});

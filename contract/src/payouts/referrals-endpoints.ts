import { MoneyQuery } from '../billing/statements.ts';
import { endpoint } from '../endpoint.ts';
import { ReferralsResponse } from './referrals.ts';

export const readReferrals = endpoint('GET', '/referrals', {
  access: 'earnings.read',
  query: MoneyQuery,
  answers: { 200: ReferralsResponse },
});

import { endpoint } from '../endpoint.ts';
import { Balance, BalanceAsked, EntriesAsked, EntryList, PostingList, PostingsAsked } from './ledger.ts';

/** Admins name the account. */
export const readBalance = endpoint('GET', '/ledger/balance', {
  access: 'ledger.read-own',
  scope: 'ledger:read',
  query: BalanceAsked,
  answers: { 200: Balance },
});

/** Newest first. Admins name the account. */
export const listEntries = endpoint('GET', '/ledger/entries', {
  access: 'ledger.read-own',
  scope: 'ledger:read',
  query: EntriesAsked,
  answers: { 200: EntryList },
});

export const listPostings = endpoint('GET', '/ledger/postings', {
  access: 'ledger.read',
  scope: 'ledger:read',
  query: PostingsAsked,
  answers: { 200: PostingList },
});

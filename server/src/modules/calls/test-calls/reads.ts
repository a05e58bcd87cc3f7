import type { CallableNumbersQuery } from '@callstead/contract/calls/test-calls';
import { type Actor, authorize, can } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Services } from '../../../services.ts';
import { listCallableNumbers } from './queries.ts';

/** More than that and somebody searches. */
const MOST_NUMBERS = 100;

/** The numbers somebody may ring or ask about, and what ringing them means here. */
export async function readCallableNumbers({ db, config }: Services, actor: Actor, query: CallableNumbersQuery) {
  authorize(actor, 'call.list-lines');
  const owner = viewedAccount(actor, query.account);
  const { search, campaign } = query;
  const numbers = await listCallableNumbers(db, { owner, campaign, search, limit: MOST_NUMBERS });
  const isDemo = config.demo;
  const allowed = numbers.some((number) => can(actor, 'call.test', { ...number, isDemo }));
  return { numbers, testing: { allowed, billed: isDemo } };
}

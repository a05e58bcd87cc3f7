import type { CallableNumbersQuery } from '@callstead/contract/calls/test-calls';
import { type Actor, authorize, can } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Services } from '../../../services.ts';
import { listCallableNumbers } from './queries.ts';

/** More than that and somebody searches. */
const MOST_LINES = 100;

/** The numbers somebody may ring or ask about, and what ringing them means here. */
export async function readCallableNumbers({ db, config }: Services, actor: Actor, query: CallableNumbersQuery) {
  authorize(actor, 'call.list-lines');
  const owner = viewedAccount(actor, query.account);
  const { search, campaign } = query;
  const lines = await listCallableNumbers(db, { owner, campaign, search, limit: MOST_LINES });
  const isDemo = config.demo;
  const allowed = lines.some((line) => can(actor, 'call.test', { ...line, isDemo }));
  return { lines, testing: { allowed, billed: isDemo } };
}

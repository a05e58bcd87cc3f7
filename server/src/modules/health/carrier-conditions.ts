import type { CarrierCondition } from '@callstead/contract/health';
import { type AnswersWithin, percentileMs } from '@callstead/domain/health/answer-times';
import { judgeCarrier } from '@callstead/domain/health/judge-health';
import type { Db } from '../../db/database.ts';
import { type SummedHealth, sumAnswers, sumHours } from '../carriers/health-queries.ts';
import { presentHealth } from '../carriers/present.ts';
import { type AccountWithNumbers, listAccounts } from '../carriers/queries.ts';

const OTHERS = ['environment', 'simulator', 'unknown'] as const;

/** Of every account, and of whoever else asked as a carrier. */
export async function readCarrierConditions(db: Db, since: Date): Promise<CarrierCondition[]> {
  const hours = new Map((await sumHours(db, since)).map((row) => [row.carrier, row]));
  const answers = await sumAnswers(db, since);
  const of = (carrier: string, account?: AccountWithNumbers) =>
    condition(carrier, {
      account,
      hours: hours.get(carrier),
      answers: answers.filter((each) => each.carrier === carrier),
    });
  return [
    ...(await listAccounts(db)).map((account) => of(account.id, account)),
    ...OTHERS.filter((carrier) => hours.has(carrier)).map((carrier) => of(carrier)),
  ];
}

type Known = {
  account: AccountWithNumbers | undefined;
  hours: SummedHealth | undefined;
  answers: readonly AnswersWithin[];
};

function condition(carrier: string, { account, hours, answers }: Known): CarrierCondition {
  const { webhooks, forged, unanswered, lastWebhookAt } = presentHealth(hours);
  const counted = answers.map((each) => ({ withinMs: each.withinMs, answers: Number(each.answers) }));
  const times = { p50Ms: percentileMs(counted, 0.5), p99Ms: percentileMs(counted, 0.99) };
  const checkFailure = account?.check_failure ?? null;
  const facts = { webhooks, forged, unanswered, ...times };
  return {
    ...{ carrier, name: account?.name ?? null, lastWebhookAt, checkFailure },
    ...facts,
    ...judgeCarrier({ ...facts, isKnown: carrier !== 'unknown', isRefusing: checkFailure !== null }),
  };
}

import { assert } from '../assert.ts';

/** Below x add y, at most z a day of the network. */
export type RechargeRule = { isOn: boolean; belowCents: number; addCents: number; dailyLimitCents: number };

export type RechargeState = {
  /** Free to use, without what is set aside for calls. */
  balanceCents: number;
  isUnderWay: boolean;
  /** By itself since the day began, what is under way counted in full; declined and canceled ones not at all. */
  chargedTodayCents: number;
};

export type RechargeDecision =
  | { do: 'charge'; amountCents: number }
  | { do: 'nothing'; because: 'off' | 'enough' | 'under_way' | 'daily_limit' };

export function decideRecharge(rule: RechargeRule, state: RechargeState): RechargeDecision {
  assert(rule.addCents > 0, 'a recharge brings money');
  const { belowCents, addCents, dailyLimitCents } = rule;
  if (!rule.isOn) return nothing('off');
  if (state.balanceCents >= belowCents) return nothing('enough');
  if (state.isUnderWay) return nothing('under_way');
  if (state.chargedTodayCents + addCents > dailyLimitCents) return nothing('daily_limit');
  return { do: 'charge', amountCents: addCents };
}

const nothing = (because: Extract<RechargeDecision, { do: 'nothing' }>['because']): RechargeDecision => ({
  do: 'nothing',
  because,
});

/** Why it does not go on until somebody switches it on again. */
export const RECHARGE_STOPS = ['declined', 'canceled', 'method_removed', 'disputed'] as const;
export type RechargeStop = (typeof RECHARGE_STOPS)[number];

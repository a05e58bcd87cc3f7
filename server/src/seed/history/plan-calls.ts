import type { Reason } from '@callstead/domain/calls/call';
import { US_STATES, type UsState } from '@callstead/domain/campaigns/us-states';
import type { Chance } from '../../telephony/simulator/chance.ts';
import type { PlannedCall } from '../../telephony/simulator/plan-traffic.ts';
import { momentOn } from './calendar.ts';
import type { Caller, Callers } from './callers.ts';
import { type CampaignKey, GEOS, MINIMUM_SECONDS, PRICE_SECONDS, PRICE_STATES } from './campaigns.ts';
import { drawPublisher, type PublisherCampaign } from './people.ts';
import { CALL_MARGIN_MS } from './split-history.ts';

/** One call of history, and how it is meant to end. */
export type HistoryCall = Omit<PlannedCall, 'to' | 'startsAfter' | 'state'> & {
  state: UsState;
  at: Date;
  line: PublisherCampaign;
  /** Null where nobody minds. */
  expects: 'qualified' | Reason | null;
  /** What a qualified one costs. */
  priceCents: number;
  /** It can only come about once the calls of its days are over. */
  isAfterthought: boolean;
  /** Only of the newest somebody wants to hear a recording. */
  isRecorded?: boolean;
};

type Wanted = { line: PublisherCampaign; at: Date; end: Date };

/** What every kind of call starts from: rings twice at most, is answered at once, lasts a while. */
function aCall(chance: Chance, { line, at }: Wanted, caller: Caller | null, state: UsState): HistoryCall {
  return {
    callSid: `CA${Array.from({ length: 32 }, () => chance.integer(0, 15).toString(16)).join('')}`,
    from: caller?.from ?? null,
    state,
    zip: caller?.zip ?? null,
    targets: ['answers'],
    ringSeconds: chance.integer(3, 8),
    talkSeconds: 0,
    givesUp: false,
    at,
    line,
    expects: 'qualified',
    priceCents: 0,
    isAfterthought: false,
  };
}

const MISSES_FIRST = 0.1;
const RUNG_OUT_SECONDS = 25;
const END_MARGIN_SECONDS = 5;

/** Long enough for its price, and over before history ends. */
export function aQualifiedCall(
  chance: Chance,
  callers: Callers,
  wanted: { campaign: CampaignKey; at: Date; end: Date; priceCents: number },
): HistoryCall {
  const { campaign, at, end, priceCents } = wanted;
  const caller = callers(statesAt(campaign, priceCents));
  const call = aCall(chance, { ...wanted, line: drawPublisher(chance, campaign) }, caller, caller.state);
  const leftMs = end.getTime() - at.getTime();
  const missesFirst = leftMs > CALL_MARGIN_MS && chance.happens(MISSES_FIRST);
  const most = Math.floor(leftMs / 1000) - call.ringSeconds - RUNG_OUT_SECONDS * Number(missesFirst);
  return {
    ...call,
    priceCents,
    ...(missesFirst && { targets: ['no-answer', 'answers'] as const }),
    talkSeconds: Math.min(talkAt(chance, campaign, priceCents), most - END_MARGIN_SECONDS),
  };
}

function statesAt(campaign: CampaignKey, priceCents: number): readonly UsState[] {
  return campaign === 'paused' ? GEOS.paused : (PRICE_STATES[campaign][priceCents] ?? []);
}

const LONGEST_SECONDS = 600;

function talkAt(chance: Chance, campaign: CampaignKey, priceCents: number): number {
  const { least, most } = (campaign === 'paused' && PRICE_SECONDS[priceCents]) || {
    least: MINIMUM_SECONDS[campaign],
    most: LONGEST_SECONDS,
  };
  return least + Math.round(chance.next() ** 2 * (most - least));
}

/** What goes wrong, and how often in a thousand. The current campaign never closes; only the archived one had a cap. */
const WRONGS: Record<CampaignKey, Partial<Record<Reason, number>>> = {
  current: {
    ...{ too_short: 260, no_answer: 170, caller_hung_up: 130, out_of_geo: 150, busy: 100 },
    ...{ duplicate: 80, anonymous: 60, blocked: 30, failed: 20 },
  },
  paused: {
    ...{ too_short: 230, no_answer: 160, caller_hung_up: 110, out_of_geo: 150, busy: 80 },
    ...{ duplicate: 60, anonymous: 60, blocked: 30, failed: 20, closed: 100 },
  },
  archived: {
    ...{ too_short: 230, no_answer: 160, caller_hung_up: 110, out_of_geo: 150, busy: 80 },
    ...{ duplicate: 60, anonymous: 60, blocked: 30, failed: 20, closed: 100 },
  },
};

export function aWrong(chance: Chance, campaign: CampaignKey): Reason {
  const wrongs = Object.entries(WRONGS[campaign]) as [Reason, number][];
  const tickets = wrongs.flatMap(([reason, weight]) => Array.from({ length: weight / 10 }, () => reason));
  return chance.pick(tickets);
}

const CLOSED_FROM_MINUTE = 20 * 60 + 20;
const CLOSED_TO_MINUTE = 22 * 60 + 30;

/** Evenings, when the campaign has closed. */
export const aClosedMoment = (chance: Chance, date: string) =>
  momentOn(date, CLOSED_FROM_MINUTE + chance.next() * (CLOSED_TO_MINUTE - CLOSED_FROM_MINUTE));

export const BLOCKED_CALLERS = ['+18135550188', '+14045550190', '+12145550191'];

/** A call that ends without being paid, for the reason asked. `earlier` is the caller of a call that qualified. */
export function aWrongCall(
  chance: Chance,
  callers: Callers,
  wanted: Wanted & { campaign: CampaignKey; reason: Reason; earlier: HistoryCall | undefined },
): HistoryCall {
  const { campaign, reason, earlier } = wanted;
  const minimum = MINIMUM_SECONDS[campaign];
  const caller = callerFor(reason, chance, callers, wanted);
  const call = { ...aCall(chance, wanted, caller, caller?.state ?? 'FL'), expects: reason };
  const talkSeconds = chance.integer(5, minimum - 5);
  switch (reason) {
    case 'no_answer':
      return { ...call, targets: ['no-answer'] };
    case 'busy':
      return { ...call, targets: ['busy'] };
    case 'failed':
      return { ...call, targets: ['failed'] };
    case 'caller_hung_up':
      return { ...call, givesUp: true };
    case 'duplicate':
      return { ...call, from: earlier?.from ?? call.from, talkSeconds, isAfterthought: true };
    case 'over_cap':
      return { ...call, talkSeconds, isAfterthought: true };
    default:
      return { ...call, talkSeconds };
  }
}

function callerFor(
  reason: Reason,
  chance: Chance,
  callers: Callers,
  { campaign, earlier }: { campaign: CampaignKey; earlier: HistoryCall | undefined },
): Caller | null {
  const inside = GEOS[campaign];
  if (reason === 'anonymous') return null;
  if (reason === 'blocked') return { from: chance.pick(BLOCKED_CALLERS), state: 'FL', zip: null };
  if (reason === 'duplicate' && earlier)
    return { from: earlier.from ?? '', state: earlier.state ?? 'FL', zip: earlier.zip };
  return callers(reason === 'out_of_geo' ? US_STATES.filter((state) => !inside.includes(state)) : inside);
}

const NETWORK_TALK_SECONDS = 700;

/** Somebody calls an offer of the network; whatever comes of it is right. */
export function aNetworkCall(chance: Chance, callers: Callers, wanted: Wanted): HistoryCall {
  const caller = callers();
  const call = aCall(chance, wanted, caller, caller.state);
  return {
    ...call,
    expects: null,
    targets: [chance.happens(0.75) ? 'answers' : chance.pick(['no-answer', 'busy'] as const), 'answers'],
    talkSeconds: chance.integer(5, NETWORK_TALK_SECONDS),
    givesUp: chance.happens(0.1),
  };
}

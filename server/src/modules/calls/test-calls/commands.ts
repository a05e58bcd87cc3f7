import { randomBytes, randomInt } from 'node:crypto';
import type { Reason } from '@callstead/domain/calls/call';
import { US_STATES } from '@callstead/domain/campaigns/us-states';
import { DomainError } from '@callstead/domain/errors';
import { dialectOf } from '@callstead/domain/numbers/carrier-account';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { type Actor, authorize, can } from '@callstead/domain/policy';
import { locationOfNumber } from '@callstead/domain/routing/area-codes';
import { type Db, inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Loopback } from '../../../http/loopback.ts';
import { simulatorKey } from '../../../telephony/carrier-tokens.ts';
import { phoneNumber } from '../../../telephony/phone-number.ts';
import { PLAYED_SID } from '../../../telephony/port.ts';
import { type Chance, chanceFrom } from '../../../telephony/simulator/chance.ts';
import { createHttpWire, NO_CHAOS } from '../../../telephony/simulator/http-wire.ts';
import { paceOf } from '../../../telephony/simulator/pace.ts';
import type { PlannedCall } from '../../../telephony/simulator/plan-traffic.ts';
import { playCall } from '../../../telephony/simulator/play-call.ts';
import type { Wire } from '../../../telephony/simulator/wire.ts';
import type { CallServices } from '../engine.ts';
import { ownerOf, readNumberName } from './number-name.ts';
import { type CallableNumberRow, findCallableNumber } from './queries.ts';
import { secondsToQualify } from './seconds-to-qualify.ts';
import { type Lookup, somebodyNew } from './somebody-new.ts';

type TestCall = { line: string; callerNumber: string | null; talkSeconds: number | null; pace: 'fast' | 'real' };

/** Rings a tracking number over the real wire, by the built-in carrier; goes on by itself once the call is there. */
export async function placeTestCall(services: CallServices, actor: Actor, input: TestCall, loopback: Loopback) {
  const call = await inTransaction(services, async (tx) => {
    const callable = await findCallableNumber(tx.db, readNumberName(input.line), ownerOf(actor));
    const asked = callable && { ...callable, isDemo: tx.config.demo };
    if (!asked || !can(actor, 'call.test', asked)) throw new DomainError('not_found');
    authorize(actor, 'call.test', asked);
    await services.limits.spend('test-call.account', actor.accountId);
    const planned = await planTestCall(services, tx.db, asked, input);
    await emit(tx, actor, {
      type: 'call.test',
      subject: { type: 'number', id: asked.id, name: phoneText(asked.number) },
      after: { callSid: planned.callSid, talkSeconds: planned.talkSeconds, isBilled: tx.config.demo },
    });
    return planned;
  });
  return { ...(await play(services, call, loopback)), number: call.to, ...timesOf(call) };
}

const timesOf = ({ talkSeconds, clockSpeed = 1 }: PlannedCall) => ({ talkSeconds, clockSpeed });

const RING_SECONDS = 3;
/** A little over what the campaign asks for: nobody has to watch longer. */
const SPARE_SECONDS = 5;
/** As long as people like to watch. */
const FAST_TALK_SECONDS = 10;

async function planTestCall(
  { calls }: CallServices,
  db: Db,
  callable: CallableNumberRow,
  input: TestCall,
): Promise<PlannedCall> {
  const chance = chanceFrom(randomInt(2 ** 32));
  const talkSeconds = input.talkSeconds ?? secondsToQualify(callable.terms) + SPARE_SECONDS;
  return {
    callSid: `${PLAYED_SID}${randomBytes(12).toString('hex')}`,
    ...(await callerOf({ db, personOf: calls.routing.personOf }, callable, input.callerNumber, chance)),
    to: callable.number,
    zip: null,
    dialect: dialectOf(callable.carrierKind ?? 'twilio'),
    targets: ['answers'],
    ringSeconds: RING_SECONDS,
    talkSeconds,
    givesUp: false,
    startsAfter: 0,
    clockSpeed: input.pace === 'fast' ? Math.max(1, Math.ceil(talkSeconds / FAST_TALK_SECONDS)) : 1,
  };
}

/** The one who was named, or somebody this campaign has never heard of. */
async function callerOf(lookup: Lookup, callable: CallableNumberRow, written: string | null, chance: Chance) {
  if (written !== null) {
    const from = phoneNumber(written, 'callerNumber');
    return { from, state: US_STATES.find((state) => state === locationOfNumber(from)) ?? null };
  }
  return somebodyNew(lookup, { number: callable.number, geo: callable.terms.geo }, chance);
}

type Played = { callId: string; reason: Reason | null };

/** Resolves when the network has answered the ring. A call that was refused is over then; any other goes on behind. */
async function play(services: CallServices, call: PlannedCall, loopback: Loopback): Promise<Played> {
  const { config, simulatorToken: token, log, calls } = services;
  const wire = createHttpWire(
    { servers: [loopback], publicUrl: config.publicUrl, token, telnyxKey: () => simulatorKey(token) },
    chanceFrom(randomInt(2 ** 32)),
    NO_CHAOS,
  );
  const { answered, watched } = watchFirstAnswer(wire);
  const played = playCall(call, watched, new Date(), paceOf(call)).then(wire.settled);
  const failed = played.then(
    () => undefined,
    (error: Error) => {
      log.warn({ reason: error.message, callSid: call.callSid }, 'a test call broke off');
    },
  );
  await Promise.race([answered, failed]);
  const known = await calls.recordEvent({ callSid: call.callSid });
  if (!known) throw new DomainError('unavailable');
  if (known.call.endedAt !== null) await failed;
  const isRefused = known.call.status === 'refused';
  return { callId: known.call.id, reason: isRefused ? known.call.reason : null };
}

function watchFirstAnswer(wire: Wire): { answered: Promise<void>; watched: Wire } {
  let tell: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const ask: Wire['ask'] = async (...asked) => {
    const answer = await wire.ask(...asked);
    tell();
    return answer;
  };
  return { answered, watched: { ...wire, ask } };
}

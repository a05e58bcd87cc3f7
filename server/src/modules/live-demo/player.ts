import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOpen } from '@callstead/domain/campaigns/hours';
import type { Loopback } from '../../http/loopback.ts';
import { type Chance, chanceFrom } from '../../telephony/simulator/chance.ts';
import { createHttpWire, NO_CHAOS } from '../../telephony/simulator/http-wire.ts';
import { paceOf } from '../../telephony/simulator/pace.ts';
import { playCall } from '../../telephony/simulator/play-call.ts';
import type { CallServices } from '../calls/engine.ts';
import { findForm } from '../leads/form/queries.ts';
import { createDemoCallers, type DemoCallers } from './demo-callers.ts';
import { createDemoVisitors, type DemoVisitors } from './demo-visitors.ts';
import { claimTurn, type DemoLine, listDemoLines } from './queries.ts';
import { clickLink, createVisitorWire, sendForm } from './visit.ts';

/** What happens, in turn: about a dozen things a minute, the first of them a call. */
const TURNS = ['call', 'click', 'call', 'click', 'lead', 'call', 'click', 'call', 'click', 'call', 'lead', 'click'];
type Deed = 'call' | 'click' | 'lead';
export const deedOf = (turn: number) => TURNS[(turn - 1) % TURNS.length] as Deed;

const PAUSE_MS = { least: 3_500, most: 6_000 };
const LOOKS_EVERY_MS = 1_000;

/** Traders see their own alone, an admin sees everybody's; and most of it happens where somebody is at work. */
const OWN_SHARE = 0.6;
const OPEN_SHARE = 0.93;

type Stage = {
  services: CallServices;
  loopback: Loopback;
  chance: Chance;
  callers: DemoCallers;
  visitors: DemoVisitors;
  signal: AbortSignal;
};

/** Plays over the wire what carriers and visitors do, while anybody watches; of several processes one does at a time. */
export function createPlayer(services: CallServices) {
  const ending = new AbortController();
  const chance = chanceFrom(randomInt(2 ** 32));
  const people = { callers: createDemoCallers(services, chance), visitors: createDemoVisitors(chance) };
  const playing = new Set<Promise<void>>();
  let running: Promise<void> | undefined;

  const begin = (stage: Stage, deed: Deed) => {
    const played = playDeed(stage, deed)
      .catch((error: Error) => {
        if (!ending.signal.aborted) services.log.warn({ reason: error.message, deed }, 'the live demo stumbled');
      })
      .finally(() => playing.delete(played));
    playing.add(played);
  };

  async function run(stage: Stage): Promise<void> {
    while (!ending.signal.aborted) {
      const { isWatched, turn } = await claimTurn(services.db, chance.integer(PAUSE_MS.least, PAUSE_MS.most));
      if (!isWatched) return;
      if (turn !== null) begin(stage, deedOf(turn));
      await sleep(LOOKS_EVERY_MS, undefined, { signal: ending.signal, ref: false });
    }
  }

  return {
    /** Somebody watches; whoever runs already goes on. */
    wake: (loopback: Loopback) => {
      running ??= run({ services, loopback, chance, ...people, signal: ending.signal })
        .catch((error: Error) => {
          if (!ending.signal.aborted) services.log.warn({ reason: error.message }, 'the live demo stopped');
        })
        .finally(() => {
          running = undefined;
        });
    },
    /** Whoever talks is cut off: the sweeper of lost calls ends them. */
    close: async () => {
      ending.abort();
      await running;
      await Promise.all(playing);
    },
  };
}

async function playDeed(stage: Stage, wanted: Deed): Promise<void> {
  const drawn = drawDeed(stage.chance, await listDemoLines(stage.services.db), wanted, new Date());
  if (drawn) await DEEDS[drawn.deed](stage, drawn.line);
}

const FITS: Record<Deed, (line: DemoLine) => boolean> = {
  call: ({ type, number }) => type === 'call' && number !== null,
  click: () => true,
  lead: ({ type }) => type === 'lead',
};
const NIGHT_SHARE = 0.8;

/** While nobody is at work who answers, most people leave their details instead: forms are open at night. */
export function drawDeed(chance: Chance, lines: readonly DemoLine[], wanted: Deed, now: Date) {
  const draw = (deed: Deed) => {
    const line = drawLine(chance, lines.filter(FITS[deed]), now);
    return line && { deed, line };
  };
  const drawn = draw(wanted);
  const isShut = wanted === 'call' && drawn !== undefined && !isOpen(drawn.line.terms.hours, now);
  return (isShut && chance.happens(NIGHT_SHARE) && draw('lead')) || drawn;
}

/** Undefined where nobody promotes anything of the kind. */
export function drawLine(chance: Chance, lines: readonly DemoLine[], now: Date): DemoLine | undefined {
  const ownShare = lines.some(({ isForAll }) => isForAll) ? OWN_SHARE : 1;
  const some = preferred(chance, lines, ({ isOwn }) => isOwn, ownShare);
  const open = preferred(chance, some, ({ terms }) => isOpen(terms.hours, now), OPEN_SHARE);
  return open.length > 0 ? chance.pick(open) : undefined;
}

function preferred(
  chance: Chance,
  lines: readonly DemoLine[],
  isBetter: (line: DemoLine) => boolean,
  share: number,
): readonly DemoLine[] {
  const better = lines.filter(isBetter);
  return better.length > 0 && chance.happens(share) ? better : lines;
}

const DEEDS: Record<Deed, (stage: Stage, line: DemoLine) => Promise<void>> = {
  call: async ({ services, loopback, chance, callers, signal }, line) => {
    const { config, simulatorToken: token } = services;
    const wire = createHttpWire({ servers: [loopback], publicUrl: config.publicUrl, token }, chance, NO_CHAOS);
    const call = await callers.plan(line, line.number ?? '');
    await playCall(call, wire, new Date(), paceOf(call, signal));
    await wire.settled();
  },
  click: async ({ loopback, visitors, signal }, line) => {
    await clickLink(createVisitorWire(loopback, visitors.drawVisitor(), signal), line, visitors.drawSource());
  },
  lead: async ({ services, loopback, visitors, signal }, line) => {
    const wire = createVisitorWire(loopback, visitors.drawApplicant(), signal);
    const page = await clickLink(wire, line, visitors.drawSource());
    const { fields } = await findForm(services.db, line.campaignId);
    await sendForm(wire, { page, line, answers: visitors.answer(fields, line), readMs: visitors.drawReadMs() });
  },
};

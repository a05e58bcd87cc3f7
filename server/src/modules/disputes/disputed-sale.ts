import type { Billing } from '@callstead/domain/calls/call';
import { callView } from '@callstead/domain/calls/call-view';
import { withoutCaller } from '@callstead/domain/calls/without-caller';
import type { DisputedKind } from '@callstead/domain/disputes/dispute';
import { DomainError } from '@callstead/domain/errors';
import type { CallFacts } from '@callstead/domain/events/event';
import type { Member } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { sidesOf } from '../calls/call-sides.ts';
import { findCall, findCallForUpdate } from '../calls/queries.ts';
import { findConversion, findConversionForUpdate } from '../conversions/queries.ts';
import { findCase } from '../dispute-threads/queries.ts';
import { wordsFor } from '../leads/detail/present.ts';
import { findPerson } from '../leads/detail/reads.ts';
import { findLead, findLeadForUpdate } from '../leads/queries.ts';

export type Named = { kind: DisputedKind; id: string };

type Decision = { at: string; billing: Billing; reason: string | null; by: string };

/** A call or lead somebody disputes, told in the same words. */
export type DisputedSale = Named & {
  /** Of a conversion: when it was first reported. */
  arrivedAt: Date;
  sides: CallFacts;
  billing: Billing;
  openedAt: Date;
  category: string | null;
  second: number | null;
  reason: string | null;
  decision: Decision | null;
};

/** Locked where it is to change: nothing is said of what was decided meanwhile. */
export async function findDisputed(db: Db, named: Named, { isLocked = false } = {}): Promise<DisputedSale> {
  const found = await FIND[named.kind](db, named.id, isLocked);
  if (!found) throw new DomainError('not_found');
  return { ...named, ...found };
}

type Found = Omit<DisputedSale, keyof Named> | undefined;

async function disputedCall(db: Db, id: string, isLocked: boolean): Promise<Found> {
  const call = await (isLocked ? findCallForUpdate(db, id) : findCall(db, id));
  if (!call?.dispute) return undefined;
  const { at, reason, decision } = call.dispute;
  const known = await findCase(db, id);
  return {
    ...{
      sides: sidesOf(call),
      arrivedAt: call.arrived_at,
      billing: call.billing,
      openedAt: new Date(at),
      reason,
      decision,
    },
    ...{ category: known?.category ?? null, second: known?.second ?? null },
  };
}

async function disputedLead(db: Db, id: string, isLocked: boolean): Promise<Found> {
  const found = await findLead(db, id);
  const lead = found && isLocked ? await findLeadForUpdate(db, found) : found;
  if (!lead?.dispute) return undefined;
  const { at, reason, note, decision } = lead.dispute;
  return {
    ...{
      sides: sidesOf(lead),
      arrivedAt: lead.arrived_at,
      billing: lead.billing,
      openedAt: new Date(at),
      reason: note,
      decision,
    },
    ...{ category: reason, second: null },
  };
}

async function disputedConversion(db: Db, id: string, isLocked: boolean): Promise<Found> {
  const conversion = await (isLocked ? findConversionForUpdate(db, id) : findConversion(db, id));
  if (!conversion?.dispute) return undefined;
  const { at, reason, decision } = conversion.dispute;
  return {
    ...{ sides: sidesOf(conversion), arrivedAt: conversion.received_at, billing: conversion.billing },
    ...{ openedAt: new Date(at), reason, decision, category: null, second: null },
  };
}

const FIND: Record<DisputedKind, (db: Db, id: string, isLocked: boolean) => Promise<Found>> = {
  call: disputedCall,
  lead: disputedLead,
  conversion: disputedConversion,
};

type Words = <Text extends string | null>(text: Text) => Text;

/** Whoever wrote may have named the caller or the person of the lead: publishers read it without. */
export async function wordsOf(db: Db, actor: Member, named: Named): Promise<Words> {
  return callView(actor, undefined) === 'publisher' ? wordsForPublisher(db, named) : (text) => text;
}

async function wordsForPublisher(db: Db, { kind, id }: Named): Promise<Words> {
  if (kind === 'lead') return wordsFor('publisher', await findPerson(db, id)) as Words;
  if (kind === 'conversion') return (text) => text; // it knows nobody
  const caller = (await findCall(db, id))?.caller ?? null;
  return (text) => (text === null ? text : (withoutCaller(text, caller) as typeof text));
}

export async function reasonForPublisher(db: Db, named: Named, reason: string | null): Promise<string | null> {
  return reason === null ? null : (await wordsForPublisher(db, named))(reason);
}

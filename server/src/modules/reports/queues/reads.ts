import type { AdminOverview, Queue, WaitingCounts } from '@callstead/contract/reports/dashboards';
import { type Actor, authorize, can, isMember, type Member } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { countToAnswer, countToDecide } from '../../dispute-threads/queue-queries.ts';
import { presentQueue } from './present.ts';
import { countAnsweredTickets, countQueue, QUEUE_NAMES, readQueue } from './queries.ts';

/** Everything that waits for the network. */
export async function readQueues(db: Db): Promise<AdminOverview['waiting']> {
  const queues = await Promise.all(
    QUEUE_NAMES.map(async (name) => [name, presentQueue(await readQueue(db, name))] as const),
  );
  return Object.fromEntries(queues) as AdminOverview['waiting'];
}

/** Who asks to join an advertiser's campaigns, or anybody's. */
export async function readWaitingApplications(db: Db, advertiserId: string | undefined): Promise<Queue> {
  return presentQueue(await readQueue(db, 'applications', advertiserId));
}

const NOTHING: WaitingCounts = {
  ...{ accounts: 0, campaigns: 0, applications: 0, calls: 0, leads: 0, conversions: 0, disputes: 0, tickets: 0 },
};

const NOTHING_DISPUTED = { call: 0, lead: 0, conversion: 0 };

/** What waits for whoever looks. */
export async function readWaitingCounts(db: Db, actor: Actor): Promise<WaitingCounts> {
  authorize(actor, 'waiting.count');
  if (!isMember(actor)) return NOTHING;
  return actor.role === 'admin' ? countForNetwork(db) : countForMember(db, actor);
}

async function countForNetwork(db: Db): Promise<WaitingCounts> {
  const [accounts, campaigns, applications, calls, conversions, tickets, disputes] = await Promise.all([
    countQueue(db, 'accounts'),
    countQueue(db, 'campaigns'),
    countQueue(db, 'applications'),
    countQueue(db, 'reviewCalls'),
    countQueue(db, 'reviewConversions'),
    countQueue(db, 'openTickets'),
    countToDecide(db, new Date()),
  ]);
  return { ...NOTHING, accounts, campaigns, applications, calls, conversions, tickets, disputes };
}

async function countForMember(db: Db, actor: Member): Promise<WaitingCounts> {
  const { accountId, role } = actor;
  const decides = role === 'advertiser' && can(actor, 'application.list');
  const answers = (role === 'publisher' || role === 'affiliate') && can(actor, 'call.list');
  const [tickets, applications, disputed] = await Promise.all([
    countAnsweredTickets(db, accountId),
    decides ? countQueue(db, 'applications', accountId) : 0,
    answers ? countToAnswer(db, accountId, new Date()) : NOTHING_DISPUTED,
  ]);
  const { call, lead, conversion } = disputed;
  return { ...NOTHING, tickets, applications, calls: call, leads: lead, conversions: conversion };
}

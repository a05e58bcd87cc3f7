import type { AdminOverview, Queue, WaitingCounts } from '@callstead/contract/reports/dashboards';
import { type Actor, authorize, can, isMember, type Member } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { presentQueue } from './present.ts';
import { countAnsweredTickets, countQueue, QUEUE_NAMES, type QueueName, readQueue } from './queries.ts';

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
  ...{ accounts: 0, campaigns: 0, applications: 0, calls: 0, leads: 0, conversions: 0, tickets: 0 },
};

/** What waits for whoever looks. */
export async function readWaitingCounts(db: Db, actor: Actor): Promise<WaitingCounts> {
  authorize(actor, 'waiting.count');
  if (!isMember(actor)) return NOTHING;
  return actor.role === 'admin' ? countForNetwork(db) : countForMember(db, actor);
}

async function countForNetwork(db: Db): Promise<WaitingCounts> {
  const counted = await Promise.all(QUEUE_NAMES.map(async (name) => [name, await countQueue(db, name)] as const));
  const of = Object.fromEntries(counted) as Record<QueueName, number>;
  return {
    accounts: of.accounts,
    campaigns: of.campaigns,
    applications: of.applications,
    calls: of.disputedCalls + of.reviewCalls,
    leads: of.disputedLeads,
    conversions: of.disputedConversions + of.reviewConversions,
    tickets: of.openTickets,
  };
}

async function countForMember(db: Db, actor: Member): Promise<WaitingCounts> {
  const decides = actor.role === 'advertiser' && can(actor, 'application.list');
  const [tickets, applications] = await Promise.all([
    countAnsweredTickets(db, actor.accountId),
    decides ? countQueue(db, 'applications', actor.accountId) : 0,
  ]);
  return { ...NOTHING, tickets, applications };
}

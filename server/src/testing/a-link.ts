import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { aLine, type Line } from './call-world.ts';
import type { TestNetwork } from './test-network.ts';

type Leads = { destination?: string | null; fallback?: string | null; hosts?: readonly string[] };
export type FollowedLink = Line & { offerId: string; affId: string; path: string };

/** A publisher's link to an active campaign that takes calls at any hour. */
export async function aLink(
  t: Pick<TestNetwork, 'db' | 'anAccount'>,
  leads: Leads = {},
  options: Parameters<typeof aLine>[1] = {},
): Promise<FollowedLink> {
  const line = await aLine(t, options);
  await leadTo(t.db, line.campaignId, leads);
  const { rows } = await sql<{ offerId: string; affId: string }>`
    select c.public_id as "offerId", p.aff_id as "affId" from campaign c, account p
    where c.id = ${line.campaignId} and p.id = ${line.publisherId}`.execute(t.db);
  const { offerId = '', affId = '' } = rows[0] ?? {};
  return { ...line, offerId, affId, path: `/t/${offerId}/${affId}` };
}

export async function leadTo(db: Db, campaignId: string, { destination, fallback, hosts }: Leads): Promise<void> {
  await db
    .updateTable('campaign')
    .set({
      destination: destination === undefined ? 'https://offers.example.com/lp?c={click_id}&s={sub1}' : destination,
      fallback_address: fallback ?? null,
      deep_link_hosts: [...(hosts ?? [])],
    })
    .where('id', '=', campaignId)
    .execute();
}

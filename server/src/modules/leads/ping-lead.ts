import { bidFor } from '@callstead/domain/leads/judge-lead';
import { type LeadReason, PING_SECONDS } from '@callstead/domain/leads/lead';
import { locateLead } from '@callstead/domain/leads/locate-lead';
import { type LeadRequest, readLead } from '@callstead/domain/leads/read-lead';
import { localDate } from '@callstead/domain/zone-clock';
import type { WithDb } from '../../db/database.ts';
import { newPingId } from './lead-id.ts';
import { type AskedLine, findSpentCents, insertPing } from './line-queries.ts';
import { lineFor, type UnreadLead } from './take-lead.ts';

export type PingAnswer =
  | { pingId: string; bidCents: number; expiresAt: Date }
  | { bidCents: 0; reason: LeadReason | 'no_price' };

/** What a lead from there would bring, promised for a minute and one post. It reserves nothing. */
export async function pingLead(
  services: WithDb,
  asked: AskedLine & { request: LeadRequest },
  now: Date,
): Promise<PingAnswer | UnreadLead> {
  const line = await lineFor(services, asked);
  if ('problems' in line) return line;
  const { zip, state, fields } = asked.request;
  const read = readLead(line.form, { zip, state, fields });
  if ('problems' in read) return read;
  const { lead } = read;
  const { campaign, publisher } = line;
  const { countries } = campaign.terms.geo;
  const location = locateLead({ phone: null, phoneCountry: null, zip: lead.zip, state: lead.state, countries });
  const spentTodayCents = await findSpentCents(services.db, campaign.id, localDate(now, campaign.terms.hours.zone));
  const bid = bidFor({ line, location, at: now, spentTodayCents });
  if (bid.reason !== null) return { bidCents: 0, reason: bid.reason };
  const { price, priceCents, payoutCents } = bid;
  if (priceCents === 0) return { bidCents: 0, reason: 'no_price' }; // paid by what is sold later
  const ping = { id: newPingId(now), pingedAt: now, expiresAt: new Date(now.getTime() + PING_SECONDS * 1000) };
  await insertPing(services.db, {
    ...{ ...ping, campaignId: campaign.id, publisherId: publisher.id, zip: lead.zip, state: lead.state },
    ...{ price, priceCents, payoutCents },
  });
  return { pingId: ping.id, bidCents: payoutCents, expiresAt: ping.expiresAt };
}

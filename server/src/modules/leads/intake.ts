import type { PostedLeadAnswer } from '@callstead/contract/leads/intake';
import { USUAL_FORM } from '@callstead/domain/leads/form';
import { type LeadRequest, readLead } from '@callstead/domain/leads/read-lead';
import { type ReadPost, readPost } from '@callstead/domain/leads/read-post';
import { authorize, type Member } from '@callstead/domain/policy';
import type { UsedKey } from '../../http/key-access.ts';
import type { Deed, Work } from '../integrations/idempotency/once.ts';
import { findAnswer, type LeadAnswer } from './answer-queries.ts';
import type { LeadServices } from './engine.ts';
import { newLeadId } from './lead-id.ts';
import { findPing } from './line-queries.ts';
import { type PingAnswer, pingLead } from './ping-lead.ts';
import { type Unread, unreadLead } from './say-unread.ts';
import { takeLead } from './take-lead.ts';

type Posting = { apiKey: UsedKey; request: LeadRequest; now: Date };

/** A lead that a program brings. The key says whose it is, and one for tests brings nothing else. */
export function posting(services: LeadServices, { apiKey, request, now }: Posting): Work<PostedLeadAnswer> {
  const { post, problems } = readPost(request, 'post');
  let taken: LeadAnswer | undefined;
  return {
    newId: () => newLeadId(now),
    run: async (id) => {
      authorize(apiKey.actor, 'lead.post');
      if (problems.length > 0) throw unreadLead([...problems, ...restOf(request)]);
      const isTest = post.isTest || apiKey.mode === 'test';
      const lead = { id, way: 'api', isTest, userAgent: null, formHash: null } as const;
      const answer = await takeLead(services, { ...askedBy(apiKey.actor, post), ...lead, request }, now);
      if ('problems' in answer) throw unreadLead(answer.problems);
      taken = answer;
    },
    answer: async (id) => {
      const answer = taken ?? (await findAnswer(services.db, id));
      return answer && presentAnswer(answer);
    },
  };
}

const askedBy = ({ accountId }: Member, { offerId, affId, clickId, pingId }: ReadPost) => ({
  ...{ offerId: offerId.toUpperCase(), publisher: { id: accountId, affId }, clickId, pingId },
});

/** What can be said of the rest while nobody knows the campaign's own questions. */
function restOf({ fields: _, ...request }: LeadRequest): Unread[] {
  const read = readLead(USUAL_FORM, request);
  return 'problems' in read ? read.problems : [];
}

const presentAnswer = ({ redirectUrl, ...answer }: LeadAnswer): PostedLeadAnswer => ({
  ...answer,
  ...(redirectUrl !== null && { redirectUrl }),
});

/** What a lead would bring: remembered by the ping, or where nothing was promised by the reason. */
export function pinging(services: LeadServices, { apiKey, request, now }: Posting): Deed<LeadServices, PingAnswer> {
  const { post, problems } = readPost(request, 'ping');
  return {
    run: async (tx) => {
      authorize(apiKey.actor, 'lead.post');
      if (problems.length > 0) throw unreadLead([...problems, ...restOf(request)]);
      const answer = await pingLead(tx, { ...askedBy(apiKey.actor, post), request }, now);
      if ('problems' in answer) throw unreadLead(answer.problems);
      return 'pingId' in answer ? answer.pingId : answer.reason;
    },
    answer: async (subject) => {
      const ping = await findPing(services.db, subject);
      if (!ping) return { bidCents: 0, reason: subject as UnpaidReason };
      return { pingId: subject, bidCents: ping.payoutCents, expiresAt: ping.expiresAt };
    },
  };
}

type UnpaidReason = Extract<PingAnswer, { reason: unknown }>['reason'];

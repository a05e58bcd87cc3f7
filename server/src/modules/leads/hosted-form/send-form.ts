import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import type { LeadLine } from '@callstead/domain/leads/judge-lead';
import type { LeadRequest } from '@callstead/domain/leads/read-lead';
import type { LinkKey } from '../../clicks/link-queries.ts';
import { once } from '../../integrations/idempotency/once.ts';
import { canonical } from '../../integrations/idempotency/request-hash.ts';
import { findAnswer, type LeadAnswer } from '../answer-queries.ts';
import type { LeadServices } from '../engine.ts';
import { newLeadId } from '../lead-id.ts';
import { unreadLead } from '../say-unread.ts';
import { takeLead } from '../take-lead.ts';
import type { Stamp } from './stamp.ts';
import type { Visit } from './visit.ts';

export type Sending = {
  key: LinkKey;
  line: LeadLine;
  stamp: Stamp;
  request: LeadRequest;
  visit: Visit;
  ip: string;
  userAgent: string | null;
  /** Where the form stood. */
  page: string;
};

const WAIT_MS = 200;
const MOST_WAITS = 20;

/** One lead, however often somebody taps: the same form with the same answers is sent once. */
export async function sendForm(services: LeadServices, sending: Sending): Promise<LeadAnswer> {
  const { key, line, stamp, request } = sending;
  const sent = createHash('sha256').update(canonical(request)).digest('base64url');
  const asked = {
    apiKey: { actor: { accountId: line.publisher.id }, mode: 'live' as const },
    idempotencyKey: `form ${stamp.nonce} ${sent}`, // no program can choose one with a space
    route: `form ${key.offerId}/${key.affId}`,
    body: null,
  };
  for (let waits = 0; ; waits += 1) {
    try {
      return (await once(services, asked, taking(services, sending), new Date())).answer;
    } catch (error) {
      const isRunning = error instanceof DomainError && error.code === 'idempotency_running';
      if (!isRunning || waits >= MOST_WAITS) throw error;
      await sleep(WAIT_MS);
    }
  }
}

function taking(services: LeadServices, sending: Sending) {
  const { key, line, stamp, request, visit, ip, userAgent, page } = sending;
  const now = new Date();
  let taken: LeadAnswer | undefined;
  const consent = { text: line.form.consent.sentence[stamp.language], capturedAt: now.toISOString(), ip, url: page };
  return {
    newId: () => newLeadId(now),
    run: async (id: string) => {
      const answer = await takeLead(
        services,
        {
          ...{ id, offerId: key.offerId, publisher: { affId: key.affId }, way: 'form', isTest: false, userAgent },
          ...{ formHash: Buffer.from(stamp.formHash, 'hex'), clickId: visit.clickId, pingId: null, subs: visit.subs },
          request: { ...request, consent },
        },
        now,
      );
      if ('problems' in answer) throw unreadLead(answer.problems);
      taken = answer;
    },
    answer: async (id: string) => {
      const answer = taken ?? (await findAnswer(services.db, id));
      assert(answer || !taken, 'what was taken is found');
      return answer;
    },
  };
}

import * as intake from '@callstead/contract/leads/intake-endpoints';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { OFFERED } from '@callstead/domain/offered';
import type { FastifyRequest } from 'fastify';
import { handle } from '../../http/handle.ts';
import { nested, parseForm } from '../../http/parse-form.ts';
import type { App } from '../../http/zod.ts';
import { askedOnce, deedOnce, once } from '../integrations/idempotency/once.ts';
import type { LeadServices } from './engine.ts';
import { pinging, posting } from './intake.ts';

/** Far more than a lead with all its answers. */
const BODY_LIMIT_BYTES = 128 * 1024;

/** Leads that programs bring, as JSON or as a form. */
export function leadV1Routes(app: App, services: LeadServices): void {
  parseForm(app, BODY_LIMIT_BYTES, nested);

  handle(
    app,
    intake.postLead,
    async ({ body, request }, reply) => {
      const work = posting(services, { apiKey: keyOf(request), request: body, now: new Date() });
      const { answer, isReplayed } = await once(services, askedOnce(request, keyOf(request)), work, new Date());
      if (isReplayed) reply.header('idempotency-replayed', 'true');
      return answer;
    },
    { bodyLimit: BODY_LIMIT_BYTES },
  );

  handle(app, intake.pingLead, async ({ body, request }, reply) => {
    const now = new Date();
    const deed = pinging(services, { apiKey: keyOf(request), request: body, now });
    const { answer, isReplayed } = await deedOnce(services, askedOnce(request, keyOf(request)), deed, now);
    if (isReplayed) reply.header('idempotency-replayed', 'true');
    return 'pingId' in answer ? { ...answer, expiresAt: answer.expiresAt.toISOString() } : answer;
  });
}

/** While leads are not offered, no key brings any. */
function keyOf({ apiKey }: FastifyRequest) {
  if (!OFFERED.leads) throw new DomainError('not_offered');
  assert(apiKey, 'the access hook has let a key in');
  return apiKey;
}

import { join } from 'node:path';
import { DomainError } from '@callstead/domain/errors';
import { hostOf } from '@callstead/domain/numbers/attribution';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { servePageScript } from '../../http/page-script.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { lendNumber } from './lend-number.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
const config = { access: 'number.lease', audience: 'outside' } as const;

const id = (pattern: RegExp) => z.string().trim().toUpperCase().regex(pattern);
const told = z.record(z.string().max(40), z.unknown()).optional();
const LeaseBody = z.object({
  offerId: id(/^[A-Z]{2,6}\d{3,6}$/),
  affId: id(/^[A-Z0-9]{6}$/),
  clickId: z.string().optional().catch(undefined),
  leaseId: z
    .string()
    .regex(/^lease_[0-9a-z]{26}$/)
    .optional()
    .catch(undefined),
  page: z.unknown().optional(),
  referrer: z.unknown().optional(),
  subs: told,
  utm: told,
});

/** What pages of other people load: they need no cookie and bring none. */
export function leaseRoutes(app: App, services: Pick<Services, 'pool' | 'limits'>): void {
  app.removeAllContentTypeParsers();
  // Plain text is what a browser sends without asking first.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  servePageScript(app, '/dni.js', join(import.meta.dirname, 'dni.js'));

  app.options('/v1/dni/leases', { config }, async (_request, reply) =>
    openToAll(reply)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', 86_400)
      .code(204)
      .send(),
  );

  app.post('/v1/dni/leases', { config, logLevel: 'warn' }, async (request, reply) => {
    const asked = LeaseBody.parse(parseJson(request.body));
    const visit = { host: hostOf(request.headers.origin), address: request.ip, at: new Date() };
    const lent = await lendNumber(services, asked, visit);
    if (lent.is === 'unknown') throw new DomainError('not_found');
    if (lent.is === 'refused') throw new DomainError('forbidden');
    const { is: _, ...lease } = lent;
    return openToAll(reply)
      .header('cache-control', 'no-store')
      .send({ ...lease, ...textOf(lease.number) });
  });
}

/** Pages know how numbers of +1 are written; of others they are told. */
const textOf = (number: string | null) => number && !number.startsWith('+1') && { text: phoneText(number) };

const openToAll = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*');

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new DomainError('validation_failed');
  }
}

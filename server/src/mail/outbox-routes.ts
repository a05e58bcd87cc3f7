import { DomainError } from '@callstead/domain/errors';
import * as z from 'zod';
import type { App } from '../http/zod.ts';
import { listOutbox, readOutboxMail } from './outbox-mailer.ts';
import { outboxListPage, outboxMailPage } from './outbox-page.ts';

const BY_ID = z.object({ id: z.string() });

/** In demo mode mails are files; this is where people read them. */
export function outboxRoutes(app: App, outboxDir: string): void {
  const config = { access: 'outbox.read' } as const;

  app.get('/dev/outbox', { config }, async (request, reply) => {
    const mails = await listOutbox(outboxDir);
    if (request.headers.accept?.includes('application/json')) return reply.send({ mails });
    return reply.type('text/html').send(outboxListPage({ mails, nonce: request.nonce }));
  });

  app.get('/dev/outbox/:id', { config, schema: { params: BY_ID } }, async (request, reply) => {
    const mail = await readOutboxMail(outboxDir, request.params.id);
    if (!mail) throw new DomainError('not_found');
    return reply.type('text/html').send(outboxMailPage({ mail, nonce: request.nonce }));
  });
}

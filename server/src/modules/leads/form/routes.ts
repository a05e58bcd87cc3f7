import { join } from 'node:path';
import { DomainError } from '@callstead/domain/errors';
import { OFFERED } from '@callstead/domain/offered';
import type { FastifyRequest } from 'fastify';
import { servePageScript } from '../../../http/page-script.ts';
import { parseForm, type SentForm } from '../../../http/parse-form.ts';
import type { App } from '../../../http/zod.ts';
import { type FormServices, withForm } from './open-form.ts';
import { answerSent, endWith, showForm } from './show-form.ts';

/** More than all answers a form may have. */
const BODY_LIMIT_BYTES = 256 * 1024;
const config = { access: 'lead.submit' } as const;

/** What comes back of a form, and the form inside somebody's page. Whoever opens one is answered beside call campaigns. */
export function leadFormRoutes(app: App, services: FormServices): void {
  parseForm(app, BODY_LIMIT_BYTES, (sent) => sent);
  app.addHook('onRequest', async () => {
    if (!OFFERED.leads) throw new DomainError('not_found');
  });

  for (const isFramed of [false, true]) {
    const url = isFramed ? '/l/:offerId/:affId/embed' : '/l/:offerId/:affId';
    app.post(url, { config, bodyLimit: BODY_LIMIT_BYTES }, (request, reply) =>
      withForm(services, { request, reply, isFramed }, (opened) => answerSent(services, opened, sentIn(request))),
    );
  }

  app.get('/l/:offerId/:affId/embed', { config }, (request, reply) =>
    withForm(services, { request, reply, isFramed: true }, (opened) => showForm(services, opened)),
  );

  app.get('/l/:offerId/:affId/thanks', { config }, (request, reply) =>
    withForm(services, { request, reply, isFramed: false }, (opened) => endWith(services, opened, 'thanks')),
  );
}

const sentIn = ({ body }: FastifyRequest): SentForm => (Array.isArray(body) ? (body as SentForm) : []);

/** For pages of others, like the form in its frame. */
export function formScriptRoute(app: App): void {
  servePageScript(app, '/form.js', join(import.meta.dirname, 'form.js'));
}

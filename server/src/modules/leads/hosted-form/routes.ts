import { join } from 'node:path';
import { DomainError } from '@callstead/domain/errors';
import { OFFERED } from '@callstead/domain/offered';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { servePageScript } from '../../../http/page-script.ts';
import { parseForm, type SentForm } from '../../../http/parse-form.ts';
import type { App } from '../../../http/zod.ts';
import type { ClickServices } from '../../clicks/engine.ts';
import { createSimilarOffers } from '../../clicks/similar-offers.ts';
import type { LeadServices } from '../engine.ts';
import { countVisit } from './count-visit.ts';
import { type FormAnswer, type FormServices, type Opened, withForm } from './open-form.ts';
import { answerSent, endWith, showForm } from './show-form.ts';

/** More than all answers a form may have. */
const BODY_LIMIT_BYTES = 256 * 1024;
const config = { access: 'lead.submit' } as const;

type Given = LeadServices & ClickServices;
const formServices = (services: Given): FormServices => ({ ...services, similar: createSimilarOffers(services.pool) });

/** Whoever opens the address of a lead campaign; it stands beside those of call campaigns. */
export function openLeadForm(given: Given) {
  const services = formServices(given);
  return (request: FastifyRequest, reply: FastifyReply) =>
    answer(services, { request, reply, isFramed: false }, (opened) => showToVisitor(services, opened));
}

/** What comes back of a form, and the form inside somebody's page. */
export function hostedFormRoutes(app: App, given: Given): void {
  const services = formServices(given);
  parseForm(app, BODY_LIMIT_BYTES, (sent) => sent);
  app.addHook('onRequest', async () => {
    if (!OFFERED.leads) throw new DomainError('not_found');
  });

  for (const isFramed of [false, true]) {
    const url = isFramed ? '/l/:offerId/:affId/embed' : '/l/:offerId/:affId';
    app.post(url, { config, bodyLimit: BODY_LIMIT_BYTES }, (request, reply) =>
      answer(services, { request, reply, isFramed }, (opened) => answerSent(services, opened, sentIn(request))),
    );
  }

  app.get('/l/:offerId/:affId/embed', { config }, (request, reply) =>
    answer(services, { request, reply, isFramed: true }, (opened) => showToVisitor(services, opened)),
  );

  app.get('/l/:offerId/:affId/thanks', { config }, (request, reply) =>
    answer(services, { request, reply, isFramed: false }, (opened) => endWith(services, opened, 'thanks')),
  );
}

async function showToVisitor(services: FormServices, opened: Opened): Promise<FormAnswer> {
  const [shown] = await Promise.all([showForm(services, opened), countVisit(services, opened)]);
  return shown;
}

const sentIn = ({ body }: FastifyRequest): SentForm => (Array.isArray(body) ? (body as SentForm) : []);

type Asked = { request: FastifyRequest; reply: FastifyReply; isFramed: boolean };

async function answer(
  services: FormServices,
  { request, reply, isFramed }: Asked,
  show: (opened: Opened) => Promise<FormAnswer>,
): Promise<FastifyReply> {
  const { method, ip, nonce, headers, params, query, log } = request;
  const asked = { method, ip, nonce, headers, params, query, log, isFramed };
  const { policy, ...made } = await withForm(services, asked, show);
  reply.header('cache-control', 'no-store').header('content-security-policy', policy);
  if (isFramed) reply.removeHeader('x-frame-options'); // the policy says it better
  if ('location' in made) return reply.redirect(made.location, made.status);
  return reply.code(made.status).type('text/html; charset=utf-8').send(made.html);
}

/** For pages of others, like the form in its frame. */
export function formScriptRoute(app: App): void {
  servePageScript(app, '/form.js', join(import.meta.dirname, 'form.js'));
}

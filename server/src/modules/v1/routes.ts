import { V1 } from '@callstead/contract/v1';
import { DomainError } from '@callstead/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/errors.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { applicationV1Routes } from './applications-routes.ts';
import { callV1Routes } from './calls-routes.ts';
import { campaignV1Routes } from './campaigns-routes.ts';
import { clickV1Routes } from './clicks-routes.ts';
import { conversionV1Routes } from './conversions-routes.ts';
import { disputeV1Routes } from './disputes-routes.ts';
import { invoiceV1Routes } from './invoices-routes.ts';
import { leadListV1Routes } from './leads-routes.ts';
import { ledgerV1Routes } from './ledger-routes.ts';
import { linkV1Routes } from './links-routes.ts';
import { numberV1Routes } from './numbers-routes.ts';
import { offerV1Routes } from './offers-routes.ts';
import { payoutV1Routes } from './payouts-routes.ts';
import { reportV1Routes } from './reports-routes.ts';

/** What the panels show and do, for programs: the same reads, commands and rules. */
export function accountV1Routes(app: App, services: Services): void {
  offerV1Routes(app, services);
  campaignV1Routes(app, services);
  applicationV1Routes(app, services);
  numberV1Routes(app, services);
  linkV1Routes(app, services);
  clickV1Routes(app, services);
  callV1Routes(app, services);
  leadListV1Routes(app, services);
  conversionV1Routes(app, services);
  disputeV1Routes(app, services);
  reportV1Routes(app, services);
  ledgerV1Routes(app, services);
  payoutV1Routes(app, services);
  invoiceV1Routes(app, services);
}

const ADDRESSES = [...V1.values()].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/v1${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** An address nobody knows, or one that takes other methods. */
export function unknownV1Routes(app: App): void {
  app.setNotFoundHandler(sendUnknown);
}

/** Whoever serves pages takes every address that nobody else does; these are none. */
export function unpagedV1Routes(app: App): void {
  app.get('/v1/*', { config: { access: 'site.read', audience: 'outside' }, exposeHeadRoute: false }, sendUnknown);
}

function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?');
  const methods = ADDRESSES.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (methods.length === 0) return sendProblem(request, reply, new DomainError('not_found'));
  reply.header('allow', [...new Set(methods)].join(', '));
  return sendProblem(request, reply, new DomainError('method_not_allowed'));
}

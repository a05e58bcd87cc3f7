import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import { DomainError } from '@callstead/domain/errors';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import Fastify from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { newSortableId } from './db/sortable-id.ts';
import { checkAccess, type DeclaredRoute, declareAccess } from './http/access.ts';
import { answerBeforeDeadline } from './http/deadline.ts';
import { closeConnectionsWhileDraining, type Drain } from './http/drain.ts';
import { handleErrors, sendProblem } from './http/errors.ts';
import { tellOfUnknownProxies } from './http/forwarded.ts';
import { measureRequests, operationRoutes } from './http/operations.ts';
import { refuseOverload } from './http/overload.ts';
import { servePages, type Web } from './http/pages.ts';
import { refuseOtherSites, secure } from './http/security.ts';
import { tlsCheckRoute } from './http/tls-check.ts';
import { traceDirectly, traceRequests } from './http/trace-requests.ts';
import { serveLinksAlone } from './http/tracking-gate.ts';
import { type App, serializeWithZod, validateWithZod, type ZodTypeProvider } from './http/zod.ts';
import { outboxFolder } from './mail/outbox-mailer.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { alertRoutes } from './modules/alerts/routes.ts';
import { applicationRoutes } from './modules/applications/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { statementRoutes } from './modules/billing/routes.ts';
import { callRoutes } from './modules/calls/routes.ts';
import { catalogueRoutes } from './modules/campaigns/catalogue/routes.ts';
import { campaignManageRoutes } from './modules/campaigns/manage/routes.ts';
import { campaignRoutes } from './modules/campaigns/routes.ts';
import { searchEngineRoutes } from './modules/campaigns/search-engine-routes.ts';
import type { CarrierServices } from './modules/carrier/carrier-services.ts';
import { carrierRoutes } from './modules/carrier/routes.ts';
import { carrierAccountRoutes } from './modules/carriers/routes.ts';
import { createDirectClicks, DIRECT_CLICK } from './modules/clicks/direct-clicks.ts';
import type { ClickServices } from './modules/clicks/engine.ts';
import { clickListRoutes } from './modules/clicks/list/routes.ts';
import { clickRoutes, hostedPageRoutes } from './modules/clicks/routes.ts';
import { postbackRoutes } from './modules/conversions/postback-routes.ts';
import { conversionRoutes } from './modules/conversions/routes.ts';
import { correctionRoutes } from './modules/corrections/routes.ts';
import { disputeRoutes } from './modules/disputes/routes.ts';
import { docsRoutes } from './modules/docs/routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { helpRoutes } from './modules/help/routes.ts';
import type { AuthServices } from './modules/identity/auth.ts';
import { identityRoutes } from './modules/identity/routes.ts';
import { actorOf } from './modules/identity/session/actor.ts';
import { authHeaders } from './modules/identity/session/auth-headers.ts';
import { recognize } from './modules/identity/session/commands.ts';
import { sessionOf } from './modules/identity/session/present.ts';
import { conversionFeedRoutes } from './modules/integrations/feeds/feed-routes.ts';
import { integrationRoutes, v1Routes } from './modules/integrations/routes.ts';
import { leadDeliveryRoutes } from './modules/leads/delivery/routes.ts';
import type { LeadServices } from './modules/leads/engine.ts';
import { leadFormRoutes } from './modules/leads/form/routes.ts';
import { formScriptRoute, hostedFormRoutes, openLeadForm } from './modules/leads/hosted-form/routes.ts';
import { leadImportRoutes } from './modules/leads/import/routes.ts';
import { leadRoutes } from './modules/leads/routes.ts';
import { leadV1Routes } from './modules/leads/v1-routes.ts';
import { leaseRoutes } from './modules/leases/routes.ts';
import { ledgerAdminRoutes } from './modules/ledger/admin/routes.ts';
import { ledgerRoutes } from './modules/ledger/routes.ts';
import { savedLinkRoutes } from './modules/links/routes.ts';
import { listSettingRoutes } from './modules/lists/routes.ts';
import { type LiveOptions, liveRoutes } from './modules/live/routes.ts';
import { liveDemoRoutes } from './modules/live-demo/routes.ts';
import { materialRoutes, servedMaterialRoutes } from './modules/materials/routes.ts';
import { mcpRoutes } from './modules/mcp/routes.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { numberRoutes } from './modules/numbers/routes.ts';
import { paymentRoutes } from './modules/payments/routes.ts';
import { gatewayRoutes } from './modules/payments/webhook-routes.ts';
import { paypalWebhookRoutes } from './modules/payouts/batches/webhook-routes.ts';
import { payoutRoutes } from './modules/payouts/routes.ts';
import { personRoutes } from './modules/persons/routes.ts';
import { preferenceRoutes } from './modules/preferences/routes.ts';
import { reconciliationRoutes } from './modules/reconciliation/routes.ts';
import { recordingRoutes } from './modules/recordings/routes.ts';
import { reportExportRoutes } from './modules/reports/export/routes.ts';
import { reportMailRoutes } from './modules/reports/mailing/routes.ts';
import { dashboardRoutes } from './modules/reports/routes.ts';
import { reportViewRoutes } from './modules/reports/views/routes.ts';
import { routingRoutes } from './modules/routing/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { manifestRoute } from './modules/settings/manifest-route.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { setupRoutes } from './modules/setup/routes.ts';
import { ticketRoutes } from './modules/tickets/routes.ts';
import { transferRoutes } from './modules/transfers/routes.ts';
import { unsubscribeRoutes } from './modules/unsubscribe/routes.ts';
import { accountV1Routes, unknownV1Routes, unpagedV1Routes } from './modules/v1/routes.ts';
import { isGatewaySimulated } from './payments/open-gateway.ts';
import { isPaypalSimulated } from './payments/open-payout-gateway.ts';
import { paypalSimulatorRoutes } from './payments/paypal-simulator/routes.ts';
import { paymentSimulatorRoutes } from './payments/simulator/routes.ts';
import { carrierSimulatorRoutes } from './telephony/carrier-simulator/routes.ts';
import { areCarriersSimulated, carrierBaseOf } from './telephony/carriers/open-account.ts';
import { simulatorRoutes } from './telephony/simulator/recording-routes.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

/** How often Node looks for requests that take too long to arrive. */
const CHECK_CONNECTIONS_MS = 1_000;
/** As the framework has it: longer than load balancers keep theirs, so that none finds one closed. */
const KEEP_ALIVE_MS = 72_000;

/** Brotli at a level that costs a page about a millisecond. */
const COMPRESSION: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with its rule, for the test that reads them all. */
    declaredRoutes: DeclaredRoute[];
  }
}

/** What the house is put together from: the base, and what modules add to it. */
export type AllServices = AuthServices &
  CarrierServices &
  ClickServices &
  LeadServices & { drain: Drain; readiness: () => Promise<void> };

/** Puts the house together; nothing listens yet. Without `web` there is the API alone. */
export async function buildApp(services: AllServices, log: Logger, web?: Web, live?: LiveOptions): Promise<App> {
  const { config } = services;
  const app: App = Fastify<Server, IncomingMessage, ServerResponse, Logger>({
    loggerInstance: log,
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, new DomainError('not_found')), // an address that cannot be read
    genReqId: () => newSortableId('req', new Date()),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what comes in on an open connection while we stop is served like the rest
    serverFactory: (handler) =>
      createHttpServer(config, config.work.serves ? directClicks(services) : () => false, handler),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(serializeWithZod);
  if (services.tracing) traceRequests(app, services.tracing); // first: whatever follows is part of it
  handleErrors(app, config.publicUrl, () => services.settings.of('brand').name);
  serveLinksAlone(app, services.settings);
  app.decorate('declaredRoutes', declareAccess(app));
  app.decorate('handlersByKey', new Map());
  refuseOtherSites(app, config.publicUrl);
  tellOfUnknownProxies(app);
  measureRequests(app, services.metrics);
  closeConnectionsWhileDraining(app, services.drain);
  if (!config.work.serves) {
    await app.register(async (health: App) => workerRoutes(health, services));
    return app;
  }
  await app.register(async (carrier: App) => carrierRoutes(carrier, services), { prefix: '/carrier' });
  await app.register(async (gateway: App) => gatewayRoutes(gateway, services), { prefix: '/webhooks' });
  await app.register(async (gateway: App) => paypalWebhookRoutes(gateway, services), { prefix: '/webhooks' });
  await app.register(async (links: App) => clickRoutes(links, services), { prefix: '/t' });
  await app.register(async (pages: App) => leaseRoutes(pages, services));
  formScriptRoute(app);
  await app.register(async (reports: App) => postbackRoutes(reports, services));
  await app.register(async (programs: App) => programRoutes(programs, services), { prefix: '/v1' });
  unpagedV1Routes(app);
  await app.register(async (assistants: App) => mcpRoutes(assistants, services));
  await app.register(async (files: App) => servedMaterialRoutes(files, services), { prefix: '/m' });
  await app.register(async (site: App) => siteRoutes(site, services, web, live));
  return app;
}

/** While a process that starts waits for its database: carriers are answered by what was last known, and everybody else is told to come again. */
export async function buildFallbackApp(services: CarrierServices, log: Logger): Promise<App> {
  const { config, metrics } = services;
  const app: App = Fastify<Server, IncomingMessage, ServerResponse, Logger>({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(serializeWithZod);
  handleErrors(app, config.publicUrl);
  app.decorate('declaredRoutes', declareAccess(app));
  const unavailable = new DomainError('unavailable', { retryAfterSeconds: COME_AGAIN_SECONDS });
  operationRoutes(app, { config, metrics, readiness: () => Promise.reject(unavailable) });
  await app.register(async (carrier: App) => carrierRoutes(carrier, services), { prefix: '/carrier' });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, unavailable));
  return app;
}

const COME_AGAIN_SECONDS = 5;
/** Longer than we wait for a carrier. */
const SIMULATED_SILENCE_MS = 12_000;

/** A process that does jobs alone says how it is doing, and nothing else. */
async function workerRoutes(app: App, services: AllServices): Promise<void> {
  answerBeforeDeadline(app);
  operationRoutes(app, services);
}

async function programRoutes(app: App, services: AllServices): Promise<void> {
  app.removeContentTypeParser('text/plain'); // JSON that does not say so is refused by name
  v1Routes(app, services); // first: it asks for their keys
  await app.register(async (intake: App) => leadV1Routes(intake, services)); // which alone takes forms, too
  await app.register(async (account: App) => {
    answerBeforeDeadline(account);
    refuseOverload(account, services.metrics);
    await account.register(compress, COMPRESSION);
    accountV1Routes(account, services);
  });
  unknownV1Routes(app);
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

function directClicks(services: AllServices): (request: IncomingMessage, response: ServerResponse) => boolean {
  const answer = createDirectClicks(services);
  return services.tracing ? traceDirectly(services.tracing, DIRECT_CLICK, answer) : answer;
}

/** Node's own server, which asks the short way first. */
function createHttpServer({ requestSeconds }: Config, directly: Answer, handler: Answer): Server {
  const patience = { requestTimeout: requestSeconds * 1000, headersTimeout: requestSeconds * 1000 };
  const options = { ...patience, keepAliveTimeout: KEEP_ALIVE_MS, connectionsCheckingInterval: CHECK_CONNECTIONS_MS };
  return createServer(options, (request, response) => {
    if (!directly(request, response)) handler(request, response);
  });
}

/** Everything for people and their programs. Carriers and links need none of what guards pages, and so their addresses are not here. */
async function siteRoutes(app: App, services: AllServices, web?: Web, live?: LiveOptions): Promise<void> {
  const { config, db } = services;
  answerBeforeDeadline(app);
  refuseOverload(app, services.metrics);
  await secure(app, config);
  await app.register(compress, COMPRESSION);
  recognizeVisitors(app, services);
  operationRoutes(app, services);
  tlsCheckRoute(app, services);
  if (config.demo && !config.smtpUrl) outboxRoutes(app, outboxFolder(config.dataDir));
  simulatorRoutes(app, services);
  if (isGatewaySimulated(config))
    await app.register(async (simulated: App) => paymentSimulatorRoutes(simulated, services));
  if (isPaypalSimulated(config))
    await app.register(async (simulated: App) => paypalSimulatorRoutes(simulated, services));
  if (areCarriersSimulated(config))
    await app.register(async (simulated: App) =>
      carrierSimulatorRoutes(simulated, { db, slowMs: SIMULATED_SILENCE_MS, address: carrierBaseOf(config) ?? '' }),
    );
  await app.register(async (api: App) => apiRoutes(api, services, live), { prefix: '/api' });
  hostedPageRoutes(app, services, openLeadForm(services));
  await app.register(async (forms: App) => hostedFormRoutes(forms, services));
  await app.register(async (mails: App) => unsubscribeRoutes(mails, services));
  conversionFeedRoutes(app, services);
  docsRoutes(app, services, web?.filesDir);
  helpRoutes(app, services, web?.filesDir);
  searchEngineRoutes(app, db, config.publicUrl);
  manifestRoute(app, services);
  if (web)
    await servePages(app, web, {
      publicUrl: config.publicUrl,
      demo: config.demo,
      supportEmail: () => services.settings.of('support').email,
      brand: () => services.settings.of('brand'),
      currency: () => services.settings.of('books').currency,
      site: () => services.settings.of('site'),
      legal: () => services.settings.of('legal'),
      sessionOf: ({ signedIn }) => sessionOf(config, signedIn),
    });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new DomainError('not_found')));
}

function recognizeVisitors(app: App, services: AllServices): void {
  app.decorateRequest('signedIn', undefined);
  checkAccess(app, async (request) => {
    request.signedIn = await recognize(services, authHeaders(request));
    return actorOf(services.config, request.signedIn, request.ip);
  });
}

function apiRoutes(api: App, services: AllServices, live: LiveOptions | undefined): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  identityRoutes(api, services);
  payoutRoutes(api, services);
  campaignRoutes(api, services);
  campaignManageRoutes(api, services);
  catalogueRoutes(api, services);
  materialRoutes(api, services);
  ticketRoutes(api, services);
  disputeRoutes(api, services);
  callRoutes(api, services);
  conversionRoutes(api, services);
  leadRoutes(api, services);
  clickListRoutes(api, services);
  recordingRoutes(api, services);
  routingRoutes(api, services);
  ledgerRoutes(api, services);
  reconciliationRoutes(api, services);
  transferRoutes(api, services);
  personRoutes(api, services);
  correctionRoutes(api, services);
  ledgerAdminRoutes(api, services);
  statementRoutes(api, services);
  paymentRoutes(api, services);
  auditRoutes(api, services);
  notificationRoutes(api, services);
  preferenceRoutes(api, services);
  liveRoutes(api, services, live);
  liveDemoRoutes(api, services);
  applicationRoutes(api, services);
  numberRoutes(api, services);
  carrierAccountRoutes(api, services);
  savedLinkRoutes(api, services);
  integrationRoutes(api, services);
  leadDeliveryRoutes(api, services);
  leadFormRoutes(api, services);
  leadImportRoutes(api, services);
  dashboardRoutes(api, services);
  reportExportRoutes(api, services);
  reportViewRoutes(api, services);
  listSettingRoutes(api, services);
  reportMailRoutes(api, services);
  alertRoutes(api, services);
  settingsRoutes(api, services);
  setupRoutes(api, services);
  healthRoutes(api, services);
  searchRoutes(api, services);
  api.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    config: { access: 'site.read' },
    handler: () => {
      throw new DomainError('not_found');
    },
  });
}

import { randomBytes } from 'node:crypto';
import { type Query, readClickParameters } from '@callstead/domain/clicks/click-parameters';
import { isLinkCode } from '@callstead/domain/clicks/link-code';
import { OFFERED } from '@callstead/domain/offered';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { momentOfId } from '../../db/sortable-id.ts';
import { pageLanguage } from '../../http/page-language.ts';
import { frameOf } from '../../http/tracking-host.ts';
import type { App } from '../../http/zod.ts';
import { lendNumber } from '../leases/lend-number.ts';
import { LINK_ROUTE } from './direct-clicks.ts';
import type { ClickServices } from './engine.ts';
import type { LinkKey } from './link-queries.ts';
import { LinkUnread } from './link-unread.ts';
import { findHostedCampaign, type HostedCampaign } from './page-queries.ts';
import { hostedPage, unreadPage, wayOnPage } from './pages.ts';
import { readClickRequest } from './read-click-request.ts';
import { readKey } from './read-key.ts';
import { type ClickRequest, receiveClick } from './receive-click.ts';
import { createSimilarOffers, type SimilarOffers } from './similar-offers.ts';
import { agentOf } from './visitor.ts';

const RETRY_AFTER_SECONDS = 5;
const config = { access: 'link.follow', audience: 'outside' } as const;

/** Links: they need none of what guards pages, and a logger and two lines for each would cost more than they do. */
export function clickRoutes(app: App, services: ClickServices): void {
  const { clicks: engine, pool } = services;
  const similar = createSimilarOffers(pool);
  const quiet = services.log.child({}, { level: 'warn' });
  app.setChildLoggerFactory(() => quiet);

  app.get(LINK_ROUTE, { config }, (request, reply) => follow(readKey(request.params as LinkKey), request, reply));
  app.get('/:code', { config }, (request, reply) =>
    follow(readCode(request.params as { code: string }), request, reply),
  );

  const clickRequestOf = (key: ClickRequest['key'], request: FastifyRequest) =>
    readClickRequest(key, readClickParameters(request.query as Query), request, services);

  async function follow(key: ClickRequest['key'] | undefined, request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    if (!key) return sendWayOn(services, request, reply, similar);
    try {
      const answer = await receiveClick(engine, clickRequestOf(key, request), new Date());
      if (answer.location !== null) return reply.code(302).header('location', answer.location).send();
      return await sendWayOn(services, request, reply, similar, answer);
    } catch (error) {
      if (!(error instanceof LinkUnread)) request.log.error({ err: error }, 'a click could not be answered');
      const page = { language: pageLanguage(request), nonce: guardPage(reply), ...frameOf(services, request) };
      return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(unreadPage(page));
    }
  }
}

function readCode({ code }: { code: string }): { code: string } | undefined {
  const written = code.toUpperCase();
  return isLinkCode(written) ? { code: written } : undefined;
}

type Nowhere = { verdict: Parameters<typeof wayOnPage>[0]; category: string | null };

async function sendWayOn(
  services: ClickServices,
  request: FastifyRequest,
  reply: FastifyReply,
  similar: SimilarOffers,
  { verdict, category }: Nowhere = { verdict: 'unknown', category: null },
): Promise<FastifyReply> {
  const offers = await similar(category);
  const page = { language: pageLanguage(request), nonce: guardPage(reply), ...frameOf(services, request) };
  return reply.code(404).send(wayOnPage(verdict, offers, page));
}

/** What guards a page without script or form; answers the nonce of its style. */
function guardPage(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin');
  return nonce;
}

/** What a lead campaign shows instead of a number. */
type OpenForm = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Pages that stand for a campaign's own. */
export function hostedPageRoutes(app: App, services: ClickServices, openForm: OpenForm): void {
  const { pool } = services;
  const similar = createSimilarOffers(pool);
  app.get('/l/:offerId/:affId', { config: { access: 'link.follow' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    const key = readKey(request.params as LinkKey);
    if (key && (await asksForLeads(services, key))) return openForm(request, reply);
    const campaign = key && (await findHostedCampaign(pool, key));
    const page = { language: pageLanguage(request), nonce: request.nonce, ...frameOf(services, request) };
    if (!campaign || !key) return reply.code(404).send(wayOnPage('unknown', await similar(null), page));
    const number = await numberFor(services, request, { key, campaign });
    const shown = { ...page, now: new Date(), switchHref: otherLanguage(request, page.language) };
    return hostedPage({ ...campaign, number }, shown);
  });
}

/** From memory, where others have opened it before. */
async function asksForLeads({ clicks }: ClickServices, key: LinkKey): Promise<boolean> {
  if (!OFFERED.leads) return false;
  const link = await clicks.links.find(key).catch(() => undefined);
  return link?.campaign?.type === 'lead';
}

/** Where there is a pool, one that tells whose click the call came of; otherwise, and whatever goes wrong, the publisher's own. */
async function numberFor(
  { pool, limits, config }: ClickServices,
  request: FastifyRequest,
  { key, campaign }: { key: LinkKey; campaign: HostedCampaign },
): Promise<string | null> {
  const clickId = clickIdOf(request);
  const { agent } = agentOf(request.method, request.headers);
  if (clickId === undefined || agent !== 'person') return campaign.number;
  const page = `${config.publicUrl}/l/${key.offerId}/${key.affId}`;
  const asked = { ...key, clickId, page, referrer: request.headers.referer };
  const visit = { host: null, address: request.ip, at: new Date(), isOurs: true };
  try {
    const lending = await lendNumber({ pool, limits }, asked, visit);
    return lending.is === 'lent' ? lending.number : campaign.number;
  } catch (error) {
    request.log.warn({ err: error }, 'no number could be lent to a page of ours');
    return campaign.number;
  }
}

function clickIdOf({ query }: FastifyRequest): string | undefined {
  const { click_id: clickId } = query as { click_id?: unknown };
  return typeof clickId === 'string' && momentOfId('clk', clickId) ? clickId : undefined;
}

/** The same page and click in the other language. */
function otherLanguage(request: FastifyRequest, language: 'es' | 'en'): string {
  const clickId = clickIdOf(request);
  return `?lang=${language === 'es' ? 'en' : 'es'}${clickId ? `&click_id=${clickId}` : ''}`;
}

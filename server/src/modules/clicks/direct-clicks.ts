import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { type ClickParameters, readClickParameters, readPlainQuery } from '@callstead/domain/clicks/click-parameters';
import querystring from 'fast-querystring';
import type { Drain } from '../../http/drain.ts';
import { createAddressReader, type ReadAddress } from '../../http/visitor-address.ts';
import { type Metrics, observerOf } from '../../metrics.ts';
import type { ClickServices } from './engine.ts';
import type { LinkKey } from './link-queries.ts';
import { readClickRequest } from './read-click-request.ts';
import { type JudgedClick, judgeKnown, leadsOn, prepareClick } from './receive-click.ts';

/** The route of the framework that answers what is not answered here. */
export const LINK_ROUTE = '/:offerId/:affId';
const PREFIX = '/t/';
export const DIRECT_CLICK = { method: 'GET', route: `/t${LINK_ROUTE}`, prefix: PREFIX } as const;
const LABELS = { method: DIRECT_CLICK.method, route: DIRECT_CLICK.route, status: 302 };
const RETRY_AFTER_SECONDS = '5';

type Services = Pick<ClickServices, 'config' | 'clicks' | 'log'> & { drain: Drain; metrics: Metrics };
/** False: somebody else has to answer, and nothing has happened yet. */
type AnswerDirectly = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Clicks on links that are in memory and lead somewhere, past the framework: it would take as long as all the rest of a click.
 * Everything else (pages, odd spellings, other methods, unknown proxies) is left to the route, which comes to the same answer.
 */
export function createDirectClicks(services: Services): AnswerDirectly {
  const { clicks, metrics } = services;
  const addressOf = createAddressReader(services.config.trustProxy);
  const countRedirect = observerOf(metrics.requestSeconds, LABELS);
  return (request, response) => {
    const judged = request.method === 'GET' ? judge(request, services, addressOf) : undefined;
    if (!judged) return false;
    const begunAt = performance.now();
    const prepared = prepare(judged, services);
    if (!prepared) return false;
    const { click, answer } = prepared;
    clicks.keepThen(click, () => {
      const isRedirected = redirect(response, answer.location ?? '/', services);
      const seconds = (performance.now() - begunAt) / 1000;
      if (isRedirected) countRedirect(seconds);
      else metrics.requestSeconds.observe({ ...LABELS, status: response.statusCode }, seconds);
    });
    return true;
  };
}

function judge(request: IncomingMessage, services: Services, addressOf: ReadAddress): JudgedClick | undefined {
  const { url = '' } = request;
  if (!url.startsWith(PREFIX) || url.includes('#')) return undefined;
  const queryAt = url.indexOf('?');
  const now = new Date();
  // As links are handed out; whoever writes one otherwise goes the long way.
  const known = judgeKnown(services.clicks, url.slice(PREFIX.length, queryAt < 0 ? url.length : queryAt), now);
  if (!known?.link.campaign || !leadsOn(known)) return undefined;
  const ip = addressOf(request);
  if (ip === undefined) return undefined; // the route tells the log of that proxy
  const { link, ofLink } = known;
  const key: LinkKey = { offerId: known.link.campaign.publicId, affId: link.affId };
  const parameters = readQuery(queryAt < 0 ? '' : url.slice(queryAt + 1));
  const incoming = { method: 'GET', headers: request.headers, ip };
  return { link, ofLink, saved: undefined, request: readClickRequest(key, parameters, incoming, services), now };
}

/** As the framework takes an address apart, where it has to be. */
const readQuery = (text: string): ClickParameters =>
  readPlainQuery(text) ?? readClickParameters(querystring.parse(text));

/** Undefined where that fails: the route answers for it, and nothing was kept yet. */
function prepare(judged: JudgedClick, { clicks, log }: Services): ReturnType<typeof prepareClick> | undefined {
  try {
    return prepareClick(clicks, judged);
  } catch (error) {
    log.error({ err: error }, 'a click could not be read');
    return undefined;
  }
}

/** Answers whether it did. Never throws: others wait for the same batch. */
function redirect(response: ServerResponse, location: string, { drain, log }: Services): boolean {
  try {
    if (drain.hasBegun()) response.setHeader('connection', 'close');
    response.writeHead(302, { 'cache-control': 'no-store', location, 'content-length': 0 });
    response.end();
    return true;
  } catch (error) {
    log.error({ err: error }, 'a click could not be answered');
    if (!response.headersSent) response.writeHead(503, { 'retry-after': RETRY_AFTER_SECONDS, 'content-length': 0 });
    response.end();
    return false;
  }
}

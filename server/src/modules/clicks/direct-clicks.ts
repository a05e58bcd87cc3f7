import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import querystring from 'fast-querystring';
import type { Drain } from '../../http/drain.ts';
import { createAddressReader, type ReadAddress } from '../../http/visitor-address.ts';
import type { Metrics } from '../../metrics.ts';
import type { ClickServices } from './engine.ts';
import type { LinkKey } from './link-queries.ts';
import { readClickRequest } from './read-click-request.ts';
import { type JudgedClick, judgeKnown, leadsOn, receiveJudged } from './receive-click.ts';

/** The route of the framework that answers what is not answered here. */
export const LINK_ROUTE = '/:offerId/:affId';
const LABELS = { method: 'GET', route: `/t${LINK_ROUTE}`, status: 302 };
/** As links are handed out; whoever writes one otherwise goes the long way. */
const LINK = /^\/t\/([A-Z]{2,6}\d{3,6})\/([A-Z0-9]{6})(?:\?([^#]*))?$/;
const RETRY_AFTER_SECONDS = '5';

type Services = Pick<ClickServices, 'config' | 'clicks' | 'log'> & { drain: Drain; metrics: Metrics };
/** False: somebody else has to answer, and nothing has happened yet. */
type AnswerDirectly = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Clicks on links that are in memory and lead somewhere, past the framework: it would take as long as all the rest of a click.
 * Everything else (pages, odd spellings, other methods, unknown proxies) is left to the route, which comes to the same answer.
 */
export function createDirectClicks(services: Services): AnswerDirectly {
  const addressOf = createAddressReader(services.config.trustProxy);
  const redirected = services.metrics.requestSeconds.labels(LABELS); // looking labels up costs more than counting
  return (request, response) => {
    const judged = request.method === 'GET' ? judge(request, services, addressOf) : undefined;
    if (!judged) return false;
    const begunAt = performance.now();
    void redirect(judged, response, services).then((isRedirected) => {
      const seconds = (performance.now() - begunAt) / 1000;
      if (isRedirected) redirected.observe(seconds);
      else services.metrics.requestSeconds.observe({ ...LABELS, status: response.statusCode }, seconds);
    });
    return true;
  };
}

function judge(request: IncomingMessage, services: Services, addressOf: ReadAddress): JudgedClick | undefined {
  const [matched, offerId = '', affId = '', query = ''] = LINK.exec(request.url ?? '') ?? [];
  if (matched === undefined) return undefined;
  const key: LinkKey = { offerId, affId };
  const now = new Date();
  const known = judgeKnown(services.clicks, key, now);
  if (!known || !leadsOn(known)) return undefined;
  const ip = addressOf(request);
  if (ip === undefined) return undefined; // the route tells the log of that proxy
  const incoming = { method: 'GET', headers: request.headers, ip, query: querystring.parse(query) };
  return { ...known, saved: undefined, request: readClickRequest(key, incoming, services), now };
}

/** Answers whether it did. */
async function redirect(judged: JudgedClick, response: ServerResponse, services: Services): Promise<boolean> {
  const { clicks, drain, log } = services;
  try {
    const { location } = await receiveJudged(clicks, judged);
    if (drain.hasBegun()) response.setHeader('connection', 'close');
    response.writeHead(302, { 'cache-control': 'no-store', location: location ?? '/', 'content-length': 0 });
    response.end();
    return true;
  } catch (error) {
    log.error({ err: error }, 'a click could not be answered');
    response.writeHead(503, { 'retry-after': RETRY_AFTER_SECONDS, 'content-length': 0 });
    response.end();
    return false;
  }
}

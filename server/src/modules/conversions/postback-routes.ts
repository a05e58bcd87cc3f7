import { POSTBACK_REFUSALS } from '@callstead/domain/conversions/postback';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemType } from '../../http/errors.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { POSTBACK_TITLES } from './postback-titles.ts';
import { type Postback, type PostbackAnswer, receivePostback } from './receive-postback.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
const config = { access: 'conversion.report', audience: 'outside' } as const;

/** What advertisers' systems call. They bring a token and no cookie, and get an answer that programs read. */
export function postbackRoutes(app: App, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const postback = postbackIn(request);
    return send(request, reply, await receivePostback(services, postback, new Date()));
  };
  // Whoever only asks whether the address is there has reported nothing.
  app.get('/v1/postback', { config, exposeHeadRoute: false, logLevel: 'warn' }, answer);
  app.post('/v1/postback', { config, logLevel: 'warn' }, answer);
}

function send(request: FastifyRequest, reply: FastifyReply, answer: PostbackAnswer): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (answer.accepted) return reply.code(200).send(answer);
  const { code, conversionId, retryAfterSeconds } = answer;
  const status = POSTBACK_REFUSALS[code];
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  const title = POSTBACK_TITLES[code];
  const problem = { type: problemType(request, code), title, status, code, requestId: request.id };
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ ...problem, ...(conversionId && { conversionId }) }));
}

const BEARER = /^bearer +(\S+)$/i;

/** What stands in the body goes before the address; the token is taken out of both. */
function postbackIn(request: FastifyRequest): Postback {
  const { token = '', ...parameters } = { ...textsIn(request.query), ...textsIn(bodyOf(request)) };
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return {
    method: request.method === 'POST' ? 'POST' : 'GET',
    parameters: Object.fromEntries(Object.entries(parameters).slice(0, MOST_PARAMETERS)),
    token: bearer ?? token,
    address: request.ip,
  };
}

/** JSON, or a form: whatever cannot be read says nothing. */
function bodyOf({ body, headers }: FastifyRequest): unknown {
  if (typeof body !== 'string' || body === '') return {};
  if (!/json/i.test(headers['content-type'] ?? '')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

const MOST_PARAMETERS = 30;
const LONGEST_NAME = 40;
const LONGEST_VALUE = 250;
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** Texts and numbers by their names; of several of a name the last. */
function textsIn(sent: unknown): Record<string, string> {
  if (typeof sent !== 'object' || sent === null) return {};
  const said = Object.entries(sent).flatMap(([name, value]) => {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last !== 'string' && typeof last !== 'number') return [];
    return [[clean(name, LONGEST_NAME), clean(String(last), LONGEST_VALUE)]];
  });
  return Object.fromEntries(said);
}

const clean = (text: string, length: number) => text.replace(UNSTORABLE, '').slice(0, length);

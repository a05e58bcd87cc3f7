import type { Simulated } from '@callstead/domain/calls/carrier-event';
import { type CallAnswer, carriedAnswer } from '@callstead/domain/settling/call-answer';
import formbody from '@fastify/formbody';
import querystring from 'fast-querystring';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/zod.ts';
import { parseCarried } from '../../telephony/carried-decision.ts';
import type { Signer } from '../../telephony/carriers/signer.ts';
import type { Parameters as Posted } from '../../telephony/signature.ts';
import { parseClockSpeed, parseVoice } from '../../telephony/twilio-requests.ts';
import { createTwiml } from '../../telephony/twiml.ts';
import { receiveCall } from '../calls/receive-call.ts';
import { answerDialEnd, settleCall } from '../calls/settle-call.ts';
import type { WebhookEnd } from '../carriers/carrier-health.ts';
import { receiveRecording } from '../recordings/receive-recording.ts';
import { type Admission, type Admitted, createAdmission } from './admission.ts';
import { answerInTime, DECISION_MS, type Decide, turnAway } from './answer-in-time.ts';
import type { CarrierServices } from './carrier-services.ts';
import { type Dialect, dialectsOf } from './dialects.ts';
import { writeOrSpool } from './write-or-spool.ts';

/** A call that was read late still gets a chance. */
const LEAST_MS = 500;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who signed it; null until that was looked at. */
    signer: Signer | null;
    /** Of a call: since when it waits, and whether for too long. */
    admitted: Admitted;
    /** A form as it came, where its bytes are signed. */
    postedBytes: Buffer | null;
  }
}

/** The addresses carriers know, in each dialect; whatever it is, calls stand in one line. */
export async function carrierRoutes(app: App, services: CarrierServices): Promise<void> {
  const admission = createAdmission();
  app.addHook('onClose', async () => admission.close());
  app.decorateRequest('signer', null);
  app.decorateRequest('admitted', null as never);
  app.decorateRequest('postedBytes', null);
  for (const dialect of dialectsOf(services)) {
    const prefix = `/${dialect.name}`;
    await app.register(async (spoken: App) => dialectRoutes(spoken, services, { dialect, admission }), { prefix });
  }
}

type Spoken = { dialect: Dialect; admission: Admission };

/** The four addresses a carrier knows. Each checks the signature before anything else is looked at. */
async function dialectRoutes(app: App, services: CarrierServices, { dialect, admission }: Spoken): Promise<void> {
  const { calls: engine } = services;
  const { publicUrl, demo } = services.config;
  const twiml = createTwiml(publicUrl, dialect.name);
  const config = { access: 'carrier.call', audience: 'outside' } as const;
  if (dialect.signs === 'bytes') keepBytes(app);
  else await app.register(formbody);

  app.addHook('preValidation', async (request, reply) => {
    const { headers, postedBytes: bytes } = request;
    const parameters = (request.body ?? {}) as Posted;
    request.signer = dialect.signerOf({ url: `${publicUrl}${request.url}`, headers, parameters, bytes });
    if (request.signer.is !== 'nobody') return;
    services.metrics.forgedWebhooks.inc();
    return reply.code(403).send();
  });
  app.addHook('onResponse', async (request, reply) => {
    const { signer } = request;
    if (signer) services.carrierHealth.note({ ...endOf(signer, reply), isCall: isArrival(request) });
  });
  app.addHook('onRequestAbort', async (request) => {
    const { signer } = request;
    const end = { at: new Date(), ms: 0, is: 'unanswered', isCall: isArrival(request) } as const;
    if (signer) services.carrierHealth.note({ carrier: signer.carrier, ...end });
  });

  const send = (reply: FastifyReply, answer: CallAnswer) => reply.type('text/xml').send(twiml(answer));

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    request.admitted = await admission.enter(reply.raw);
  };

  app.post('/voice', { config, onRequest: admit }, async (request, reply) => {
    const call = parseVoice(request.body, simulationOf(request, demo));
    const { is, since } = request.admitted;
    if (is === 'overdue') return send(reply, turnAway(services, call));
    const decide: Decide = (id, now) => receiveCall(engine, call, now, id);
    const limitMs = Math.max(LEAST_MS, since + DECISION_MS - Date.now());
    return send(reply, await answerInTime(services, call, decide, limitMs));
  });

  app.post('/dial', { config }, async (request, reply) => {
    const now = new Date();
    const message = dialect.parseDial(request.body, request.query, now);
    const entry = { kind: 'event', at: now.toISOString(), message } as const;
    const written = await writeOrSpool(services, entry, () => answerDialEnd(engine, message, now));
    return send(reply, written?.result ?? carriedAnswer(parseCarried(request.query), message.event));
  });

  app.post('/status', { config }, async (request, reply) => {
    const now = new Date();
    const message = dialect.parseStatus(request.body, request.query, now);
    const entry = message && ({ kind: 'event', at: now.toISOString(), message } as const);
    if (entry) await writeOrSpool(services, entry, () => settleCall(engine, entry.message, now));
    return reply.code(204).send();
  });

  app.post('/recording', { config }, async (request, reply) => {
    const now = new Date();
    const message = dialect.parseRecording(request.body);
    const entry = message && ({ kind: 'recording', at: now.toISOString(), message } as const);
    if (entry) await writeOrSpool(services, entry, () => receiveRecording(services, entry.message, now));
    return reply.code(204).send();
  });
}

/** As forms are read everywhere, and their bytes beside. */
function keepBytes(app: App): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, body, done) => {
    request.postedBytes = body as Buffer;
    done(null, querystring.parse(body.toString()));
  });
}

const isArrival = ({ routeOptions }: FastifyRequest) => routeOptions.url?.endsWith('/voice') ?? false;

function endOf({ carrier, is }: Signer, reply: FastifyReply): Omit<WebhookEnd, 'isCall'> {
  const wentWrong = reply.statusCode >= 500 ? 'unanswered' : 'answered';
  return { carrier, at: new Date(), ms: Math.round(reply.elapsedTime), is: is === 'nobody' ? 'forged' : wentWrong };
}

function simulationOf({ signer, body }: FastifyRequest, isDemo: boolean): Simulated | null {
  return signer?.is === 'simulator' ? { test: !isDemo, clockSpeed: parseClockSpeed(body) } : null;
}

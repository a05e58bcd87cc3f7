import type { Simulated } from '@callstead/domain/calls/carrier-event';
import type { CallAnswer } from '@callstead/domain/settling/call-answer';
import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/zod.ts';
import { isSigned, type Parameters as Posted } from '../../telephony/signature.ts';
import {
  parseClockSpeed,
  parseDial,
  parseRecording,
  parseStatus,
  parseVoice,
} from '../../telephony/twilio-requests.ts';
import { createTwiml } from '../../telephony/twiml.ts';
import type { CallServices } from '../calls/engine.ts';
import { receiveCall } from '../calls/receive-call.ts';
import { answerDialEnd, settleCall } from '../calls/settle-call.ts';
import { receiveRecording } from '../recordings/receive-recording.ts';
import { answerInTime } from './answer-in-time.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Signed by the built-in carrier. */
    isSimulated: boolean;
  }
}

/** The four addresses a carrier knows. Each checks the signature before anything else is looked at. */
export async function carrierRoutes(app: App, services: CallServices): Promise<void> {
  const { calls: engine } = services;
  const { publicUrl, demo } = services.config;
  const twiml = createTwiml(publicUrl);
  const config = { access: 'carrier.call', audience: 'outside' } as const;
  await app.register(formbody);
  app.decorateRequest('isSimulated', false);

  app.addHook('preValidation', async (request, reply) => {
    const url = `${publicUrl}${request.url}`;
    const parameters = (request.body ?? {}) as Posted;
    const signer = signerOf(services, { signature: signatureOf(request), url, parameters });
    request.isSimulated = signer === 'simulator';
    if (signer) return;
    services.metrics.forgedWebhooks.inc();
    return reply.code(403).send();
  });

  const send = (reply: FastifyReply, answer: CallAnswer) => reply.type('text/xml').send(twiml(answer));

  app.post('/voice', { config }, async (request, reply) => {
    const call = parseVoice(request.body, simulationOf(request, demo));
    const answer = await answerInTime(services, call, () => receiveCall(engine, call, new Date()));
    return send(reply, answer);
  });

  app.post('/dial', { config }, async (request, reply) => {
    const now = new Date();
    return send(reply, await answerDialEnd(engine, parseDial(request.body, request.query, now), now));
  });

  app.post('/status', { config }, async (request, reply) => {
    const now = new Date();
    const message = parseStatus(request.body, request.query, now);
    if (message) await settleCall(engine, message, now);
    return reply.code(204).send();
  });

  app.post('/recording', { config }, async (request, reply) => {
    const message = parseRecording(request.body);
    if (message) await receiveRecording(services, message, new Date());
    return reply.code(204).send();
  });
}

/** The simulator's key is the only one of a demo that has no carrier; elsewhere it is one more. */
function signerOf({ carrierTokens, simulatorToken }: CallServices, request: Parameters<typeof isSigned>[1]) {
  const isOnlyCarrier = carrierTokens.includes(simulatorToken);
  if (isSigned(carrierTokens, request)) return isOnlyCarrier ? 'simulator' : 'carrier';
  return isSigned([simulatorToken], request) ? 'simulator' : undefined;
}

function simulationOf({ isSimulated, body }: FastifyRequest, isDemo: boolean): Simulated | null {
  return isSimulated ? { test: !isDemo, clockSpeed: parseClockSpeed(body) } : null;
}

function signatureOf(request: FastifyRequest): string | undefined {
  const { 'x-twilio-signature': twilio, 'x-signalwire-signature': signalWire } = request.headers;
  return [twilio ?? signalWire].flat()[0];
}

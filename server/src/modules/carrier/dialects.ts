import { createPublicKey } from 'node:crypto';
import type { CarrierDialect } from '@callstead/domain/numbers/carrier-account';
import formbody from '@fastify/formbody';
import querystring from 'fast-querystring';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../http/zod.ts';
import { simulatorKey } from '../../telephony/carrier-tokens.ts';
import { type Signer, signerOf, telnyxSignerOf } from '../../telephony/carriers/signer.ts';
import type { Parameters as Posted } from '../../telephony/signature.ts';
import { parseTelnyxDial, parseTelnyxRecording, parseTelnyxStatus } from '../../telephony/telnyx-requests.ts';
import { parseDial, parseRecording, parseStatus } from '../../telephony/twilio-requests.ts';
import type { CarrierServices } from './carrier-services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A form as it came, for who signs these very bytes; null in the dialect of Twilio, where its fields are signed. */
    postedBytes: Buffer | null;
  }
}

/** How a carrier's requests are read and believed; what they mean is the same. */
export type Dialect = {
  name: CarrierDialect;
  readForms: (app: App) => Promise<void>;
  signerOf: (request: FastifyRequest) => Signer;
  parseDial: typeof parseDial;
  parseStatus: typeof parseStatus;
  parseRecording: typeof parseRecording;
};

export function dialectsOf(services: CarrierServices): readonly Dialect[] {
  return [twilio(services), telnyx(services)];
}

function twilio(services: CarrierServices): Dialect {
  const { publicUrl } = services.config;
  return {
    name: 'twilio',
    readForms: async (app) => {
      await app.register(formbody);
    },
    signerOf: (request) => {
      const { 'x-twilio-signature': ofTwilio, 'x-signalwire-signature': ofSignalWire } = request.headers;
      const signature = only(ofTwilio ?? ofSignalWire);
      const signed = { signature, url: `${publicUrl}${request.url}`, parameters: postedTo(request) };
      return signerOf({ ...services, keys: services.carrierKeys }, signed, new Date());
    },
    ...{ parseDial, parseStatus, parseRecording },
  };
}

function telnyx({ carrierKeys: keys, simulatorToken }: CarrierServices): Dialect {
  const publicKeys = { keys, simulatorKey: createPublicKey(simulatorKey(simulatorToken)) };
  return {
    name: 'telnyx',
    readForms: async (app) => {
      app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, body, done) => {
        request.postedBytes = body as Buffer;
        done(null, querystring.parse(body.toString('utf8')));
      });
    },
    signerOf: (request) => {
      const { 'telnyx-signature-ed25519': signature, 'telnyx-timestamp': timestamp } = request.headers;
      const body = request.postedBytes ?? Buffer.alloc(0);
      const signed = { signature: only(signature), timestamp: only(timestamp), body, parameters: postedTo(request) };
      return telnyxSignerOf(publicKeys, signed, new Date());
    },
    ...{ parseDial: parseTelnyxDial, parseStatus: parseTelnyxStatus, parseRecording: parseTelnyxRecording },
  };
}

const postedTo = ({ body }: FastifyRequest) => (body ?? {}) as Posted;
const only = (header: string | string[] | undefined) => [header].flat()[0];

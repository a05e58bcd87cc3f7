import { createPublicKey } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CarrierDialect } from '@callstead/domain/numbers/carrier-account';
import { simulatorKey } from '../../telephony/carrier-tokens.ts';
import { type Signer, signerOf, telnyxSignerOf } from '../../telephony/carriers/signer.ts';
import type { Parameters } from '../../telephony/signature.ts';
import { parseTelnyxDial, parseTelnyxRecording, parseTelnyxStatus } from '../../telephony/telnyx-requests.ts';
import { parseDial, parseRecording, parseStatus } from '../../telephony/twilio-requests.ts';
import type { CarrierServices } from './carrier-services.ts';

/** A form as it was posted; `bytes` only for who signs those. */
type PostedForm = { url: string; headers: IncomingHttpHeaders; parameters: Parameters; bytes: Buffer | null };

/** How a carrier's requests are believed and read; what they mean is the same. */
export type Dialect = {
  name: CarrierDialect;
  /** What of a form is signed: its fields with the address, or its bytes. */
  signs: 'fields' | 'bytes';
  signerOf: (form: PostedForm) => Signer;
  parseDial: typeof parseDial;
  parseStatus: typeof parseStatus;
  parseRecording: typeof parseRecording;
};

export function dialectsOf(services: CarrierServices): readonly Dialect[] {
  return [twilio(services), telnyx(services)];
}

const twilio = (services: CarrierServices): Dialect => ({
  ...{ name: 'twilio', signs: 'fields' },
  signerOf: ({ url, headers, parameters }) => {
    const signature = only(headers['x-twilio-signature'] ?? headers['x-signalwire-signature']);
    return signerOf({ ...services, keys: services.carrierKeys }, { signature, url, parameters }, new Date());
  },
  ...{ parseDial, parseStatus, parseRecording },
});

function telnyx({ carrierKeys: keys, simulatorToken }: CarrierServices): Dialect {
  const publicKeys = { keys, simulatorKey: createPublicKey(simulatorKey(simulatorToken)) };
  return {
    ...{ name: 'telnyx', signs: 'bytes' },
    signerOf: ({ headers, parameters, bytes }) => {
      const signature = only(headers['telnyx-signature-ed25519']);
      const timestamp = only(headers['telnyx-timestamp']);
      const signed = { signature, timestamp, body: bytes ?? Buffer.alloc(0), parameters };
      return telnyxSignerOf(publicKeys, signed, new Date());
    },
    ...{ parseDial: parseTelnyxDial, parseStatus: parseTelnyxStatus, parseRecording: parseTelnyxRecording },
  };
}

const only = (header: string | string[] | undefined) => [header].flat()[0];

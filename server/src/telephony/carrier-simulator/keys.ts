import { simulatedTelnyxKey } from '../carrier-tokens.ts';
import { writtenPublicKey } from '../telnyx-signature.ts';

/** Where the simulated carriers live on this server; each lies under it by the host it plays. */
export const CARRIER_SIMULATOR_PATH = '/simulator/carriers';

/** What a demo can be tried with: any account, with a token that begins so. */
const TOKEN_BEGINNING = 'simulated-';

export const simulatedCredentials = (secret: string) => ({
  twilioSid: 'AC00000000000000000000000000000001',
  signalwireProject: '00000000-0000-4000-8000-000000000001',
  telnyxAccount: TELNYX_ACCOUNT,
  telnyxPublicKey: writtenPublicKey(simulatedTelnyxKey(secret)),
  token: `${TOKEN_BEGINNING}token`,
});

const TELNYX_ACCOUNT = '00000000-0000-4000-8000-000000000002';

/** At Telnyx a key alone says whose it is: of the account it names, else of the demo's. */
export function simulatedTelnyxAccount(authorization: string | undefined): string | undefined {
  const [scheme, key = ''] = (authorization ?? '').split(' ');
  if (scheme !== 'Bearer' || !key.startsWith(TOKEN_BEGINNING)) return undefined;
  return /^simulated-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/.exec(key)?.[1] ?? TELNYX_ACCOUNT;
}

/** As a carrier reads the header; undefined for whom it does not know. */
export function simulatedAccount(authorization: string | undefined): string | undefined {
  const [scheme, encoded = ''] = (authorization ?? '').split(' ');
  const [account = '', token = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return scheme === 'Basic' && token.startsWith(TOKEN_BEGINNING) ? account : undefined;
}

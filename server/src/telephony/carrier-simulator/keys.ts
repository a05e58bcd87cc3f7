/** Where the simulated carriers live on this server; each lies under it by the host it plays. */
export const CARRIER_SIMULATOR_PATH = '/simulator/carriers';

/** What a demo can be tried with: any account, with a token that begins so. */
const TOKEN_BEGINNING = 'simulated-';

export const SIMULATED_CREDENTIALS = {
  twilioSid: 'AC00000000000000000000000000000001',
  signalwireProject: '00000000-0000-4000-8000-000000000001',
  token: `${TOKEN_BEGINNING}token`,
};

/** As a carrier reads the header; undefined for whom it does not know. */
export function simulatedAccount(authorization: string | undefined): string | undefined {
  const [scheme, encoded = ''] = (authorization ?? '').split(' ');
  const [account = '', token = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return scheme === 'Basic' && token.startsWith(TOKEN_BEGINNING) ? account : undefined;
}

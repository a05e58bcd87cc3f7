import { createHmac } from 'node:crypto';

/** Where the simulated PayPal lives on this server. */
export const PAYPAL_SIMULATOR_PATH = '/simulator/paypal';

/** With these the network and its simulated PayPal know each other. */
export function paypalSimulatorKeys(secret: string) {
  const derived = (purpose: string) => createHmac('sha256', secret).update(`paypal simulator ${purpose}`).digest('hex');
  return {
    path: PAYPAL_SIMULATOR_PATH,
    clientId: derived('client'),
    clientSecret: derived('secret'),
    webhookId: derived('webhook').slice(0, 17).toUpperCase(),
  };
}

/** PayPal signs with a certificate; here the secret does. */
export const simulatedSignature = (secret: string, parts: readonly string[]) =>
  createHmac('sha256', secret).update(parts.join('|')).digest('base64url');

export const simulatedToken = (secret: string) =>
  createHmac('sha256', secret).update('paypal simulator token').digest('hex');

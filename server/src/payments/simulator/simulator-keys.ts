import { createHmac } from 'node:crypto';

/** With these the network and its simulated gateway know each other; whoever knows the secret could do everything else, too. */
export function simulatorKeys(secret: string): { secretKey: string; webhookSecret: string } {
  const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return {
    secretKey: `sk_test_${derived('payment simulator')}`,
    webhookSecret: `whsec_${derived('payment simulator webhooks')}`,
  };
}

import { createHmac, type KeyObject } from 'node:crypto';
import type { Config } from '../config.ts';
import { telnyxPrivateKey } from './telnyx-signature.ts';

/** Those of the environment; a demo without any takes the simulator's, which whoever reads its database can make too. */
export function carrierTokensOf({ carrierAccounts, demo }: Config, secret: string): readonly string[] {
  if (carrierAccounts.length === 0 && demo) return [simulatorToken(secret)];
  return carrierAccounts.map(({ token }) => token);
}

/** Signs what the built-in carrier says; whoever knows the secret could do everything else, too. */
export function simulatorToken(secret: string): string {
  return createHmac('sha256', secret).update('carrier simulator').digest('hex');
}

/** With what it signs where it speaks as Telnyx does. */
export const simulatorKey = (token: string): KeyObject => keyOf(token, 'carrier simulator, ed25519');

/** Of the Telnyx that a demo can be tried with: all its accounts have this one. */
export const simulatedTelnyxKey = (secret: string): KeyObject => keyOf(secret, 'simulated Telnyx, ed25519');

const keyOf = (secret: string, purpose: string) =>
  telnyxPrivateKey(createHmac('sha256', secret).update(purpose).digest());

import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';

/** Those of the environment; a demo without any takes the simulator's, which whoever reads its database can make too. */
export function carrierTokensOf({ carrierAccounts, demo }: Config, secret: string): readonly string[] {
  if (carrierAccounts.length === 0 && demo) return [simulatorToken(secret)];
  return carrierAccounts.map(({ token }) => token);
}

/** Signs what the built-in carrier says; whoever knows the secret could do everything else, too. */
export function simulatorToken(secret: string): string {
  return createHmac('sha256', secret).update('carrier simulator').digest('hex');
}

import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';

/** Those of the environment; a demo without any takes the simulator's, which whoever reads its database can make too. */
export function carrierTokensOf({ carrierTokens, demo }: Config, secret: string): readonly string[] {
  return carrierTokens.length === 0 && demo ? [simulatorToken(secret)] : carrierTokens;
}

/** Signs what the built-in carrier says; whoever knows the secret could do everything else, too. */
export function simulatorToken(secret: string): string {
  return createHmac('sha256', secret).update('carrier simulator').digest('hex');
}

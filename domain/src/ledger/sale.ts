import { assert } from '../assert.ts';
import type { SaleKind } from '../sale-kind.ts';

/** By its own id. */
export type SaleSource = `${SaleKind}:${string}`;

export type Sale = { source: SaleSource; advertiserId: string; publisherId: string };

type SaleEvent = 'reserve' | 'released' | 'approved' | 'refused' | 'repriced';

/** A sale put back to where it stood may come the same way again: what happens anew has a key of its own. */
export function roundKey({ source }: Pick<Sale, 'source'>, event: SaleEvent, round: number): string {
  assert(Number.isInteger(round) && round >= 1, 'the first time is round 1');
  return round === 1 ? `${source}:${event}` : `${source}:${event}:${round}`;
}

import type { Caps } from '../campaigns/terms.ts';
import type { Outcome } from './call.ts';
import type { FinalStatus } from './qualify-call.ts';

/** Whether an ended call keeps the slot it reserved, or gives it back. */
export function countsInCap(counts: Caps['counts'], call: { status: FinalStatus; outcome: Outcome }): boolean {
  if (call.status === 'refused') return false; // never dialled, never reserved
  if (counts === 'attempt') return true;
  return counts === 'connected' ? call.status === 'completed' : call.outcome === 'qualified';
}

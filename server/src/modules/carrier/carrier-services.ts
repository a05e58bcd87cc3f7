import type { CallServices } from '../calls/engine.ts';
import type { FailedCalls } from '../calls/failed-calls.ts';
import type { CarrierHealthBook } from '../carriers/carrier-health.ts';
import type { LastGoodLines } from '../routing/last-good-lines.ts';
import type { CarrierSpool } from './carrier-spool.ts';

/** What the carrier's addresses need beside the engine: where things wait that the database did not take in time. */
export type CarrierServices = CallServices & {
  failedCalls: FailedCalls;
  spool: CarrierSpool;
  /** How each carrier and we get on. */
  carrierHealth: Pick<CarrierHealthBook, 'note'>;
  /** For as long as the database is gone. */
  lastGoodLines: Pick<LastGoodLines, 'find'>;
};

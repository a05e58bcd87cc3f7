import { DomainError } from '@callstead/domain/errors';
import { mayPass } from '../../db/database-away.ts';
import { inTime } from '../../db/in-time.ts';
import { WaitedTooLong } from '../../db/natural-batch.ts';
import type { CarrierServices } from './carrier-services.ts';
import type { CarrierEntry } from './carrier-spool.ts';

/** Carriers wait fifteen seconds at most and repeat such a callback for seconds at best: together these stay below ten. */
const LIMITS = { writeMs: 5_000, spoolMs: 4_000 };
const RETRY_AFTER_SECONDS = 5;

/**
 * Undefined when the database did not take it, or not in time: it lies on disk then, and is applied when the database is back. What
 * cannot be written for a reason of its own lies there, too, and is tried once more before it is set aside: carriers say most things once.
 */
export async function writeOrSpool<Result>(
  services: CarrierServices,
  entry: CarrierEntry,
  write: () => Promise<Result>,
  { writeMs, spoolMs } = LIMITS,
): Promise<{ result: Result } | undefined> {
  const written = await inTime(write(), writeMs).catch((error: Error) => {
    if (!mayPass(error) && !(error instanceof WaitedTooLong))
      services.log.error({ reason: error.message, kind: entry.kind }, 'a callback could not be written');
    return undefined;
  });
  if (written) return written;
  const spooled = await inTime(services.spool.put(entry), spoolMs).catch((error: Error) => {
    services.log.error({ reason: error.message }, 'a callback could be neither written nor spooled');
    return undefined;
  });
  // Neither here nor there: the carrier must not believe that we have it.
  if (!spooled) throw new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  services.metrics.spooledCallbacks.inc();
  return undefined;
}

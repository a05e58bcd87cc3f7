import type { Db } from '../../../db/database.ts';
import { deleteOldDeliveries } from './delivery-queries.ts';

const KEPT_MS = 30 * 86_400_000;

/** With the log of their tries. */
export const forgetDeliveries = (db: Db, now: Date) => deleteOldDeliveries(db, new Date(now.getTime() - KEPT_MS));

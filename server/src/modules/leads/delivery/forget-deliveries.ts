import type { Db } from '../../../db/database.ts';
import { deleteOldDeliveries } from './delivery-queries.ts';

const KEPT_MS = 90 * 86_400_000;

/** With the log of their tries: longer than a lead can be returned. */
export const forgetLeadDeliveries = (db: Db, now: Date) => deleteOldDeliveries(db, new Date(now.getTime() - KEPT_MS));

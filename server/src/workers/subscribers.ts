import type { Subscriber } from '../events/subscriber.ts';
import { auditSubscriber } from '../modules/audit/on-events.ts';

/** Everybody who follows what happens. */
export const SUBSCRIBERS: readonly Subscriber[] = [auditSubscriber];

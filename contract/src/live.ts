import { LIVE_TOPICS } from '@callstead/domain/live/live-topics';
import * as z from 'zod';

/** One message of the stream; `id` names the row when it is one. */
export const LiveChange = z.object({ topic: z.enum(LIVE_TOPICS), id: z.string().optional() });
export type LiveChange = z.infer<typeof LiveChange>;

import { LIVE_TOPICS } from '@callstead/domain/live/live-topics';
import * as z from 'zod';

/** One message of the stream; `id` names the row when it is one. */
export const LiveChange = z.object({ topic: z.enum(LIVE_TOPICS), id: z.string().optional() });
export type LiveChange = z.infer<typeof LiveChange>;

/** What the event `answering` carries: a colleague types an answer to a ticket, or no longer does. */
export const Answering = z.object({
  ticketId: z.uuid(),
  by: z.object({ id: z.uuid(), name: z.string() }),
  isTyping: z.boolean(),
});
export type Answering = z.infer<typeof Answering>;

import { RECORDING_LIFECYCLE } from '@callstead/domain/recordings/lifecycle';
import * as z from 'zod';

/** What a player needs before it plays anything. */
export const RecordingMeta = z.object({
  /** `none`: the call was not recorded, or the carrier has not told us of a recording. */
  state: z.enum(['none', ...RECORDING_LIFECYCLE]),
  seconds: z.number(),
  /** One list a channel, caller first: the loudest of each moment, 0 to 255. Empty when there is nothing to draw. */
  peaks: z.array(z.array(z.number().int().min(0).max(255))),
  /** From this second on the call counts; null where talk time does not decide. */
  qualifyingSecond: z.number().int().nullable(),
  /** Where the audio is, while it is there; answers range requests. */
  url: z.string().nullable(),
  /** When it is deleted. */
  deleteAfter: z.iso.datetime().nullable(),
});
export type RecordingMeta = z.infer<typeof RecordingMeta>;

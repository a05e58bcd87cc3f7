import * as z from 'zod';

/** Whether whoever asks has switched it on, and still watches. */
export const LiveDemo = z.object({ isOn: z.boolean() });
export type LiveDemo = z.infer<typeof LiveDemo>;

export const LiveDemoRequest = z.object({ isOn: z.boolean() });

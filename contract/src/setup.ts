import { SETUP_STATES, SETUP_STEPS } from '@callstead/domain/setup/setup-step';
import * as z from 'zod';
import { code } from './text.ts';

/** The guide: each step and how far it is. `isShown`: something is open, and the network is a real one. */
export const Setup = z.object({
  steps: z.array(z.object({ step: z.enum(SETUP_STEPS), state: z.enum(SETUP_STATES) })),
  isShown: z.boolean(),
});
export type Setup = z.infer<typeof Setup>;

export const SkipStepRequest = z.object({ step: z.enum(SETUP_STEPS), isSkipped: z.boolean() });
export type SkipStepRequest = z.infer<typeof SkipStepRequest>;

/** What stands in the link of the test message. */
export const MailArrivedRequest = z.object({ token: code(64) });
export type MailArrivedRequest = z.infer<typeof MailArrivedRequest>;

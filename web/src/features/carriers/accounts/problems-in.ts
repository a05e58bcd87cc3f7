import type { ZodError } from 'zod';

/** What is wrong with each field, by the first thing that is. */
export const problemsIn = (error: ZodError | undefined): Partial<Record<string, string>> =>
  Object.fromEntries([...(error?.issues ?? [])].reverse().map(({ path, message }) => [String(path[0]), message]));

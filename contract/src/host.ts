import { MOST_HOSTS, readHost } from '@callstead/domain/clicks/campaign-links';
import * as z from 'zod';
import { fieldError, shortText } from './text.ts';

/** As it was written, or out of an address. */
const Host = shortText(2000).transform((written, context) => {
  const host = readHost(written);
  if (host !== undefined) return host;
  context.addIssue({ code: 'custom', message: fieldError('host_invalid').error });
  return z.NEVER;
});

/** Each once. */
export const Hosts = z
  .array(Host)
  .max(MOST_HOSTS, fieldError('too_long'))
  .transform((hosts) => [...new Set(hosts)]);

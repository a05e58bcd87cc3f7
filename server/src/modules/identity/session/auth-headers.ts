import type { IncomingHttpHeaders } from 'node:http';
import { ADDRESS_HEADER } from '../auth.ts';

/** What better-auth may see of a request: its cookies, and an address we have found out ourselves. */
export function authHeaders(request: { ip: string; headers: IncomingHttpHeaders }): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip });
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie);
  if (request.headers['user-agent']) headers.set('user-agent', request.headers['user-agent']);
  return headers;
}

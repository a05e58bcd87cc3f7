import { DomainError } from '@callstead/domain/errors';
import type { App } from './zod.ts';

/** As a browser or a program sends it: a name may come more than once. */
export type SentForm = readonly (readonly [name: string, value: string])[];

const MOST_FIELDS = 500;

/** For all routes of `app`: a form's body, made into what `read` makes of it. */
export function parseForm(app: App, bodyLimit: number, read: (sent: SentForm) => unknown): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => {
      const sent = [...new URLSearchParams(String(body))];
      if (sent.length > MOST_FIELDS) done(new DomainError('payload_too_large'));
      else done(null, read(sent));
    },
  );
}

/** `fields.roof` or `fields[roof]`. */
const INNER = /^(\w{1,64})(?:\.(.{1,200})|\[(.{1,200})\])$/s;

/** As JSON would say it, one level deep; what comes twice is a list. */
export function nested(sent: SentForm): Record<string, unknown> {
  const top = new Map<string, unknown>();
  for (const [name, value] of sent) {
    const [, outer, dotted, bracketed] = INNER.exec(name) ?? [];
    const inner = dotted ?? bracketed;
    if (outer === undefined || inner === undefined) put(top, name, value);
    else {
      const known = top.get(outer);
      const within = known instanceof Map ? known : new Map<string, unknown>();
      put(within, inner, value);
      top.set(outer, within);
    }
  }
  const plain = [...top].map(([name, value]) => [name, value instanceof Map ? Object.fromEntries(value) : value]);
  return Object.fromEntries(plain);
}

function put(into: Map<string, unknown>, name: string, value: string): void {
  const before = into.get(name);
  into.set(name, into.has(name) ? [before, value].flat() : value);
}

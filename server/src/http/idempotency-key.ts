import { DomainError } from '@callstead/domain/errors';
import type { FastifyRequest } from 'fastify';

const WRITTEN = /^[\x21-\x7e]{1,255}$/;

/** Undefined without one. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const written = headers['idempotency-key'];
  if (written === undefined) return undefined;
  if (typeof written === 'string' && WRITTEN.test(written)) return written;
  throw new DomainError('validation_failed', {
    message: 'Idempotency-Key has 1 to 255 printable ASCII characters, without spaces.',
  });
}

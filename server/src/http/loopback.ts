import type { AddressInfo } from 'node:net';
import { DomainError } from '@callstead/domain/errors';
import type { App } from './zod.ts';

/** Where our own addresses are reached from this machine. */
export type Loopback = string;

export function loopbackOf(app: App): Loopback {
  const address = app.server.address() as AddressInfo | null;
  if (!address) throw new DomainError('unavailable');
  const isEverywhere = address.address === '::' || address.address === '0.0.0.0';
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${isEverywhere ? '127.0.0.1' : host}:${address.port}`;
}

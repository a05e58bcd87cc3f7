import { seal, unseal } from '../../../secrets/seal.ts';
import type { Services } from '../../../services.ts';

/** What the log keeps of a request: without headers, and with its secrets hidden. */
export type KeptRequest = { method: string; url: string; body: string | null };

/** One request, and how the log shows it. */
export type OutgoingMessage = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | null;
  shown: KeptRequest;
};

type WithSecret = Pick<Services, 'sealSecret'>;
const contextOf = ({ sealSecret: secret }: WithSecret, deliveryId: string) => ({
  ...{ secret, purpose: 'webhook request', owner: deliveryId },
});

/** It may name people, as the answers of `GET /v1/…` do. */
export const sealRequest = (services: WithSecret, deliveryId: string, kept: KeptRequest) =>
  seal(JSON.stringify(kept), contextOf(services, deliveryId));
export const openRequest = (services: WithSecret, deliveryId: string, sealed: string): KeptRequest =>
  JSON.parse(unseal(sealed, contextOf(services, deliveryId)));

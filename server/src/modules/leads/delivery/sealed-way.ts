import { seal, unseal } from '../../../secrets/seal.ts';
import type { Services } from '../../../services.ts';

type WithSecret = Pick<Services, 'sealSecret'>;
const contextOf =
  (purpose: string) =>
  ({ sealSecret: secret }: WithSecret, owner: string) => ({ secret, purpose, owner });

const signing = contextOf('lead way secret');
/** What signs the deliveries of one way. */
export const sealWaySecret = (services: WithSecret, wayId: string, secret: string) =>
  seal(secret, signing(services, wayId));
export const openWaySecret = (services: WithSecret, wayId: string, sealed: string) =>
  unseal(sealed, signing(services, wayId));

const headers = contextOf('lead way headers');
/** Values of headers that nobody reads again, by their lower-cased names. */
export type HeaderSecrets = Record<string, string>;
export const sealHeaders = (services: WithSecret, wayId: string, secrets: HeaderSecrets) =>
  seal(JSON.stringify(secrets), headers(services, wayId));
export const openHeaders = (services: WithSecret, wayId: string, sealed: string | null): HeaderSecrets =>
  sealed === null ? {} : JSON.parse(unseal(sealed, headers(services, wayId)));

const answers = contextOf('lead answer');
export type KeptAnswer = { answer: string | null; reason: string | null };
/** It may say who the lead is. */
export const sealAnswer = (services: WithSecret, deliveryId: string, kept: KeptAnswer) =>
  seal(JSON.stringify(kept), answers(services, deliveryId));
export const openAnswer = (services: WithSecret, deliveryId: string, sealed: string): KeptAnswer =>
  JSON.parse(unseal(sealed, answers(services, deliveryId)));

import { seal, unseal } from '../../../secrets/seal.ts';
import type { Services } from '../../../services.ts';

type WithSecret = Pick<Services, 'secret'>;
const contextOf = ({ secret }: WithSecret, endpointId: string) => ({
  secret,
  purpose: 'webhook secret',
  owner: endpointId,
});

export const sealSecret = (services: WithSecret, endpointId: string, secret: string): string =>
  seal(secret, contextOf(services, endpointId));

export const openSecret = (services: WithSecret, endpointId: string, sealed: string): string =>
  unseal(sealed, contextOf(services, endpointId));

import type { PostbackSecrets } from '@callstead/domain/integrations/postback';
import { seal, unseal } from '../../../secrets/seal.ts';
import type { Services } from '../../../services.ts';

type WithSecret = Pick<Services, 'secret'>;
const contextOf = ({ secret }: WithSecret, endpointId: string) => ({
  ...{ secret, purpose: 'postback secrets', owner: endpointId },
});

export const sealSecrets = (services: WithSecret, endpointId: string, secrets: PostbackSecrets): string | null =>
  Object.keys(secrets).length === 0 ? null : seal(JSON.stringify(secrets), contextOf(services, endpointId));

export const openSecrets = (services: WithSecret, endpointId: string, sealed: string | null): PostbackSecrets =>
  sealed === null ? {} : JSON.parse(unseal(sealed, contextOf(services, endpointId)));

/** For whoever reads along. */
export const hiddenSecrets = (names: readonly string[]): PostbackSecrets =>
  Object.fromEntries(names.map((name) => [name, '••••••']));

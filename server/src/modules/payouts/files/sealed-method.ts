import type { KeptDetails, PaymentDetails } from '@callstead/domain/payouts/payment-method';
import { seal, unseal } from '../../../secrets/seal.ts';
import type { Services } from '../../../services.ts';

type WithSecret = Pick<Services, 'sealSecret'>;

/** Bound to the payout: copied to another one it opens for nobody. */
const contextOf = ({ sealSecret: secret }: WithSecret, payoutId: string) => ({
  secret,
  purpose: 'payout',
  owner: payoutId,
});

export const sealForPayout = (services: WithSecret, payoutId: string, details: KeptDetails): string =>
  seal(JSON.stringify(details), contextOf(services, payoutId));

/** For the file that pays it; no route may answer with it but the download of that file. */
export const openForPayout = (
  services: WithSecret,
  { id, sealed_method }: { id: string; sealed_method: string },
): PaymentDetails => JSON.parse(unseal(sealed_method, contextOf(services, id)));

import { can } from '@callstead/domain/policy';
import { useAuth } from '../../../session/auth.tsx';
import { useActor } from '../../../session/use-actor.ts';

/** Only an advertiser moves their own money; an admin who looks on does not. */
export function useMayPay(): boolean {
  const { profile } = useAuth();
  const actor = useActor();
  return profile !== null && can(actor, 'billing.pay', profile);
}

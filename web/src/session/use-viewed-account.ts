import { can, isMember } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router';
import { useActor } from './use-actor.ts';

/** On a page about one account everything on it is about that one. */
export const ViewedAccount = createContext<string | undefined>(undefined);

/** In another's panel an admin sees the whole network, or the one account named in the address (`?account=`). */
export function useViewedAccount(): string | undefined {
  const [params] = useSearchParams();
  const given = useContext(ViewedAccount);
  return can(useActor(), 'account.view-any') ? (given ?? params.get('account') ?? undefined) : undefined;
}

/** Whose rows these are: one's own account or the picked one; undefined while none is picked. */
export function useHolder(): string | undefined {
  const actor = useActor();
  const picked = useViewedAccount();
  return isMember(actor) ? viewedAccount(actor, picked) : undefined;
}

/** Makes a link stay with the chosen account. */
export function useKeepAccount(): (path: string) => string {
  const account = useViewedAccount();
  return (path) => (account ? `${path}${path.includes('?') ? '&' : '?'}account=${encodeURIComponent(account)}` : path);
}

import { useSearchParams } from 'react-router';
import { useAuth } from './auth.tsx';

/** In another's panel an admin sees the whole network, or the one account named in the address (`?account=`). */
export function useViewedAccount(): string | undefined {
  const { profile } = useAuth();
  const [params] = useSearchParams();
  return profile?.userType === 'admin' ? (params.get('account') ?? undefined) : undefined;
}

/** Makes a link stay with the chosen account. */
export function useKeepAccount(): (path: string) => string {
  const account = useViewedAccount();
  return (path) => (account ? `${path}${path.includes('?') ? '&' : '?'}account=${encodeURIComponent(account)}` : path);
}

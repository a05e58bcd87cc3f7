import { useSearchParams } from 'react-router';
import { useAuth } from '../auth/auth.tsx';

/** In another's panel an admin sees the whole network, or the one account named in the address (`?account=`). */
export function useChosenAccount(): string | undefined {
  const { profile } = useAuth();
  const [params] = useSearchParams();
  return profile?.userType === 'admin' ? (params.get('account') ?? undefined) : undefined;
}

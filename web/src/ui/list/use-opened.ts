import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { withOpened } from './list-address.ts';

/** Opened from the list behind it: to close it is to go back there. */
const OPENED_HERE = { state: { isOpenedHere: true }, preventScrollReset: true } as const;

/** What is open over a list, by its name in the address: Back closes it, and a link opens it. */
export function useOpened(name: string) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isOpenedHere = useLocation().state?.isOpenedHere === true;
  return {
    id: params.get(name),
    linkTo: (id: string) => ({ to: `?${withOpened(params, name, id)}`, ...OPENED_HERE }),
    open: (id: string) => setParams(withOpened(params, name, id), OPENED_HERE),
    /** Another one instead: Back closes it, too. */
    goTo: (id: string) =>
      setParams(withOpened(params, name, id), { replace: true, preventScrollReset: true, state: { isOpenedHere } }),
    /** Whoever came by a link has no list to go back to. */
    close: () => {
      if (isOpenedHere) void navigate(-1);
      else setParams(withOpened(params, name, undefined), { replace: true, preventScrollReset: true });
    },
  };
}

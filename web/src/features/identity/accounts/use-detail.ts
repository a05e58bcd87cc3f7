import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';

/** The address of one account's dialog on top of the list as it is; Back closes it. */
export function detailLink({ search }: Pick<Location, 'search'>, id: string) {
  const params = new URLSearchParams(search);
  params.set('detail', id);
  return { to: `?${params}`, state: OPENED_HERE, preventScrollReset: true };
}

const OPENED_HERE = { detailOpenedHere: true };

/** Which account is open, and how to close it. */
export function useDetail() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const close = () => {
    // Opened from the list: going back leaves no dialog in the history. Opened by a link: there is no list behind it.
    if (location.state?.detailOpenedHere) return void navigate(-1);
    const remaining = new URLSearchParams(params);
    remaining.delete('detail');
    setParams(remaining, { replace: true, preventScrollReset: true });
  };
  return { id: params.get('detail'), close };
}

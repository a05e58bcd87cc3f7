import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * The token of a link from a mail, taken out of the address so that neither history nor a shared screen keeps it.
 * Undefined until it is read (only in the browser), null when the address had none.
 */
export function useLinkToken(): string | null | undefined {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    if (token !== undefined) return;
    const given = params.get('token');
    setToken(given);
    if (given === null) return;
    const remaining = new URLSearchParams(params);
    remaining.delete('token');
    void navigate({ search: remaining.toString() }, { replace: true });
  }, [token, params, navigate]);
  return token;
}

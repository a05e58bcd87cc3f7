import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request } from '../../../api/request.ts';
import { useLinkToken } from '../shared/use-link-token.ts';

export type ResetLink =
  | { status: 'checking' }
  | { status: 'valid'; token: string }
  | { status: 'invalid' }
  /** We could not ask; the link may well be good. */
  | { status: 'unknown'; error: unknown; retry: () => void };

/** Whether the link of the mail still opens anything. */
export function useResetLink(): ResetLink {
  const token = useLinkToken();
  const [link, setLink] = useState<ResetLink>({ status: 'checking' });
  const checked = useRef(false);

  const check = useCallback(async (token: string) => {
    setLink({ status: 'checking' });
    try {
      await request('POST', '/password-resets/check', { token });
      setLink({ status: 'valid', token });
    } catch (error) {
      const isRefused =
        error instanceof ApiError && (error.code === 'link_invalid' || error.code === 'validation_failed');
      setLink(isRefused ? { status: 'invalid' } : { status: 'unknown', error, retry: () => void check(token) });
    }
  }, []);

  useEffect(() => {
    if (token === undefined || checked.current) return;
    checked.current = true;
    if (token) void check(token);
    else setLink({ status: 'invalid' });
  }, [token, check]);
  return link;
}

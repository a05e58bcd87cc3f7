import type { FirstAdminLinkResponse } from '@callstead/contract/identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request } from '../../api/request.ts';
import { useLinkToken } from '../../sign-in/use-link-token.ts';

export type FirstAdminLink =
  | { status: 'checking' }
  /** With an address the account must have it: the configuration says so. */
  | { status: 'valid'; token: string; email: string | null; giveUp: () => void }
  | { status: 'invalid' }
  /** We could not ask; the link may well be good. */
  | { status: 'unknown'; error: unknown; retry: () => void };

/** Whether the link of the first start still opens anything. */
export function useFirstAdminLink(): FirstAdminLink {
  const token = useLinkToken();
  const [link, setLink] = useState<FirstAdminLink>({ status: 'checking' });
  const checked = useRef(false);

  const check = useCallback(async (token: string) => {
    setLink({ status: 'checking' });
    try {
      const { email } = await request<FirstAdminLinkResponse>('POST', '/first-admin/check', { token });
      setLink({ status: 'valid', token, email, giveUp: () => setLink({ status: 'invalid' }) });
    } catch (error) {
      setLink(
        isLinkSpent(error) ? { status: 'invalid' } : { status: 'unknown', error, retry: () => void check(token) },
      );
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

function isLinkSpent(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'link_invalid' || error.code === 'validation_failed');
}

import type { NewAdminLinkResponse } from '@callstead/contract/identity/identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request } from '../../../api/request.ts';
import { useLinkToken } from '../shared/use-link-token.ts';

/** The two ways to become an admin. */
export type NewAdminKind = 'first' | 'invitation';

export const ADDRESSES: Record<NewAdminKind, { check: string; accept: string }> = {
  first: { check: '/first-admin/check', accept: '/first-admin' },
  invitation: { check: '/invitations/check', accept: '/invitations/accept' },
};

/** What the link knows of the person already. */
type Known = NewAdminLinkResponse;

export type NewAdminLink =
  | { status: 'checking' }
  /** With an address the account must have it: the configuration, or the invitation, says so. */
  | ({ status: 'valid'; token: string; giveUp: () => void } & Known)
  | { status: 'invalid' }
  /** We could not ask; the link may well be good. */
  | { status: 'unknown'; error: unknown; retry: () => void };

/** Whether the link still opens anything. */
export function useNewAdminLink(kind: NewAdminKind): NewAdminLink {
  const token = useLinkToken();
  const [link, setLink] = useState<NewAdminLink>({ status: 'checking' });
  const checked = useRef(false);

  const check = useCallback(
    async (token: string) => {
      setLink({ status: 'checking' });
      try {
        const known = await request<Known>('POST', ADDRESSES[kind].check, { token });
        setLink({ status: 'valid', token, ...known, giveUp: () => setLink({ status: 'invalid' }) });
      } catch (error) {
        setLink(
          isLinkSpent(error) ? { status: 'invalid' } : { status: 'unknown', error, retry: () => void check(token) },
        );
      }
    },
    [kind],
  );

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

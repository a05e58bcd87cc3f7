import type { completeEmailChange } from '@callstead/contract/identity/email-change-endpoints';
import type { completeConfirmation } from '@callstead/contract/identity/registration-endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { isLinkSpent } from './is-link-spent.ts';
import { useLinkToken } from './use-link-token.ts';

export type Confirmation =
  | { status: 'confirming' }
  | { status: 'confirmed' }
  /** Without `retry` the link itself is of no use any more. */
  | { status: 'failed'; error: unknown; retry?: () => void };

type TokenEndpoint = typeof completeConfirmation | typeof completeEmailChange;

/** Confirms as soon as the page is open, and once however often effects run. */
export function useConfirmation(endpoint: TokenEndpoint): Confirmation {
  const token = useLinkToken();
  const [confirmation, setConfirmation] = useState<Confirmation>({ status: 'confirming' });
  const started = useRef(false);

  const confirm = useCallback(
    async (token: string) => {
      setConfirmation({ status: 'confirming' });
      try {
        await call(endpoint, { body: { token } });
        setConfirmation({ status: 'confirmed' });
      } catch (error) {
        const again = isLinkSpent(error) ? {} : { retry: () => void confirm(token) };
        setConfirmation({ status: 'failed', error, ...again });
      }
    },
    [endpoint],
  );

  useEffect(() => {
    if (token === undefined || started.current) return;
    started.current = true;
    if (token) void confirm(token);
    else setConfirmation({ status: 'failed', error: new ApiError('link_invalid') });
  }, [token, confirm]);
  return confirmation;
}

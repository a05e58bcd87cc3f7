import { useCallback, useEffect, useRef, useState } from 'react';
import { isLinkSpent } from './is-link-spent.ts';
import { useLinkToken } from './use-link-token.ts';

export type CheckedLink<Known> =
  | { status: 'checking' }
  | { status: 'valid'; token: string; known: Known; giveUp: () => void }
  | { status: 'invalid' }
  /** We could not ask; the link may well be good. */
  | { status: 'unknown'; error: unknown; retry: () => void };

/** Whether the link of a mail still opens anything, and what the server knows of whoever it was sent to. */
export function useCheckedLink<Known>(ask: (token: string) => Promise<Known>): CheckedLink<Known> {
  const token = useLinkToken();
  const [link, setLink] = useState<CheckedLink<Known>>({ status: 'checking' });
  const checked = useRef(false);

  const check = useCallback(
    async (token: string) => {
      setLink({ status: 'checking' });
      try {
        const known = await ask(token);
        setLink({ status: 'valid', token, known, giveUp: () => setLink({ status: 'invalid' }) });
      } catch (error) {
        const retry = () => void check(token);
        setLink(isLinkSpent(error) ? { status: 'invalid' } : { status: 'unknown', error, retry });
      }
    },
    [ask],
  );

  useEffect(() => {
    if (token === undefined || checked.current) return;
    checked.current = true;
    if (token) void check(token);
    else setLink({ status: 'invalid' });
  }, [token, check]);
  return link;
}

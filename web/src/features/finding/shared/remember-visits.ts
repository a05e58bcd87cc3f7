import { paths } from '@callstead/contract/paths';
import { panelAt } from '@callstead/contract/public-paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { rememberRecent } from './recent.ts';

const KINDS = ['call', 'lead'] as const;

/** Calls and leads that were opened, however somebody came to them. */
export function useRememberVisits(userId: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const panel = panelAt(pathname);
    if (!userId || !panel) return;
    for (const kind of KINDS) {
      const list = `${paths[panel][`${kind}s`]()}/`;
      const id = pathname.startsWith(list) ? pathname.slice(list.length) : '';
      if (id.startsWith(`${kind}_`) && !id.includes('/')) rememberRecent(userId, { kind, id, title: id });
    }
  }, [pathname, userId]);
}

import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type AdminShortcut, readAdminShortcut } from './admin-shortcut.ts';

/** Takes prefilled administrator credentials out of the address before anything else can read it there. */
export function useAdminShortcut(onFound: (shortcut: AdminShortcut) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((shortcut: AdminShortcut) => {
    void navigate({ search: shortcut.remainingSearch }, { replace: true });
    onFound(shortcut);
  });
  useEffect(() => {
    const shortcut = readAdminShortcut(search);
    if (shortcut) take(shortcut);
  }, [search]);
}

import { useAuth } from '../../../session/auth.tsx';
import { useListLayout } from '../../../session/use-list-layout.ts';
import { type ClickColumn, clickColumns } from './click-columns.tsx';

/** How the list is laid out for whoever looks at it. */
export function useClickLayout() {
  const { profile } = useAuth();
  const all = clickColumns(profile?.userType === 'admin');
  return useListLayout({ list: 'clicks', all, usual: all, fixed: 'time' as ClickColumn });
}

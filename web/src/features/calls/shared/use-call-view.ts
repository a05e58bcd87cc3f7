import type { CallView } from '@callstead/domain/calls/call-view';
import { useLocation } from 'react-router';

/** The panel one stands in decides what a call shows: an admin in the publisher's sees what publishers see. */
export function useCallView(): CallView {
  const { pathname } = useLocation();
  if (pathname.startsWith('/admin-dashboard')) return 'admin';
  return pathname.startsWith('/advertiser-dashboard') ? 'advertiser' : 'publisher';
}

export const callsPath = (view: CallView) => `/${view}-dashboard/calls`;
export const callPath = (view: CallView, id: string) => `${callsPath(view)}/${encodeURIComponent(id)}`;

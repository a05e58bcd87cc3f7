import type { UserType } from './account.ts';
import { type Panel, panelOf } from './panel.ts';

/** Who may enter which panel; an admin sees all three. */
const GUESTS: Record<Panel, readonly UserType[]> = {
  '/admin-dashboard': ['admin'],
  '/publisher-dashboard': ['publisher', 'affiliate', 'admin'],
  '/advertiser-dashboard': ['advertiser', 'admin'],
};

export type GuardDecision = { enter: true } | { enter: false; redirectTo: string };

/** The route guard: strangers log in first and come back, the wrong role goes to its own panel. */
export function guardPanel(panel: Panel, userType: UserType | undefined, requestedPath: string): GuardDecision {
  if (!userType) return { enter: false, redirectTo: `/login?redirect=${encodeURIComponent(requestedPath)}` };
  if (GUESTS[panel].includes(userType)) return { enter: true };
  return { enter: false, redirectTo: panelOf(userType) };
}

import { type Panel, panelOf } from './identity/panel.ts';
import { type Action, type Actor, can, isMember } from './policy.ts';

const ENTERING = {
  '/admin-dashboard': 'panel.admin',
  '/publisher-dashboard': 'panel.publisher',
  '/advertiser-dashboard': 'panel.advertiser',
} as const satisfies Record<Panel, Action>;

/** Whoever runs the network may enter all three. */
export const mayEnter = (actor: Actor, panel: Panel): boolean => can(actor, ENTERING[panel]);

export type GuardDecision = { enter: true } | { enter: false; redirectTo: string };

/** The route guard: strangers log in first and come back, the wrong role goes to its own panel. */
export function guardPanel(panel: Panel, actor: Actor, requestedPath: string): GuardDecision {
  if (!isMember(actor)) return { enter: false, redirectTo: `/login?redirect=${encodeURIComponent(requestedPath)}` };
  return mayEnter(actor, panel) ? { enter: true } : { enter: false, redirectTo: panelOf(actor.role) };
}

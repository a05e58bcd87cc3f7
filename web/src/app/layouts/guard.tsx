import { publicPaths } from '@callstead/contract/public-paths';
import type { WebContext } from '@callstead/contract/web';
import { guardPanel } from '@callstead/domain/guard-panel';
import type { Panel } from '@callstead/domain/identity/panel';
import type { ReactNode } from 'react';
import { Navigate, redirect, useLocation } from 'react-router';
import { useAuth } from '../../session/auth.tsx';
import { actorOf, useActor } from '../../session/use-actor.ts';

const securityPage = (panel: Panel) => `${panel}/security`;

/** Before the first HTML: whoever may not enter is sent on by the server itself. */
export function guardRequest(panel: Panel, { context, request }: { context: WebContext; request: Request }): null {
  const { pathname, search } = new URL(request.url);
  const decision = guardPanel(panel, actorOf(context.session), `${pathname.replace(/\.data$/, '')}${search}`);
  if (!decision.enter) throw redirect(decision.redirectTo);
  if (context.session?.owesTwoFactor && pathname !== securityPage(panel)) throw redirect(securityPage(panel));
  return null;
}

/** And while the page is open: a session can end, a type can change. */
export function Guard({ panel, loading, children }: { panel: Panel; loading: ReactNode; children: ReactNode }) {
  const { user, owesTwoFactor, loggedOut, loading: isLoading } = useAuth();
  const actor = useActor();
  const { pathname, search } = useLocation();
  if (isLoading && !user) return loading;
  if (loggedOut) return <Navigate to={publicPaths.login} replace />;
  const decision = guardPanel(panel, actor, `${pathname}${search}`);
  if (!decision.enter) return <Navigate to={decision.redirectTo} replace />;
  if (owesTwoFactor && pathname !== securityPage(panel)) return <Navigate to={securityPage(panel)} replace />;
  return children;
}

import type { Endpoint } from '@callstead/contract/endpoint';
import { type Action, type Actor, isAction, mayChange, RULES, refusal, roleMay } from '@callstead/domain/policy';
import type { FastifyRequest } from 'fastify';
import type { App } from './zod.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which rule of the policy table guards this route. */
    access?: Action;
    /** Whom it is for: browsers, unless it says otherwise. Only those carry a person's cookie, so only their changes are checked for the site they come from. */
    audience?: Audience;
    /** What of the contract it handles. */
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    actor: Actor;
  }
}

/** `outside`: carriers and other servers, who prove themselves otherwise; a session cookie says nothing there. */
export type Audience = 'browsers' | 'outside';

export type DeclaredRoute = {
  method: string;
  url: string;
  access: unknown;
  audience: Audience;
  endpoint: Endpoint | undefined;
};

/** Finds out who asks, from the session cookie. */
type Identify = (request: FastifyRequest) => Promise<Actor>;

/** Every route names its rule, or the server does not start. */
export function declareAccess(app: App): DeclaredRoute[] {
  const routes: DeclaredRoute[] = [];
  app.decorateRequest('actor', null as never);
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat())
      routes.push({
        method,
        url: route.url,
        get access() {
          return route.config?.access;
        },
        get audience() {
          return audienceOf(route);
        },
        get endpoint() {
          return route.config?.endpoint;
        },
      });
  });
  app.addHook('onReady', async () => assertAllDeclared(routes));
  return routes;
}

export const audienceOf = ({ config }: { config?: { audience?: Audience } }): Audience =>
  config?.audience ?? 'browsers';

/** The role is checked before the body is even read. */
export function checkAccess(app: App, identify: Identify): void {
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access) return; // not a route of ours: the not-found handler answers
    const isNobody = needsNobody(request, access) || audienceOf(request.routeOptions) === 'outside';
    request.actor = isNobody ? NOBODY : await identify(request);
    if (!roleMay(request.actor, access)) throw refusal(request.actor, access);
    if (isChange(request) && !mayChange(request.actor, access)) throw refusal(request.actor, access);
  });
}

const isChange = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

const NOBODY: Actor = { role: 'anonymous' };
const THE_SAME_FOR_ALL: ReadonlySet<Action> = new Set<Action>(['file.read', 'health.read', 'metrics.read']);

/** Static files and health checks come without a look at the session. */
function needsNobody(request: FastifyRequest, access: Action): boolean {
  return THE_SAME_FOR_ALL.has(access) || !request.headers.cookie;
}

function assertAllDeclared(routes: DeclaredRoute[]): void {
  const undeclared = routes.filter((route) => !isAction(route.access));
  if (undeclared.length === 0) return;
  const names = undeclared.map((route) => `${route.method} ${route.url}`).join(', ');
  throw new Error(`These routes declare no access (one of ${Object.keys(RULES).join(', ')}): ${names}`);
}

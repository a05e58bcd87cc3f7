import type { LoginResponse } from '@callstead/contract/identity/identity';
import * as endpoints from '@callstead/contract/identity/session-endpoints';
import type { FastifyReply } from 'fastify';
import { createdKeyOf } from '../../../db/newest-first.ts';
import { sendCookies } from '../../../http/cookies.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import type { SignedIn } from '../queries.ts';
import { signInByLink } from '../sign-in-link/commands.ts';
import { owesTwoFactor, signedInOf } from './actor.ts';
import { authHeaders } from './auth-headers.ts';
import {
  completeLogIn,
  type LoginResult,
  logIn,
  logOut,
  oldestLogin,
  revokeOtherSessions,
  revokeSession,
} from './commands.ts';
import { presentOpenSession, presentSession, sessionOf } from './present.ts';
import { listSessions } from './queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person behind the session cookie. */
    signedIn: SignedIn | undefined;
  }
}

export function sessionRoutes(app: App, services: AuthServices): void {
  loginRoutes(app, services);
  ownSessionRoutes(app, services);
}

function loginRoutes(app: App, services: AuthServices): void {
  const answer = (reply: FastifyReply, { cookies, signedIn }: LoginResult): LoginResponse => {
    sendCookies(reply, cookies);
    if (!signedIn) return { outcome: 'two_factor' };
    return { outcome: 'signed_in', session: presentSession(signedIn, owesTwoFactor(services.config, signedIn)) };
  };

  handle(app, endpoints.askSession, async ({ request }) => ({
    session: sessionOf(services.config, request.signedIn),
  }));

  handle(app, endpoints.login, async ({ body, request }, reply) => {
    await services.limits.spend('login.address', request.ip);
    return answer(reply, await logIn(services, authHeaders(request), body));
  });

  handle(app, endpoints.loginByLink, async ({ body, request }, reply) => {
    await services.limits.spend('recover.address', request.ip);
    return answer(reply, await signInByLink(services, authHeaders(request), body.token));
  });

  handle(app, endpoints.completeLogin, async ({ body, request }, reply) => {
    await services.limits.spend('two-factor.address', request.ip);
    return answer(reply, await completeLogIn(services, authHeaders(request), body));
  });

  handle(app, endpoints.logout, async ({ request }, reply) => {
    sendCookies(reply, (await logOut(services, authHeaders(request))).cookies);
  });
}

function ownSessionRoutes(app: App, services: AuthServices): void {
  const { db } = services;

  handle(app, endpoints.listSessions, async ({ query, request }) => {
    const { user, sessionId } = signedInOf(request);
    const page = pageRequestOf(query, CREATED_KEY);
    const rows = await listSessions(db, user.id, {
      after: page.from,
      limit: page.limit + 1,
      openedAfter: oldestLogin(services),
    });
    return listed(pageOf(rows, page, createdKeyOf), (row) => presentOpenSession(row, sessionId));
  });

  handle(app, endpoints.revokeSession, ({ actor, params }) => revokeSession(services, actor, params.id));

  handle(app, endpoints.revokeOtherSessions, ({ actor, request }) =>
    revokeOtherSessions(services, actor, signedInOf(request).sessionId),
  );
}

import {
  LoginRequest,
  LoginResponse,
  SessionListResponse,
  SessionResponse,
  TwoFactorLoginRequest,
} from '@callstead/contract/identity/identity';
import type { FastifyReply } from 'fastify';
import { sendCookies } from '../../../http/cookies.ts';
import { BY_ID, NOTHING } from '../../../http/route-schemas.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import type { SignedIn } from '../queries.ts';
import { owesTwoFactor, signedInOf } from './actor.ts';
import { authHeaders } from './auth-headers.ts';
import { completeLogIn, type LoginResult, logIn, logOut, revokeOtherSessions, revokeSession } from './commands.ts';
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

  app.get(
    '/session',
    {
      config: { access: 'session.read' },
      schema: { response: { 200: SessionResponse } },
    },
    async ({ signedIn }) => ({
      session: sessionOf(services.config, signedIn),
    }),
  );

  app.post(
    '/login',
    {
      config: { access: 'session.open' },
      schema: { body: LoginRequest, response: { 200: LoginResponse } },
    },
    async (request, reply) => {
      await services.limits.spend('login.address', request.ip);
      return answer(reply, await logIn(services, authHeaders(request), request.body));
    },
  );

  app.post(
    '/login/two-factor',
    {
      config: { access: 'session.open' },
      schema: { body: TwoFactorLoginRequest, response: { 200: LoginResponse } },
    },
    async (request, reply) => {
      await services.limits.spend('two-factor.address', request.ip);
      return answer(reply, await completeLogIn(services, authHeaders(request), request.body));
    },
  );

  app.post(
    '/logout',
    {
      config: { access: 'session.close' },
      schema: { response: NOTHING },
    },
    async (request, reply) => {
      sendCookies(reply, (await logOut(services, authHeaders(request))).cookies);
      return reply.code(204).send();
    },
  );
}

function ownSessionRoutes(app: App, services: AuthServices): void {
  const { db } = services;

  app.get(
    '/account/sessions',
    {
      config: { access: 'session.list' },
      schema: { response: { 200: SessionListResponse } },
    },
    async (request) => {
      const { user, sessionId } = signedInOf(request);
      const rows = await listSessions(db, user.id);
      return { sessions: rows.map((row) => presentOpenSession(row, sessionId)) };
    },
  );

  app.delete(
    '/account/sessions/:id',
    {
      config: { access: 'session.revoke' },
      schema: { params: BY_ID, response: NOTHING },
    },
    async (request, reply) => {
      await revokeSession(services, request.actor, request.params.id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/account/sessions',
    {
      config: { access: 'session.list' },
      schema: { response: NOTHING },
    },
    async (request, reply) => {
      await revokeOtherSessions(services, request.actor, signedInOf(request).sessionId);
      return reply.code(204).send();
    },
  );
}

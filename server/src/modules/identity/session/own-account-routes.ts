import {
  ChangePasswordRequest,
  ChooseLanguageRequest,
  ConfirmTwoFactorRequest,
  PasswordRequest,
  RecoveryCodesResponse,
  SessionListResponse,
  StartTwoFactorResponse,
} from '@callstead/contract/identity/identity';
import * as z from 'zod';
import { sendCookies } from '../../../http/cookies.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { changePassword } from '../password/commands.ts';
import { presentOpenSession } from '../present.ts';
import { listSessions } from '../queries.ts';
import { chooseLanguage } from '../registration/commands.ts';
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from '../two-factor/commands.ts';
import { signedInOf } from './actor.ts';
import { authHeaders } from './auth-headers.ts';
import { revokeOtherSessions, revokeSession } from './commands.ts';

const NOTHING = { 204: z.undefined() };
const BY_ID = z.object({ id: z.uuid() });

/** What people do with their own account once they are in. */
export function ownAccountRoutes(app: App, services: Services): void {
  sessionRoutes(app, services);
  twoFactorRoutes(app, services);
}

function sessionRoutes(app: App, services: Services): void {
  const { db } = services;
  app.post(
    '/account/password',
    {
      config: { access: 'account.change-password' },
      schema: { body: ChangePasswordRequest, response: NOTHING },
    },
    async (request, reply) => {
      const change = { headers: authHeaders(request), ...request.body };
      sendCookies(reply, (await changePassword(services, request.actor, change)).cookies);
      return reply.code(204).send();
    },
  );

  app.put(
    '/account/language',
    {
      config: { access: 'account.choose-language' },
      schema: { body: ChooseLanguageRequest, response: NOTHING },
    },
    async (request, reply) => {
      await chooseLanguage(db, request.actor, request.body.language);
      return reply.code(204).send();
    },
  );

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

function twoFactorRoutes(app: App, services: Services): void {
  const config = { access: 'two-factor.manage' } as const;

  app.post(
    '/account/two-factor',
    {
      config,
      schema: { body: PasswordRequest, response: { 200: StartTwoFactorResponse } },
    },
    (request) =>
      startTwoFactor(services, request.actor, { headers: authHeaders(request), password: request.body.password }),
  );

  app.post(
    '/account/two-factor/confirm',
    {
      config,
      schema: { body: ConfirmTwoFactorRequest, response: NOTHING },
    },
    async (request, reply) => {
      const input = { headers: authHeaders(request), code: request.body.code };
      sendCookies(reply, (await confirmTwoFactor(services, request.actor, input)).cookies);
      return reply.code(204).send();
    },
  );

  app.post(
    '/account/two-factor/disable',
    {
      config,
      schema: { body: PasswordRequest, response: NOTHING },
    },
    async (request, reply) => {
      const input = { headers: authHeaders(request), password: request.body.password };
      sendCookies(reply, (await disableTwoFactor(services, request.actor, input)).cookies);
      return reply.code(204).send();
    },
  );

  app.post(
    '/account/two-factor/recovery-codes',
    {
      config,
      schema: { body: PasswordRequest, response: { 200: RecoveryCodesResponse } },
    },
    async (request) => {
      const input = { headers: authHeaders(request), password: request.body.password };
      return { recoveryCodes: await renewRecoveryCodes(services, request.actor, input) };
    },
  );
}

import {
  CaptchaResponse,
  EmailRequest,
  LoginRequest,
  LoginResponse,
  NewAdminLinkResponse,
  NewAdminRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SessionResponse,
  SolveCaptchaRequest,
  SolveCaptchaResponse,
  TokenRequest,
  TwoFactorLoginRequest,
} from '@callstead/contract/identity/identity';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { sendCookies } from '../../http/cookies.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { accountRoutes } from './accounts/routes.ts';
import { answerCaptcha, issueCaptcha } from './captcha/commands.ts';
import { checkFirstAdminLink, foundNetwork } from './invitations/first-admin.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { assertResetLinkValid, resetPassword } from './password/commands.ts';
import { presentSession } from './present.ts';
import { confirmEmail, registerAccount } from './registration/commands.ts';
import { owesTwoFactor } from './session/actor.ts';
import { authHeaders } from './session/auth-headers.ts';
import { completeLogIn, type LoginResult, logIn, logOut } from './session/commands.ts';

const NOTHING = { 204: z.undefined() };
const BY_ID = z.object({ id: z.uuid() });

export function identityRoutes(app: App, services: Services): void {
  captchaRoutes(app, services);
  registrationRoutes(app, services);
  loginRoutes(app, services);
  passwordRoutes(app, services);
  accountRoutes(app, services);
  invitationRoutes(app, services);
}

function captchaRoutes(app: App, { db, limits }: Services): void {
  app.post(
    '/captchas',
    {
      config: { access: 'captcha.solve' },
      schema: { response: { 201: CaptchaResponse } },
    },
    async (request, reply) => {
      await limits.spend('captcha.address', request.ip);
      return reply.code(201).send(await issueCaptcha(db));
    },
  );

  app.post(
    '/captchas/:id/answer',
    {
      config: { access: 'captcha.solve' },
      schema: { params: BY_ID, body: SolveCaptchaRequest, response: { 200: SolveCaptchaResponse } },
    },
    async (request) => answerCaptcha(db, { id: request.params.id, answer: request.body.answer }),
  );
}

function registrationRoutes(app: App, services: Services): void {
  app.post(
    '/register',
    {
      config: { access: 'account.register' },
      schema: { body: RegisterRequest, response: NOTHING },
    },
    async (request, reply) => {
      await services.limits.spend('register.address', request.ip);
      await registerAccount(services, request.body);
      return reply.code(204).send();
    },
  );

  app.post(
    '/email-confirmations',
    {
      config: { access: 'account.confirm-email' },
      schema: { body: EmailRequest, response: NOTHING },
    },
    async (request, reply) => {
      const { email } = request.body;
      await spendRecovery(services, request.ip, email);
      await services.queue.enqueue(services.db, { name: 'resend-confirmation', data: { email } });
      return reply.code(204).send();
    },
  );

  app.post(
    '/email-confirmations/complete',
    {
      config: { access: 'account.confirm-email' },
      schema: { body: TokenRequest, response: NOTHING },
    },
    async (request, reply) => {
      await confirmEmail(services, request.body.token);
      return reply.code(204).send();
    },
  );

  app.post(
    '/first-admin/check',
    {
      config: { access: 'network.found' },
      schema: { body: TokenRequest, response: { 200: NewAdminLinkResponse } },
    },
    async (request) => {
      await services.limits.spend('recover.address', request.ip);
      return checkFirstAdminLink(services.db, request.body.token);
    },
  );

  app.post(
    '/first-admin',
    {
      config: { access: 'network.found' },
      schema: { body: NewAdminRequest, response: NOTHING },
    },
    async (request, reply) => {
      await services.limits.spend('recover.address', request.ip);
      await foundNetwork(services.db, request.body);
      return reply.code(204).send();
    },
  );
}

async function spendRecovery({ limits }: Services, address: string, email: string): Promise<void> {
  await limits.spend('recover.address', address);
  await limits.spend('recover.account', email);
}

function loginRoutes(app: App, services: Services): void {
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
      session: signedIn ? presentSession(signedIn, owesTwoFactor(services.config, signedIn)) : null,
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

function passwordRoutes(app: App, services: Services): void {
  app.post(
    '/password-resets',
    {
      config: { access: 'account.recover-password' },
      schema: { body: EmailRequest, response: NOTHING },
    },
    async (request, reply) => {
      const { email } = request.body;
      await spendRecovery(services, request.ip, email);
      await services.queue.enqueue(services.db, { name: 'recover-password', data: { email } });
      return reply.code(204).send();
    },
  );

  app.post(
    '/password-resets/check',
    {
      config: { access: 'account.recover-password' },
      schema: { body: TokenRequest, response: NOTHING },
    },
    async (request, reply) => {
      await services.limits.spend('recover.address', request.ip);
      await assertResetLinkValid(services, request.body.token);
      return reply.code(204).send();
    },
  );

  app.post(
    '/password-resets/complete',
    {
      config: { access: 'account.recover-password' },
      schema: { body: ResetPasswordRequest, response: NOTHING },
    },
    async (request, reply) => {
      await services.limits.spend('recover.address', request.ip);
      await resetPassword(services, request.body);
      return reply.code(204).send();
    },
  );
}

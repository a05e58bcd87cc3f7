import {
  AccountListQuery,
  AccountListResponse,
  AccountNameResponse,
  CaptchaResponse,
  ChangePasswordRequest,
  ChooseLanguageRequest,
  ConfirmTwoFactorRequest,
  DiagnoseAccountResponse,
  EmailRequest,
  FirstAdminLinkResponse,
  FoundNetworkRequest,
  LoginRequest,
  LoginResponse,
  PasswordRequest,
  Profile,
  RecoveryCodesResponse,
  RegisterRequest,
  ResetPasswordRequest,
  SessionListResponse,
  SessionResponse,
  SetStatusRequest,
  SolveCaptchaRequest,
  SolveCaptchaResponse,
  StartTwoFactorResponse,
  TokenRequest,
  TwoFactorLoginRequest,
} from '@callstead/contract/identity';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { owesTwoFactor, signedInOf } from '../../http/actor.ts';
import { authHeaders } from '../../http/auth-headers.ts';
import { sendCookies } from '../../http/cookies.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { answerCaptcha, issueCaptcha } from './captcha-commands.ts';
import { chooseLanguage, confirmEmail, readAccount, registerAccount, setAccountStatus } from './commands.ts';
import { checkFirstAdminLink, foundNetwork } from './first-admin.ts';
import { assertResetLinkValid, changePassword, resetPassword } from './password-commands.ts';
import { presentAccountName, presentDiagnosis, presentOpenSession, presentProfile, presentSession } from './present.ts';
import { findProfileByEmail, findUserByEmail, listAccounts, listSessions } from './queries.ts';
import {
  completeLogIn,
  type LoginResult,
  logIn,
  logOut,
  revokeOtherSessions,
  revokeSession,
} from './session-commands.ts';
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from './two-factor-commands.ts';

const NOTHING = { 204: z.undefined() };
const BY_ID = z.object({ id: z.uuid() });

export function identityRoutes(app: App, services: Services): void {
  captchaRoutes(app, services);
  registrationRoutes(app, services);
  loginRoutes(app, services);
  passwordRoutes(app, services);
  ownAccountRoutes(app, services);
  twoFactorRoutes(app, services);
  adminRoutes(app, services);
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
      schema: { body: TokenRequest, response: { 200: FirstAdminLinkResponse } },
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
      schema: { body: FoundNetworkRequest, response: NOTHING },
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
}

function ownAccountRoutes(app: App, services: Services): void {
  const { db } = services;
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

function adminRoutes(app: App, services: Services): void {
  const { db } = services;
  app.get(
    '/admin/accounts',
    {
      config: { access: 'account.list' },
      schema: { querystring: AccountListQuery, response: { 200: AccountListResponse } },
    },
    async (request) => ({ accounts: (await listAccounts(db, request.query)).map(presentProfile) }),
  );

  app.put(
    '/admin/accounts/:id/status',
    {
      config: { access: 'account.set-status' },
      schema: { params: BY_ID, body: SetStatusRequest, response: { 200: Profile } },
    },
    async (request) =>
      presentProfile(
        await setAccountStatus(services, request.actor, { accountId: request.params.id, ...request.body }),
      ),
  );

  app.post(
    '/admin/account-diagnoses',
    {
      config: { access: 'account.diagnose' },
      schema: { body: EmailRequest, response: { 200: DiagnoseAccountResponse } },
    },
    async (request) => {
      const { email } = request.body;
      return presentDiagnosis(await findUserByEmail(db, email), await findProfileByEmail(db, email));
    },
  );

  app.get(
    '/admin/accounts/:id/name',
    {
      config: { access: 'account.list' },
      schema: { params: BY_ID, response: { 200: AccountNameResponse } },
    },
    async (request) => presentAccountName(await readAccount(db, request.actor, request.params.id)),
  );
}

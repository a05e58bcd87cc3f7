import type { RegisterRequest } from '@callstead/contract/identity/identity';
import { DomainError } from '@callstead/domain/errors';
import { createEmailVerificationToken } from 'better-auth/api';
import { hashPassword } from 'better-auth/crypto';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Tx } from '../../../services.ts';
import { phoneNumber } from '../../../telephony/phone-number.ts';
import { aboutAccount } from '../about-account.ts';
import { type AuthServices, CONFIRM_LINK_SECONDS, translated } from '../auth.ts';
import { consumeCaptcha } from '../captcha/commands.ts';
import { type AccountRow, findAccountByEmail, findUserByEmail, insertAccount, type NewAccount } from '../queries.ts';
import { tieReferral } from '../referrals/tie-referral.ts';
import { markEmailConfirmed } from './queries.ts';

/** Whoever registers an address that exists gets the same answer; its owner gets a mail. */
export async function registerAccount(services: AuthServices, request: RegisterRequest): Promise<void> {
  const [person, account] = [newPerson(request), newAccount(request)];
  // Costly on purpose, so before the transaction: it must not hold a connection.
  const passwordHash = await hashPassword(request.password);
  await inTransaction(services, async (tx) => {
    await consumeCaptcha(tx.db, request.captchaId);
    const created = await insertAccount(tx.db, { passwordHash, emailConfirmedAt: null, person, account });
    if (created && request.userType === 'publisher')
      await tieReferral(tx, created.id, { affId: request.ref, at: new Date() });
    if (created) await welcome(tx, created);
    else await mailAlreadyRegistered(tx, request.email);
  });
}

async function welcome(tx: Tx, account: AccountRow): Promise<void> {
  await mailConfirmationLink(tx, account);
  await emit(tx, { role: 'anonymous' }, { type: 'account.registered', ...aboutAccount(account) });
}

function newPerson(request: RegisterRequest): NewAccount['person'] {
  const { fullName: full_name, email, language } = request;
  return { full_name, email, phone: phoneNumber(request.phone), language };
}

function newAccount(request: RegisterRequest): NewAccount['account'] {
  const everybody = { type: request.userType, comments: request.comments };
  if (request.userType === 'publisher') {
    return {
      ...everybody,
      traffic_sources: request.trafficSources,
      services_to_promote: request.servicesToPromote,
      team_profile: request.teamProfile,
    };
  }
  return {
    ...everybody,
    company_name: request.companyName,
    website: request.website,
    interested_services: request.interestedServices,
    address: request.address,
    city: request.city,
    state: request.state,
    zip_code: request.zipCode,
    avg_investment: request.avgInvestment,
  };
}

async function mailConfirmationLink(tx: Tx, profile: AccountRow): Promise<void> {
  const token = await createEmailVerificationToken(tx.secret, profile.email, undefined, CONFIRM_LINK_SECONDS);
  await tx.queue.enqueue(tx.db, {
    name: 'send-mail',
    data: {
      mail: 'confirm-email',
      to: profile.email,
      language: profile.language,
      values: { name: profile.full_name, link: `${tx.config.publicUrl}/confirm-email?token=${token}` },
    },
  });
}

async function mailAlreadyRegistered(tx: Tx, email: string): Promise<void> {
  const owner = await findAccountByEmail(tx.db, email);
  if (!owner) return; // an account without profile has no language and no panel: nothing useful to say
  const loginLink = `${tx.config.publicUrl}/login`;
  await tx.queue.enqueue(tx.db, {
    name: 'send-mail',
    data: {
      mail: 'already-registered',
      to: email,
      language: owner.language,
      values: { name: owner.full_name, loginLink, resetLink: loginLink },
    },
  });
}

/** Runs as a job, so that a known and an unknown address take the same time to answer. */
export async function resendConfirmation(services: AuthServices, email: string): Promise<void> {
  const user = await findUserByEmail(services.db, email);
  const profile = await findAccountByEmail(services.db, email);
  if (user && profile && !user.email_verified) await mailConfirmationLink(services, profile);
}

export async function confirmEmail(services: AuthServices, token: string): Promise<void> {
  const invalid = new DomainError('link_invalid');
  await translated(services.auth.api.verifyEmail({ query: { token } }), {
    INVALID_TOKEN: invalid,
    TOKEN_EXPIRED: invalid,
    USER_NOT_FOUND: invalid,
  });
  await markEmailConfirmed(services.db, emailOf(token));
}

/** better-auth has just checked the signature; only the payload is wanted here. */
function emailOf(token: string): string {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).email;
}

import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTheNameOf } from '@callstead/domain/site/network-name';
import { type AuthServices, translated } from '../auth.ts';

const REFUSALS = {
  INVALID_PASSWORD: new DomainError('password_incorrect'),
  INVALID_CODE: new DomainError('two_factor_code_invalid'),
  TOTP_ALREADY_ENABLED: new DomainError('two_factor_state'),
  TOTP_NOT_ENABLED: new DomainError('two_factor_state'),
  TWO_FACTOR_NOT_ENABLED: new DomainError('two_factor_state'),
};

type WithPassword = { headers: Headers; password: string };
type Cookies = { cookies: string[] };

/** Shows secret and recovery codes once; nothing changes for the login until a first code proves the app works. */
export async function startTwoFactor(services: AuthServices, actor: Actor, { headers, password }: WithPassword) {
  await guardPassword(services, actor);
  const call = services.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
  const started = await translated(call, REFUSALS);
  if (started.method !== 'totp') throw new DomainError('internal');
  const network = encodeURIComponent(services.settings.of('brand').name); // what apps for codes show beside them
  return { totpUri: inTheNameOf(network, started.totpURI), recoveryCodes: started.backupCodes };
}

export async function confirmTwoFactor(
  services: AuthServices,
  actor: Actor,
  input: { headers: Headers; code: string },
): Promise<Cookies> {
  authorize(actor, 'two-factor.manage');
  await services.limits.spend('password.account', actor.userId);
  const body = { code: input.code.replace(/\s/g, '') };
  const call = services.auth.api.verifyTOTP({ body, headers: input.headers, returnHeaders: true });
  return cookiesOf(await translated(call, REFUSALS));
}

export async function disableTwoFactor(
  services: AuthServices,
  actor: Actor,
  { headers, password }: WithPassword,
): Promise<Cookies> {
  await guardPassword(services, actor);
  const call = services.auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
  return cookiesOf(await translated(call, REFUSALS));
}

export async function renewRecoveryCodes(
  services: AuthServices,
  actor: Actor,
  { headers, password }: WithPassword,
): Promise<string[]> {
  await guardPassword(services, actor);
  const call = services.auth.api.generateBackupCodes({ body: { password }, headers });
  return (await translated(call, REFUSALS)).backupCodes;
}

/** A stolen session must not become a place to guess the password at leisure. */
async function guardPassword(services: AuthServices, actor: Actor): Promise<void> {
  authorize(actor, 'two-factor.manage');
  await services.limits.spend('password.account', actor.userId);
}

const cookiesOf = ({ headers }: { headers: Headers }): Cookies => ({ cookies: headers.getSetCookie() });

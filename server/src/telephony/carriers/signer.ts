import type { KeyObject } from 'node:crypto';
import { isSigned, type Parameters } from '../signature.ts';
import { isSignedByTelnyx, type TelnyxSigned } from '../telnyx-signature.ts';

/** With what the webhooks of an account are signed: its token, and for a while after a rotation the one before. */
export type KeyedAccount = {
  id: string;
  host: string;
  accountSid: string;
  tokens: readonly KeyedToken[];
  /** Telnyx's alone: there the token is for asking, and webhooks are signed by a key of the carrier's. */
  publicKey: KeyObject | null;
};
type KeyedToken = { token: string; until: Date | null };

export type CarrierKeys = {
  accounts: () => readonly KeyedAccount[];
  /** The account whose number it is; undefined for one that nobody bought or imported there. */
  accountOf: (number: string) => string | undefined;
};

type Signed = { signature: string | undefined; url: string; parameters: Parameters };
type Tokens = { keys: CarrierKeys; carrierTokens: readonly string[]; simulatorToken: string };

/** `carrier`: whose it is or claims to be, for the books of that carrier. */
export type Signer = { carrier: string; is: 'carrier' | 'simulator' | 'nobody' };

/**
 * A number of an account is spoken for by that account alone, whoever else is a carrier of ours; other requests by the account they
 * name. What names none of them may be of the environment's carrier. The simulator is ourselves, and may play any call.
 */
export function signerOf({ keys, carrierTokens, simulatorToken }: Tokens, signed: Signed, now: Date): Signer {
  const account = accountOf(keys, signed.parameters);
  const isOnlyCarrier = carrierTokens.includes(simulatorToken);
  if (account && isSigned(validTokens(account, now), signed)) return { carrier: account.id, is: 'carrier' };
  if (!account && !isOnlyCarrier && isSigned(carrierTokens, signed)) return { carrier: 'environment', is: 'carrier' };
  if (isSigned([simulatorToken], signed)) return { carrier: 'simulator', is: 'simulator' };
  return { carrier: account?.id ?? 'unknown', is: 'nobody' };
}

type PublicKeys = { keys: CarrierKeys; simulatorKey: KeyObject };

/**
 * As above, by public keys. What names neither a number nor an account of ours is asked of the keys of all: Telnyx documents AccountSid
 * as the account's id in one place and as the connection's in another, and a key tells as well whose it is.
 */
export function telnyxSignerOf(
  { keys, simulatorKey }: PublicKeys,
  signed: TelnyxSigned & { parameters: Parameters },
  now: Date,
): Signer {
  const named = accountOf(keys, signed.parameters);
  const asked = named ? [named] : keys.accounts();
  const account = asked.find(({ publicKey }) => publicKey && isSignedByTelnyx(publicKey, signed, now));
  if (account) return { carrier: account.id, is: 'carrier' };
  if (isSignedByTelnyx(simulatorKey, signed, now)) return { carrier: 'simulator', is: 'simulator' };
  return { carrier: named?.id ?? 'unknown', is: 'nobody' };
}

function accountOf(keys: CarrierKeys, { To: to = '', AccountSid: sid = '' }: Parameters): KeyedAccount | undefined {
  const holder = keys.accountOf(to);
  return keys.accounts().find((account) => (holder ? account.id === holder : account.accountSid === sid));
}

/** A token of Telnyx signs nothing. */
const validTokens = ({ tokens, publicKey }: KeyedAccount, now: Date) =>
  publicKey ? [] : tokens.filter(({ until }) => until === null || until > now).map(({ token }) => token);

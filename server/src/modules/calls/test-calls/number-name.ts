import { type Actor, isMember } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Whose numbers somebody means by a campaign's name: their own; an admin means anybody's. */
export function ownerOf(actor: Actor): string | undefined {
  return isMember(actor) ? viewedAccount(actor, undefined) : undefined;
}

/** '(305) 555-0110' is a number, as people write it; 'hs001' is a campaign. */
export function readNumberName(written: string): string {
  const isNumber = /^[+(\d]/.test(written);
  return isNumber ? (parsePhoneNumberFromString(written, 'US')?.number ?? written) : written.toUpperCase();
}

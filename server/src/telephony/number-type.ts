import type { NumberType } from '@callstead/domain/numbers/carrier-account';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** As carriers sell it. Where a plan does not tell mobiles apart it is a local one. */
export function numberTypeOf(number: string): NumberType {
  const type = parsePhoneNumberFromString(number)?.getType();
  if (type === 'TOLL_FREE') return 'tollFree';
  return type === 'MOBILE' ? 'mobile' : 'local';
}

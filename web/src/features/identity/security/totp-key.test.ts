import { expect, test } from 'vitest';
import { totpKey } from './totp-key.ts';

test('the key is grouped by four and ends without a gap', () => {
  const uri = (secret: string) => `otpauth://totp/Callstead:ana%40example.com?secret=${secret}&issuer=Callstead`;
  expect(totpKey(uri('JBSWY3DPEHPK3PXP'))).toBe('JBSW Y3DP EHPK 3PXP');
  expect(totpKey(uri('JBSWY3'))).toBe('JBSW Y3');
});

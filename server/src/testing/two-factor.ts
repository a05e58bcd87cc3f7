import { base32 } from '@better-auth/utils/base32';
import { expect, vi } from 'vitest';
import { cookiesOf, PASSWORD, type Person, type TestNetwork } from './test-network.ts';

/** What the app shows so much later: better-auth's own reckoning, with the clock put forward. */
export async function codeFor(t: TestNetwork, totpUri: string, laterMs = 0): Promise<string> {
  const key = new URL(totpUri).searchParams.get('secret') ?? '';
  const secret = new TextDecoder().decode(base32.decode(key));
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + laterMs);
  const making = t.services.auth.api.generateTOTP({ body: { secret } });
  return (await making.finally(() => now.mockRestore())).code;
}

/** Sets the second factor up; that uses the code of now. */
export async function enrol(t: TestNetwork, person: Person) {
  const { totpUri, recoveryCodes } = (
    await t.call('POST', '/account/two-factor', { headers: person.headers, body: { password: PASSWORD } })
  ).json();
  const code = await codeFor(t, totpUri);
  const body = { code };
  const confirmed = await t.call('POST', '/account/two-factor/confirm', { headers: person.headers, body });
  expect(confirmed.statusCode).toBe(204);
  return { totpUri, recoveryCodes, code, headers: { ...person.headers, cookie: cookiesOf(confirmed) } };
}

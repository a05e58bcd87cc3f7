import type { AccountStatus } from '@callstead/domain/identity/account';
import { auditMatrix } from './matrix/audit.ts';
import { type Entry, EVERYBODY, type Trader, type Visitor } from './matrix/entry.ts';
import { identityMatrix } from './matrix/identity.ts';
import { siteMatrix } from './matrix/site.ts';
import type { Person, TestNetwork } from './test-network.ts';

/**
 * Who may do what: every declared route × everybody × own and another's row, run by permission-matrix.test.ts.
 * To add a route: write 'METHOD /url' into matrix/<module>.ts (and spread a new file into MATRIX below). `may` names who gets
 * in, `rows` makes an own row and another's, `body` is what a good request carries. A route without an entry fails the test.
 */
export const MATRIX: Record<string, Entry> = { ...siteMatrix, ...identityMatrix, ...auditMatrix };

/** Makes everybody: each trader in each status, and an admin, with an open session. */
export async function everybody(t: TestNetwork): Promise<Map<Visitor, Person | undefined>> {
  const signedIn = EVERYBODY.map(
    async (visitor): Promise<[Visitor, Person | undefined]> => [visitor, await signIn(t, visitor)],
  );
  return new Map(await Promise.all(signedIn));
}

export async function signIn(t: TestNetwork, visitor: Visitor): Promise<Person | undefined> {
  if (visitor === 'anonymous') return undefined;
  if (visitor === 'admin') return t.signIn('admin');
  const [trader, status] = visitor.split(' ') as [Trader, AccountStatus];
  return t.signIn(trader, status);
}

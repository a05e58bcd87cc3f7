import type { AccountStatus, UserType } from '@callstead/domain/identity/account';
import { accountMatrix } from './matrix/account.ts';
import { applicationsMatrix } from './matrix/applications.ts';
import { auditMatrix } from './matrix/audit.ts';
import { billingMatrix } from './matrix/billing.ts';
import { callsMatrix } from './matrix/calls.ts';
import { campaignsMatrix } from './matrix/campaigns.ts';
import { carriersMatrix } from './matrix/carriers.ts';
import { conversionsMatrix } from './matrix/conversions.ts';
import { correctionsMatrix } from './matrix/corrections.ts';
import { type Entry, EVERYBODY, type Visitor } from './matrix/entry.ts';
import { identityMatrix } from './matrix/identity.ts';
import { integrationsMatrix } from './matrix/integrations.ts';
import { leadDeliveryMatrix } from './matrix/lead-delivery.ts';
import { leadFormsMatrix } from './matrix/lead-forms.ts';
import { leadIntakeMatrix } from './matrix/lead-intake.ts';
import { leadsMatrix } from './matrix/leads.ts';
import { ledgerMatrix } from './matrix/ledger.ts';
import { linksMatrix } from './matrix/links.ts';
import { materialsMatrix } from './matrix/materials.ts';
import { notificationsMatrix } from './matrix/notifications.ts';
import { numbersMatrix } from './matrix/numbers.ts';
import { paymentsMatrix } from './matrix/payments.ts';
import { payoutsMatrix } from './matrix/payouts.ts';
import { personsMatrix } from './matrix/persons.ts';
import { reconciliationMatrix } from './matrix/reconciliation.ts';
import { recordingsMatrix } from './matrix/recordings.ts';
import { reportsMatrix } from './matrix/reports.ts';
import { routingMatrix } from './matrix/routing.ts';
import { settingsMatrix } from './matrix/settings.ts';
import { siteMatrix } from './matrix/site.ts';
import { ticketsMatrix } from './matrix/tickets.ts';
import { transfersMatrix } from './matrix/transfers.ts';
import { v1Matrix } from './matrix/v1.ts';
import type { Person, TestNetwork } from './test-network.ts';

/**
 * Who may do what: every declared route × everybody × own and another's row, run by permission-matrix.test.ts.
 * To add a route: write 'METHOD /url' into matrix/<module>.ts (and spread a new file into MATRIX below). `may` names who gets
 * in, `rows` makes an own row and another's, `body` is what a good request carries. A route without an entry fails the test.
 */
export const MATRIX: Record<string, Entry> = {
  ...siteMatrix,
  ...identityMatrix,
  ...accountMatrix,
  ...auditMatrix,
  ...ticketsMatrix,
  ...reconciliationMatrix,
  ...transfersMatrix,
  ...notificationsMatrix,
  ...campaignsMatrix,
  ...leadFormsMatrix,
  ...materialsMatrix,
  ...applicationsMatrix,
  ...linksMatrix,
  ...integrationsMatrix,
  ...leadIntakeMatrix,
  ...leadDeliveryMatrix,
  ...numbersMatrix,
  ...carriersMatrix,
  ...callsMatrix,
  ...recordingsMatrix,
  ...conversionsMatrix,
  ...leadsMatrix,
  ...correctionsMatrix,
  ...ledgerMatrix,
  ...billingMatrix,
  ...paymentsMatrix,
  ...payoutsMatrix,
  ...personsMatrix,
  ...routingMatrix,
  ...reportsMatrix,
  ...settingsMatrix,
  ...v1Matrix,
};

/** Makes everybody: each trader in each status, and an admin, with an open session. */
export async function everybody(t: TestNetwork): Promise<Map<Visitor, Person | undefined>> {
  const signedIn = EVERYBODY.map(
    async (visitor): Promise<[Visitor, Person | undefined]> => [visitor, await signIn(t, visitor)],
  );
  return new Map(await Promise.all(signedIn));
}

export async function signIn(t: TestNetwork, visitor: Visitor): Promise<Person | undefined> {
  if (visitor === 'anonymous') return undefined;
  const [userType, status] = visitor.split(' ') as [UserType, AccountStatus | undefined];
  return t.signIn(userType, status);
}

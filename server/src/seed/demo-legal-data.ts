import type { LegalData } from '@callstead/contract/billing/details';
import { assert } from '@callstead/domain/assert';
import type { Db } from '../db/database.ts';
import { insertBillingDetails } from '../modules/billing/details/queries.ts';
import { findAccountByEmail } from '../modules/identity/queries.ts';
import { insertSettings } from '../settings/queries.ts';
import { demoEmail } from './demo-accounts.ts';

const COMPANY = {
  legalName: 'Callstead Demo Network LLC',
  addressLine1: '350 Fifth Avenue, Suite 4100',
  addressLine2: 'New York, NY 10118',
  country: 'Estados Unidos',
  taxId: '00-0000000',
  email: demoEmail('facturas'),
};

/** So that the demo's payout files can be made; no bank knows these numbers. */
const ORIGINATOR = {
  achCompanyName: 'CALLSTEAD DEMO',
  achCompanyId: '1000000000',
  achBankRouting: '110000000',
  achBankName: 'DEMO BANK',
  achImmediateOrigin: '1000000000',
  debtorName: COMPANY.legalName,
  debtorAccount: '000123456789',
  debtorBic: 'DEMOUS33',
  debtorStreet: '350 Fifth Avenue',
  debtorPostcode: '10118',
  debtorTown: 'New York',
  debtorCountry: 'US',
};

const REFERRALS = { shareBasisPoints: 500, months: 12 };

const ADVERTISERS: Record<string, LegalData> = {
  advertiser: {
    legalName: 'Hogar Sereno Services LLC',
    taxId: '00-1234567',
    addressLine1: '410 Congress Ave',
    addressLine2: 'Austin, TX 78701',
    country: 'Estados Unidos',
  },
  advertiser2: {
    legalName: 'Faro Seguros LLC',
    taxId: '00-7654321',
    addressLine1: '801 Brickell Ave',
    addressLine2: 'Miami, FL 33131',
    country: 'Estados Unidos',
  },
};

const BANK = {
  bankName: 'Demo Bank, N.A.',
  holder: COMPANY.legalName,
  account: '000123456789',
  routing: '110000000',
  note: 'Demostración: no envíes dinero de verdad. · Demo: do not send real money.',
};

/** So that the demo's invoices look like invoices, and a transfer has somewhere to go. */
export async function seedDemoLegalData(db: Db): Promise<void> {
  const admin = await accountOf(db, 'admin');
  await insertSettings(db, { group: 'company', version: 1, values: COMPANY, changedBy: admin.user_id });
  await insertSettings(db, { group: 'transfers', version: 1, values: BANK, changedBy: admin.user_id });
  await insertSettings(db, { group: 'referrals', version: 1, values: REFERRALS, changedBy: admin.user_id });
  await insertSettings(db, { group: 'originator', version: 1, values: ORIGINATOR, changedBy: admin.user_id });
  for (const [mailbox, details] of Object.entries(ADVERTISERS))
    await insertBillingDetails(db, (await accountOf(db, mailbox)).id, 1, details);
}

async function accountOf(db: Db, mailbox: string) {
  const account = await findAccountByEmail(db, demoEmail(mailbox));
  assert(account, 'the demo has its people by now');
  return account;
}

import type { Category } from '@callstead/domain/campaigns/categories';
import type { AccountStatus, UserType } from '@callstead/domain/identity/account';
import { hashPassword } from 'better-auth/crypto';
import type { Db } from '../db/database.ts';
import { insertAccount, type NewAccount } from '../modules/identity/queries.ts';

export const DEMO_PASSWORD = 'Demo1234!';

type DemoAccount = {
  mailbox: string;
  fullName: string;
  status: AccountStatus;
  userType: UserType;
  companyName?: string;
  business?: Partial<typeof ADVERTISER>;
};

const ACCOUNTS: DemoAccount[] = [
  { mailbox: 'admin', fullName: 'Alma Ortega', status: 'approved', userType: 'admin' },
  { mailbox: 'admin2', fullName: 'Iker Molina', status: 'approved', userType: 'admin' },
  { mailbox: 'publisher', fullName: 'Pablo Rivas', status: 'approved', userType: 'publisher' },
  { mailbox: 'affiliate', fullName: 'Lucía Campos', status: 'approved', userType: 'affiliate' },
  { mailbox: 'advertiser', fullName: 'Andrea Salas', status: 'approved', userType: 'advertiser' },
  {
    ...{ mailbox: 'advertiser2', fullName: 'Beatriz Nogales', status: 'approved', userType: 'advertiser' },
    business: {
      ...{ company_name: 'Faro Seguros LLC', website: 'https://faroseguros.example', phone: '+13055550176' },
      ...{ address: '801 Brickell Ave', city: 'Miami', state: 'FL', zip_code: '33131' },
      ...{ avg_investment: '5000-10000', interested_services: ['finance'] },
    },
  },
  { mailbox: 'marcos.leon', fullName: 'Marcos León', status: 'approved', userType: 'publisher' },
  ...[
    { mailbox: 'norte.media', fullName: 'Norte Media', companyName: 'Norte Media LLC' },
    { mailbox: 'costa.leads', fullName: 'Costa Leads', companyName: 'Costa Leads SL' },
    { mailbox: 'diego.fuentes', fullName: 'Diego Fuentes' },
    { mailbox: 'bruno.diaz', fullName: 'Bruno Díaz' },
  ].map((publisher): DemoAccount => ({ ...publisher, status: 'approved', userType: 'publisher' })),
  { mailbox: 'ana.vega', fullName: 'Ana Vega', status: 'approved', userType: 'affiliate' },
  { mailbox: 'valeria.soto', fullName: 'Valeria Soto', status: 'approved', userType: 'affiliate' },
  { mailbox: 'pending.publisher', fullName: 'Paula Peña', status: 'pending', userType: 'publisher' },
  { mailbox: 'rejected.publisher', fullName: 'Ramón Prieto', status: 'rejected', userType: 'publisher' },
  { mailbox: 'pending.affiliate', fullName: 'Pilar Acosta', status: 'pending', userType: 'affiliate' },
  { mailbox: 'rejected.affiliate', fullName: 'Rubén Ávila', status: 'rejected', userType: 'affiliate' },
  { mailbox: 'pending.advertiser', fullName: 'Pedro Aguilar', status: 'pending', userType: 'advertiser' },
  { mailbox: 'rejected.advertiser', fullName: 'Rosa Alarcón', status: 'rejected', userType: 'advertiser' },
];

export const demoEmail = (mailbox: string) => `${mailbox}@callstead.example`;

/** The people of the demo, confirmed and in every state a person can be in. */
export async function seedDemoAccounts(db: Db): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const account of ACCOUNTS) {
    await insertAccount(db, { passwordHash, emailConfirmedAt: new Date(), ...memberOf(account) });
  }
}

function memberOf(demo: DemoAccount): Pick<NewAccount, 'person' | 'account'> {
  const { mailbox, fullName, status, userType: type, companyName, business: own } = demo;
  const person = { full_name: fullName, email: demoEmail(mailbox), language: 'es' as const };
  const { phone, ...business } = { ...BUSINESS[type], ...own };
  return {
    person: { ...person, phone },
    account: { type, status, ...business, ...(companyName && { company_name: companyName }) },
  };
}

const PUBLISHER = {
  phone: '+13055550142',
  traffic_sources: 'Google Ads y SEO local para reformas y seguros en Florida y Texas.',
  services_to_promote: ['homeServices', 'finance'] satisfies Category[],
  team_profile: null,
};

const ADVERTISER = {
  phone: '+15125550187',
  company_name: 'Hogar Sereno Services LLC',
  website: 'https://hogarsereno.example',
  address: '410 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zip_code: '78701',
  avg_investment: '5000-10000' as const,
  interested_services: ['homeServices'] as Category[],
};

const BUSINESS = {
  admin: { phone: null },
  publisher: PUBLISHER,
  affiliate: PUBLISHER,
  advertiser: ADVERTISER,
};

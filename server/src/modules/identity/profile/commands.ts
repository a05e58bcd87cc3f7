import type { UpdateProfileRequest } from '@callstead/contract/identity/own-account';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import { type ProfileChange, profileComplaints } from '@callstead/domain/identity/editable-profile';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { phoneNumber } from '../../../telephony/phone-number.ts';
import { aboutAccount } from '../about-account.ts';
import type { AccountRow } from '../queries.ts';
import { type ProfileColumns, updateLanguage, updateProfileColumns } from './queries.ts';
import { accountOfPage } from './reads.ts';

/** What is not mentioned stays; what is no different from before leaves no trace. */
export function updateProfile(
  services: WithDb,
  actor: Actor,
  input: { picked: string | undefined; change: UpdateProfileRequest },
): Promise<AccountRow> {
  return inTransaction(services, async (tx) => {
    const wanted = { action: 'profile.update', picked: input.picked, lock: true } as const;
    const account = await accountOfPage(tx.db, actor, wanted);
    const fields = profileComplaints(account.type, input.change as ProfileChange);
    if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
    const changed = differences(account, columnsOf(input.change));
    const names = Object.keys(changed) as (keyof ProfileColumns)[];
    if (names.length === 0) return account;
    const saved = await updateProfileColumns(tx.db, account, changed);
    const valuesOf = (row: AccountRow) => Object.fromEntries(names.map((name) => [name, row[name]]));
    await emit(tx, actor, {
      type: 'profile.update',
      ...aboutAccount(account),
      before: valuesOf(account),
      after: valuesOf(saved),
    });
    return saved;
  });
}

const COLUMNS = {
  fullName: 'full_name',
  phone: 'phone',
  companyName: 'company_name',
  website: 'website',
  trafficSources: 'traffic_sources',
  address: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
  timeZone: 'time_zone',
} as const satisfies Record<keyof UpdateProfileRequest, keyof AccountRow>;

function columnsOf(change: UpdateProfileRequest): ProfileColumns {
  const written = change.phone ? { ...change, phone: phoneNumber(change.phone) } : change;
  const mentioned = Object.entries(written).filter(([, value]) => value !== undefined);
  return Object.fromEntries(mentioned.map(([field, value]) => [COLUMNS[field as keyof typeof COLUMNS], value]));
}

function differences(row: AccountRow, columns: ProfileColumns): ProfileColumns {
  const changed = Object.entries(columns).filter(([name, value]) => row[name as keyof ProfileColumns] !== value);
  return Object.fromEntries(changed);
}

export async function chooseLanguage(db: Db, actor: Actor, language: Language): Promise<void> {
  authorize(actor, 'account.choose-language');
  await updateLanguage(db, actor.userId, language);
}

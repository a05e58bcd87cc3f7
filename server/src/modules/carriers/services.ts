import { DomainError, type ErrorCode } from '@callstead/domain/errors';
import type { CarrierFault } from '@callstead/domain/numbers/carrier-account';
import type { Services } from '../../services.ts';
import { openCarrierAccount } from '../../telephony/carriers/open-account.ts';
import { type CarrierAccountClient, CarrierError } from '../../telephony/carriers/port.ts';
import { type CarrierAccountRow, findAccount } from './queries.ts';
import { openToken } from './sealed-token.ts';

export type CarriersServices = Pick<Services, 'db' | 'config' | 'secret' | 'log' | 'carrierKeys' | 'settings'>;

type WithAccounts = Pick<CarriersServices, 'config' | 'secret'>;

export function openAccount({ config, secret }: WithAccounts, row: CarrierAccountRow): CarrierAccountClient {
  const { kind, host, account_sid: accountSid } = row;
  return openCarrierAccount(config, { kind, host, accountSid, token: openToken(secret, row.id, row.token) });
}

export async function accountNamed({ db }: Pick<CarriersServices, 'db'>, id: string): Promise<CarrierAccountRow> {
  const found = await findAccount(db, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

const CODES: Record<CarrierFault, ErrorCode> = {
  credentials: 'carrier_credentials',
  limited: 'carrier_limited',
  unreachable: 'carrier_unreachable',
  refused: 'carrier_refused',
  number_gone: 'number_gone',
};

export const refusalOf = (fault: CarrierFault, said?: string) => new DomainError(CODES[fault], said ? { said } : {});

/** What the carrier refuses, whoever asked is told in our words, with the carrier's beside. */
export async function askCarrier<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CarrierError) throw refusalOf(error.fault, error.message);
    throw error;
  }
}

export const faultOf = (error: unknown): CarrierFault => {
  if (error instanceof CarrierError) return error.fault;
  throw error;
};

import { ACCOUNT_STATUSES, type AccountStatus, type UserType } from '@callstead/domain/identity/account';
import type { Person, TestNetwork } from '../test-network.ts';

export type Trader = Exclude<UserType, 'admin'>;
export type Visitor = 'anonymous' | 'admin' | `${Trader} ${AccountStatus}`;

const TRADERS: readonly Trader[] = ['publisher', 'affiliate', 'advertiser'];
const inStatus = (traders: readonly Trader[], statuses: readonly AccountStatus[]): Visitor[] =>
  traders.flatMap((trader) => statuses.map((status): Visitor => `${trader} ${status}`));

export const ADMINS: readonly Visitor[] = ['admin'];
export const MEMBERS: readonly Visitor[] = ['admin', ...inStatus(TRADERS, ACCOUNT_STATUSES)];
export const EVERYBODY: readonly Visitor[] = ['anonymous', ...MEMBERS];

type Values = Record<string, string>;

export type Entry = {
  may: readonly Visitor[];
  /** The status of the answer to those who may; 200 unless told. */
  answers?: number;
  body?: object | ((t: TestNetwork) => object | Promise<object>);
  /** For routes about one row: the values of the address that lead to it. */
  rows?: {
    /** A new row of this person; undefined when such a person never has one. */
    own?: (t: TestNetwork, person: Person) => Promise<Values | undefined>;
    /** A new row of somebody else. */
    another: (t: TestNetwork) => Promise<Values>;
    /** Who of `may` gets at another's row; to the rest it looks as if it did not exist. Admins, unless told. */
    mayAnother?: readonly Visitor[];
    /** Nobody may do this to their own. */
    ownIsRefused?: boolean;
  };
  /** The request ends the session it came with. */
  endsSession?: boolean;
  /** The answer is a stream that stays open. */
  isEndless?: boolean;
};

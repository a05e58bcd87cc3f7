import type { ErrorCode } from '@callstead/domain/errors';
import { ACCOUNT_STATUSES, type AccountStatus, type UserType } from '@callstead/domain/identity/account';
import type { Person, TestNetwork } from '../test-network.ts';

type Trader = Exclude<UserType, 'admin'>;
/** An admin whose approval was taken back is one more kind of people: their session is still open. */
export type Visitor = 'anonymous' | 'admin' | 'admin rejected' | `${Trader} ${AccountStatus}`;

const inStatus = (traders: readonly Trader[], statuses: readonly AccountStatus[]): readonly Visitor[] =>
  traders.flatMap((trader) => statuses.map((status): Visitor => `${trader} ${status}`));

export const ADMINS: readonly Visitor[] = ['admin'];
export const PUBLISHERS = inStatus(['publisher', 'affiliate'], ACCOUNT_STATUSES);
export const PENDING_PUBLISHERS = inStatus(['publisher', 'affiliate'], ['pending']);
export const APPROVED_PUBLISHERS = inStatus(['publisher', 'affiliate'], ['approved']);
export const ADVERTISERS = inStatus(['advertiser'], ACCOUNT_STATUSES);
export const APPROVED_ADVERTISERS = inStatus(['advertiser'], ['approved']);
export const MEMBERS: readonly Visitor[] = [...ADMINS, ...PUBLISHERS, ...ADVERTISERS];
export const SIGNED_IN: readonly Visitor[] = [...MEMBERS, 'admin rejected'];
export const EVERYBODY: readonly Visitor[] = ['anonymous', ...SIGNED_IN];

export type Values = Record<string, string>;

/** How rows are made that a route is about, told by the values of the address that lead to them. */
export type Rows = {
  /** A new row of this person; undefined when such a person never has one. */
  own?: (t: TestNetwork, person: Person) => Promise<Values | undefined>;
  /** A new row of somebody else. */
  another: (t: TestNetwork) => Promise<Values>;
  /** The address of a row that does not exist; random ids unless told. */
  missing?: () => Values;
  /** Who of `may` gets at another's row; to the rest it looks as if it did not exist. Admins, unless told. */
  mayAnother?: readonly Visitor[];
  /** Nobody may do this to their own. */
  ownIsRefused?: boolean;
};

export type Entry = {
  may: readonly Visitor[];
  /** The status of the answer to those who may; 200 unless told. */
  answers?: number;
  /** What follows the address, such as '?account=:id'. */
  query?: string;
  /** Some are about something of whoever asks. */
  body?: object | ((t: TestNetwork, person?: Person) => object | Promise<object>);
  /** The body travels as a form. */
  isForm?: boolean;
  /** For routes about one row. */
  rows?: Rows;
  /** What somebody who may not is told, where that is neither to log in nor that it is forbidden. */
  refusal?: (visitor: Visitor, whose: 'own' | 'another') => ErrorCode | undefined;
  /** Whoever asks in this way gets no further than the answer. */
  changesNothing?: boolean;
  /** The request ends the session it came with. */
  endsSession?: boolean;
  /** The answer is a stream that stays open. */
  isEndless?: boolean;
};

import type { CarrierFault, CarrierKind, NumberAddresses, NumberType } from '@callstead/domain/numbers/carrier-account';

/** With what an account is opened. */
export type CarrierCredentials = { kind: CarrierKind; host: string; accountSid: string; token: string };

export type NumberSearch = {
  country: string;
  type: NumberType;
  /** Outside the United States and Canada the first digits behind the country's code. */
  areaCode: string | null;
  locality: string | null;
  region: string | null;
};

export type NumberPrice = { monthlyCents: number; upfrontCents: number };

export type NumberOnOffer = {
  number: string;
  locality: string | null;
  region: string | null;
  needsAddress: boolean;
  /** Where the carrier tells one for each number. */
  price?: NumberPrice | undefined;
};

/** Without a number: what one of them costs. */
export type PriceQuestion = { country: string; type: NumberType; number?: string };

/** A number as the carrier has it. */
export type NumberAtCarrier = { sid: string; number: string; name: string; addresses: NumberAddresses };

/** A call as the carrier has it in its log. */
export type CallAtCarrier = { sid: string; from: string; to: string; startedAt: Date; seconds: number };

/** A carrier's account, whatever its dialect. Every promise may be refused with a `CarrierError`. */
export type CarrierAccountClient = {
  /** That the carrier takes our credentials. */
  assertCredentials: () => Promise<void>;
  searchNumbers: (asked: NumberSearch) => Promise<NumberOnOffer[]>;
  /** Undefined where the carrier does not say. */
  price: (asked: PriceQuestion) => Promise<NumberPrice | undefined>;
  /** `name` is kept with the number: by it a purchase is found again. */
  buyNumber: (number: string, name: string, addresses: NumberAddresses) => Promise<NumberAtCarrier>;
  findNumber: (number: string) => Promise<NumberAtCarrier | undefined>;
  listNumbers: () => Promise<NumberAtCarrier[]>;
  setAddresses: (sid: string, addresses: NumberAddresses) => Promise<void>;
  /** One that the carrier does not know any more is returned. */
  returnNumber: (sid: string) => Promise<void>;
  /** Calls to numbers of the account. */
  listCalls: (between: { from: Date; to: Date }) => Promise<CallAtCarrier[]>;
};

/** `fault` says whether it may have happened all the same: only 'unreachable' leaves that open. */
export class CarrierError extends Error {
  constructor(
    readonly fault: CarrierFault,
    message: string,
  ) {
    super(message);
  }
}

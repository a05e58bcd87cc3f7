/** Where money of the network lies outside its books. */
export const PLACES = ['gateway', 'bank'] as const;
export type Place = (typeof PLACES)[number];

/**
 * How the books and the outside can disagree about one thing. `not_in_books`: it happened outside and nobody booked it.
 * `not_outside`: booked, and after some days nothing of it is seen outside. `twice`: one side has it more than once.
 */
export const DIFFERENCE_KINDS = ['not_in_books', 'not_outside', 'other_amount', 'other_fee', 'twice'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** `closed`: its partner came. `resolved`: somebody said why it is right, or booked what was missing. */
export const DIFFERENCE_STATES = ['open', 'resolved', 'closed'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** Above zero came to the network, below zero left it; a fee was kept besides. */
export type Sums = { amountCents: number; feeCents: number };

export type Difference = { key: string; place: Place; kind: DifferenceKind; day: string; books: Sums; outside: Sums };

/** What the books have to see outside: an entry, or a payment of the gateway to the bank. */
export type ExpectedMove = Sums & {
  /** What it is about; whatever stands under one key is compared as one sum. */
  key: string;
  place: Place;
  day: string;
  /** Words by which a bank's line tells that it is this one. */
  hints: readonly string[];
  /** What a line has to say to be taken by its amount alone; null: never. */
  byAmount: string | null;
};

export type OutsideLine = Sums & {
  ref: string;
  place: Place;
  /** Null: nobody knows yet what it is about. */
  key: string | null;
  day: string;
  text: string;
};

/** The days of which a place has told; null: it never has. */
export type Seen = { first: string; last: string } | null;

export const sumOf = (moves: readonly Sums[]): Sums => ({
  amountCents: moves.reduce((sum, { amountCents }) => sum + amountCents, 0),
  feeCents: moves.reduce((sum, { feeCents }) => sum + feeCents, 0),
});

export const isSame = (one: Sums, other: Sums): boolean =>
  one.amountCents === other.amountCents && one.feeCents === other.feeCents;

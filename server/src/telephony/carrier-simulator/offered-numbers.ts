type Range = {
  country: string;
  type: 'Local' | 'Mobile' | 'TollFree';
  /** What all numbers of it begin with; a line of three digits follows. */
  begins: string;
  areaCode: string | null;
  locality: string | null;
  region: string | null;
  /** As carriers ask for one before they sell there. */
  address: 'none' | 'any' | 'local';
};

const inArea = (country: string, areaCode: string, locality: string, region: string): Range => ({
  ...{ country, areaCode, locality, region },
  ...({ type: 'Local', begins: `+1${areaCode}5550`, address: 'none' } as const),
});
const tollFree = (country: string) => (areaCode: string) =>
  ({
    ...{ country, areaCode, locality: null, region: null },
    ...({ type: 'TollFree', begins: `+1${areaCode}5550`, address: 'none' } as const),
  }) satisfies Range;
const abroad = (
  country: string,
  type: Range['type'],
  begins: string,
  locality: string | null,
  address: Range['address'],
) => ({ ...{ country, type, begins, locality, address }, areaCode: null, region: null }) satisfies Range;

const TOLL_FREE = ['833', '844', '855', '866', '877', '888'];

/** A few places, with the area codes they have; lines 0100 to 0199 of exchange 555 are nobody's. None of them is ever rung. */
const RANGES: readonly Range[] = [
  inArea('US', '305', 'Miami', 'FL'),
  inArea('US', '407', 'Orlando', 'FL'),
  inArea('US', '212', 'New York', 'NY'),
  inArea('US', '213', 'Los Angeles', 'CA'),
  inArea('US', '312', 'Chicago', 'IL'),
  inArea('US', '713', 'Houston', 'TX'),
  inArea('CA', '416', 'Toronto', 'ON'),
  inArea('CA', '514', 'Montreal', 'QC'),
  ...TOLL_FREE.map(tollFree('US')),
  ...TOLL_FREE.map(tollFree('CA')),
  abroad('MX', 'Local', '+525550100', 'Ciudad de Mexico', 'none'),
  abroad('MX', 'Local', '+528150100', 'Monterrey', 'none'),
  abroad('MX', 'TollFree', '+528005010', null, 'none'),
  abroad('ES', 'Local', '+34910500', 'Madrid', 'local'),
  abroad('ES', 'Local', '+34930500', 'Barcelona', 'local'),
  abroad('ES', 'Mobile', '+34600500', null, 'any'),
  abroad('ES', 'TollFree', '+34900500', null, 'any'),
  abroad('GB', 'Local', '+442079460', 'London', 'any'),
  abroad('GB', 'Mobile', '+447400500', null, 'any'),
  abroad('CO', 'Local', '+576015010', 'Bogota', 'none'),
];
const LINES = 100;

export type SimulatedSearch = {
  country: string;
  type: string;
  areaCode?: string | undefined;
  contains?: string | undefined;
  locality?: string | undefined;
  region?: string | undefined;
};

/** Of a country or kind that it does not sell a carrier knows nothing, not even an empty list. */
export const isSold = (country: string, type: string) =>
  RANGES.some((range) => range.country === country && range.type === type);

const same = (asked: string | undefined, has: string | null) =>
  !asked || asked.toLowerCase() === (has ?? '').toLowerCase();

/** Everything that could be on offer, one number of each place in turn. Area codes are asked for in +1 alone. */
export function simulatedOffers({ country, type, areaCode, contains = '', locality, region }: SimulatedSearch) {
  const ranges = RANGES.filter(
    (range) =>
      range.country === country &&
      range.type === type &&
      (range.areaCode === null || same(areaCode, range.areaCode)) &&
      same(locality, range.locality) &&
      (range.areaCode === null || same(region, range.region)),
  );
  const offers = Array.from({ length: LINES }, (_, line) =>
    ranges.map(({ begins, ...range }) => ({ ...range, number: `${begins}${100 + line}` })),
  ).flat();
  return offers.filter(({ number }) =>
    contains.startsWith('+') ? number.startsWith(contains) : number.includes(contains),
  );
}

/** Where numbers are ordered: one whose order takes a moment, and one that is not done by itself. */
const ORDERS = { '0194': 'slow order', '0195': 'stuck order' } as const;

/**
 * How it fails, by what is asked for: carriers have such numbers for tests, too. Searches by area code, purchases by the last digits;
 * a purchase whose answer is lost was made all the same.
 */
export const FAULTS = {
  searches: { '429': 'limited', '500': 'broken', '599': 'slow' },
  purchases: { '0190': 'gone', '0191': 'answer lost', '0192': 'limited', '0193': 'slow answer', ...ORDERS },
} as const;

/** What fails when it is bought is offered last. */
export const isWhole = (number: string) => !(number.slice(-4) in FAULTS.purchases);

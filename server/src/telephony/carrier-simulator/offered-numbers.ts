/** A few places, with the area codes they have; lines 0100 to 0199 of exchange 555 are nobody's. */
const PLACES = [
  { country: 'US', areaCode: '305', locality: 'Miami', region: 'FL' },
  { country: 'US', areaCode: '407', locality: 'Orlando', region: 'FL' },
  { country: 'US', areaCode: '212', locality: 'New York', region: 'NY' },
  { country: 'US', areaCode: '213', locality: 'Los Angeles', region: 'CA' },
  { country: 'US', areaCode: '312', locality: 'Chicago', region: 'IL' },
  { country: 'US', areaCode: '713', locality: 'Houston', region: 'TX' },
  { country: 'CA', areaCode: '416', locality: 'Toronto', region: 'ON' },
  { country: 'CA', areaCode: '514', locality: 'Montreal', region: 'QC' },
] as const;
const TOLL_FREE = ['833', '844', '855', '866', '877', '888'];
const LINES = 100;

export type SimulatedSearch = {
  country: string;
  type: string;
  areaCode?: string | undefined;
  locality?: string | undefined;
  region?: string | undefined;
};

const same = (asked: string | undefined, has: string) => !asked || asked.toLowerCase() === has.toLowerCase();

/** Everything that could be on offer, one number of each place in turn. */
export function simulatedOffers({ country, type, areaCode, locality, region }: SimulatedSearch) {
  const places =
    type === 'TollFree'
      ? TOLL_FREE.filter((each) => same(areaCode, each)).map((each) => ({
          areaCode: each,
          locality: null,
          region: null,
        }))
      : PLACES.filter(
          (place) =>
            place.country === country &&
            same(areaCode, place.areaCode) &&
            same(locality, place.locality) &&
            same(region, place.region),
        );
  return Array.from({ length: LINES }, (_, line) =>
    places.map((place) => ({
      number: `+1${place.areaCode}5550${String(100 + line)}`,
      locality: place.locality,
      region: place.region,
      country,
    })),
  ).flat();
}

/**
 * How it fails, by what is asked for: carriers have such numbers for tests, too. Searches by area code, purchases by the last digits;
 * a purchase whose answer is lost was made all the same.
 */
export const FAULTS = {
  searches: { '429': 'limited', '500': 'broken', '599': 'slow' },
  purchases: { '0190': 'gone', '0191': 'answer lost', '0192': 'limited', '0193': 'slow answer' },
} as const;

/** What fails when it is bought is offered last. */
export const isWhole = (number: string) => !(number.slice(-4) in FAULTS.purchases);

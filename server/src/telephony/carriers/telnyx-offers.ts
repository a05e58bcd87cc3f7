import { hasAreaCodes, type NumberType } from '@callstead/domain/numbers/carrier-account';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import type Telnyx from 'telnyx';
import { CarrierError, type NumberOnOffer, type NumberPrice, type NumberSearch, type PriceQuestion } from './port.ts';

const ON_OFFER = 20;
const TYPES = { local: 'local', mobile: 'mobile', tollFree: 'toll_free' } as const satisfies Record<NumberType, string>;

/** Numbers that ring at once: a toll-free one that is not yet provisioned takes days. */
const usable = ({ country, type }: Pick<NumberSearch, 'country' | 'type'>) => ({
  ...{ country_code: country, phone_number_type: TYPES[type] },
  ...{ features: ['voice' as const], limit: ON_OFFER, exclude_held_numbers: true },
  ...(type === 'tollFree' && country === 'US' && { quickship: true }),
});

export async function searchTelnyx(client: Telnyx, search: NumberSearch): Promise<NumberOnOffer[]> {
  const { country, areaCode, locality, region } = search;
  const isKnownByArea = hasAreaCodes(country);
  const found = await listOffers(client, {
    ...usable(search),
    ...(areaCode &&
      (isKnownByArea ? { national_destination_code: areaCode } : { phone_number: { starts_with: areaCode } })),
    ...(locality && { locality }),
    ...(region && isKnownByArea && { administrative_area: region.toUpperCase() }),
  });
  const needsAddress = found.length > 0 && !isKnownByArea && (await needsPapers(client, search));
  return found.map((offer) => ({ ...offer, needsAddress }));
}

/** A number's own price; of a kind what one in the middle of those on offer costs. */
export async function priceAtTelnyx(client: Telnyx, asked: PriceQuestion): Promise<NumberPrice | undefined> {
  const { country, number } = asked;
  const found = await listOffers(client, {
    ...usable(asked),
    ...(number && { phone_number: { starts_with: nationalPart(number, country) } }),
  });
  if (number) {
    const offer = found.find((each) => each.number === number);
    if (!offer) throw new CarrierError('number_gone', 'the number is not on offer');
    return offer.price;
  }
  const prices = found.flatMap(({ price }) => price ?? []).sort((one, other) => one.monthlyCents - other.monthlyCents);
  return prices[Math.floor(prices.length / 2)];
}

type Filter = NonNullable<NonNullable<Parameters<Telnyx['availablePhoneNumbers']['list']>[0]>['filter']>;

async function listOffers(client: Telnyx, filter: Filter): Promise<Omit<NumberOnOffer, 'needsAddress'>[]> {
  const { data = [] } = await client.availablePhoneNumbers.list({ filter }).catch(noneWhereUnsold);
  return data.flatMap(({ phone_number: number, region_information: places = [], cost_information: cost }) => {
    const placeOf = (type: string) => places.find(({ region_type }) => region_type === type)?.region_name ?? null;
    const locality = placeOf('location') ?? placeOf('rate_center');
    return number ? [{ number, locality, region: placeOf('state'), price: priceIn(cost) }] : [];
  });
}

const NOT_FOUND = 404;
const INVALID_FILTER = '10031';

/** A place or kind in which Telnyx sells nothing is a wrong filter to it. */
function noneWhereUnsold(refusal: { status?: unknown; error?: unknown }): { data: never[] } {
  const { errors = [] } = (refusal.error ?? {}) as { errors?: { code?: unknown }[] };
  if (refusal.status === NOT_FOUND || errors.some(({ code }) => code === INVALID_FILTER)) return { data: [] };
  throw refusal;
}

type Cost = { currency?: string; monthly_cost?: string; upfront_cost?: string } | undefined;

/** Amounts are decimals in words; one in another currency than ours is not known. Rounded up: nothing costs more than was shown. */
function priceIn(cost: Cost): NumberPrice | undefined {
  const monthlyCents = centsIn(cost?.monthly_cost);
  if (cost?.currency !== 'USD' || monthlyCents === undefined) return undefined;
  return { monthlyCents, upfrontCents: centsIn(cost.upfront_cost) ?? 0 };
}

function centsIn(written: string | undefined): number | undefined {
  const amount = Number(written?.trim() || Number.NaN);
  return Number.isFinite(amount) ? Math.ceil(Math.round(amount * 10_000) / 100) : undefined;
}

function nationalPart(number: string, country: string): string {
  const code = isSupportedCountry(country) ? getCountryCallingCode(country) : '';
  return number.replace(`+${code}`, '');
}

/** Abroad most numbers are sold to those alone who gave their papers; what is asked of mobiles Telnyx does not say. */
async function needsPapers(client: Telnyx, { country, type }: NumberSearch): Promise<boolean> {
  const kind = TYPES[type];
  const filter = {
    action: 'ordering',
    country_code: country,
    ...(kind !== 'mobile' && { phone_number_type: kind }),
  } as const;
  const page = await client.requirements.list({ filter });
  return page.data.some(({ requirement_types: types = [] }) => types.length > 0);
}

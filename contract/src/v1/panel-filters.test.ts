import { expect, test } from 'vitest';
import { CATALOGUE_FILTERS } from '../applications.ts';
import { CALL_FILTERS } from '../calls/call-filters.ts';
import { CLICK_FILTERS } from '../click-filters.ts';
import { CONVERSION_FILTERS } from '../conversions/conversion-filters.ts';
import { LEAD_FILTERS } from '../leads/lists.ts';
import { V1 } from '../v1.ts';

/** As web/src/ui/list/curl-of.ts renames them. */
const NAMES: Record<string, string> = { campaign: 'offerId', publisher: 'affId' };

test.each([
  ['listCalls', CALL_FILTERS],
  ['listClicks', CLICK_FILTERS],
  ['listLeads', LEAD_FILTERS],
  ['listConversions', CONVERSION_FILTERS],
])('%s takes everything its list in the panel can be narrowed by', (name, filters) => {
  const known = Object.keys(V1.get(name)?.query?.shape ?? {});
  for (const filter of Object.keys(filters)) expect(known).toContain(NAMES[filter] ?? filter);
  expect(known).toEqual(expect.arrayContaining(['account', 'from', 'to']));
});

test('listOffers takes everything the catalogue in the panel can be narrowed and sorted by', () => {
  expect(Object.keys(V1.get('listOffers')?.query?.shape ?? {})).toEqual(
    expect.arrayContaining(['account', ...Object.keys(CATALOGUE_FILTERS)]),
  );
});

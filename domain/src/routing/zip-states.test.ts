import { expect, test } from 'vitest';
import { US_STATES } from '../campaigns/us-states.ts';
import { US_TERRITORIES } from './area-codes.ts';
import { locationOfZip, ZIP_PREFIXES } from './zip-states.ts';

test('prefixes run from 000 to 999 without a gap, each row another place than the one before', () => {
  const firsts = ZIP_PREFIXES.map(([first]) => first);
  expect(firsts[0]).toBe(0);
  expect(firsts).toEqual([...new Set(firsts)].toSorted((a, b) => a - b));
  expect(firsts.at(-1)).toBeLessThan(1000);
  ZIP_PREFIXES.forEach(([, place], index) => {
    expect(place).not.toBe(ZIP_PREFIXES[index - 1]?.[1]);
  });
});

test('every state and territory has ZIP codes', () => {
  const found = new Set(['96799', '96950'].map(locationOfZip));
  for (let prefix = 0; prefix < 1000; prefix += 1) found.add(locationOfZip(`${String(prefix).padStart(3, '0')}01`));
  for (const place of [...US_STATES, ...US_TERRITORIES]) expect(found).toContain(place);
});

test('the states keep to the zone of their first digit', () => {
  const zones: Record<string, string> = {
    MA: '0',
    NJ: '0',
    NY: '01',
    FL: '3',
    TX: '78',
    CA: '9',
    IL: '6',
    WA: '9',
    DC: '25',
  };
  for (const [place, digits] of Object.entries(zones)) {
    const rows = ZIP_PREFIXES.filter(([, each]) => each === place);
    const seen = new Set(rows.map(([first]) => String(first).padStart(3, '0')[0]));
    expect([...seen].toSorted().join('')).toBe(digits);
  }
});

test.each([
  ['00501', 'NY'],
  ['00601', 'PR'],
  ['00802', 'VI'],
  ['00907', 'PR'],
  ['02108', 'MA'],
  ['02903', 'RI'],
  ['03301', 'NH'],
  ['04101', 'ME'],
  ['05401', 'VT'],
  ['05544', 'MA'],
  ['06103', 'CT'],
  ['06390', 'NY'],
  ['07102', 'NJ'],
  ['10001', 'NY'],
  ['14201', 'NY'],
  ['15222', 'PA'],
  ['19104', 'PA'],
  ['19801', 'DE'],
  ['20001', 'DC'],
  ['20166', 'VA'],
  ['20500', 'DC'],
  ['21201', 'MD'],
  ['21921', 'MD'],
  ['23219', 'VA'],
  ['24740', 'WV'],
  ['25301', 'WV'],
  ['27601', 'NC'],
  ['29201', 'SC'],
  ['30303', 'GA'],
  ['31401', 'GA'],
  ['32801', 'FL'],
  ['33139', 'FL'],
  ['34102', 'FL'],
  ['34997', 'FL'],
  ['35203', 'AL'],
  ['37203', 'TN'],
  ['38103', 'TN'],
  ['38614', 'MS'],
  ['39201', 'MS'],
  ['39815', 'GA'],
  ['40202', 'KY'],
  ['43215', 'OH'],
  ['46204', 'IN'],
  ['48226', 'MI'],
  ['50309', 'IA'],
  ['53202', 'WI'],
  ['55401', 'MN'],
  ['57104', 'SD'],
  ['58102', 'ND'],
  ['59101', 'MT'],
  ['60601', 'IL'],
  ['63101', 'MO'],
  ['66101', 'KS'],
  ['68102', 'NE'],
  ['70112', 'LA'],
  ['72201', 'AR'],
  ['73301', 'TX'],
  ['73102', 'OK'],
  ['75201', 'TX'],
  ['79901', 'TX'],
  ['80202', 'CO'],
  ['82001', 'WY'],
  ['83414', 'WY'],
  ['83702', 'ID'],
  ['84101', 'UT'],
  ['85004', 'AZ'],
  ['87102', 'NM'],
  ['88510', 'TX'],
  ['89101', 'NV'],
  ['90001', 'CA'],
  ['96150', 'CA'],
  ['96701', 'HI'],
  ['96799', 'AS'],
  ['96813', 'HI'],
  ['96910', 'GU'],
  ['96950', 'MP'],
  ['97201', 'OR'],
  ['98101', 'WA'],
  ['99501', 'AK'],
])('%s is in %s', (zip, place) => expect(locationOfZip(zip)).toBe(place));

test.each(['09012', '34001', '96201', '21301', '96940', '00001', '1234', '123456', 'SW1A 1AA', ''])(
  '%s names no place',
  (zip) => expect(locationOfZip(zip)).toBeUndefined(),
);

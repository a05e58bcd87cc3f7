import { describe, expect, test } from 'vitest';
import { US_STATES } from '../campaigns/us-states.ts';
import { AREA_CODES, locationOfNumber, US_TERRITORIES } from './area-codes.ts';

const ofCode = (code: number) => locationOfNumber(`+1${code}5550123`);
const ALL_CODES = Object.values(AREA_CODES).flat();

test('every state and territory has a code, and no code is in two places', () => {
  expect(Object.keys(AREA_CODES).toSorted()).toEqual([...US_STATES, ...US_TERRITORIES].toSorted());
  expect(Object.values(AREA_CODES).filter((codes) => codes.length === 0)).toEqual([]);
  expect(new Set(ALL_CODES).size).toBe(ALL_CODES.length);
});

test('codes are of the shape the numbering plan allows', () => {
  for (const code of ALL_CODES) {
    expect(String(code)).toMatch(/^[2-9][0-8]\d$/); // N9X is kept for the day numbers grow
    expect(String(code)).not.toMatch(/^.(\d)\1$/); // codes like 800 and 555 belong to no place
  }
});

// One code or more of each state, and the big cities.
const SAMPLES = {
  AL: [205, 334],
  AK: [907],
  AZ: [602, 480],
  AR: [501],
  CA: [213, 310, 415, 619, 916],
  CO: [303, 720],
  CT: [203],
  DE: [302],
  DC: [202, 771],
  FL: [305, 407, 813, 786],
  GA: [404, 912],
  HI: [808],
  ID: [208],
  IL: [312, 773, 217],
  IN: [317],
  IA: [515],
  KS: [913],
  KY: [502],
  LA: [504],
  ME: [207],
  MD: [410, 301],
  MA: [617, 413],
  MI: [313, 616],
  MN: [612],
  MS: [601],
  MO: [314, 816],
  MT: [406],
  NE: [402],
  NV: [702, 775],
  NH: [603],
  NJ: [201, 973],
  NM: [505],
  NY: [212, 646, 718, 716],
  NC: [704, 919],
  ND: [701],
  OH: [216, 614, 513],
  OK: [405],
  OR: [503],
  PA: [215, 412],
  RI: [401],
  SC: [803],
  SD: [605],
  TN: [615, 901],
  TX: [214, 713, 512, 210, 915],
  UT: [801],
  VT: [802],
  VA: [703, 757],
  WA: [206, 509],
  WV: [304],
  WI: [414, 608],
  WY: [307],
  PR: [787, 939],
  VI: [340],
  GU: [671],
  AS: [684],
  MP: [670],
};

test.each(Object.entries(SAMPLES))('%s has %j', (place, codes) => {
  for (const code of codes) expect(ofCode(code)).toBe(place);
});

test.each([
  ['toll-free', [800, 833, 844, 855, 866, 877, 888]],
  ['personal, premium and service', [500, 521, 533, 544, 566, 577, 588, 600, 700, 710, 900, 911]],
  ['Canadian', [204, 236, 403, 416, 418, 438, 506, 514, 604, 613, 647, 709, 778, 780, 807, 867, 902, 905, 942]],
  [
    'Caribbean',
    [242, 246, 264, 268, 284, 345, 441, 473, 649, 658, 664, 721, 758, 767, 784, 809, 829, 849, 868, 869, 876],
  ],
])('%s codes are no place in the United States', (_kind, codes) => {
  for (const code of codes) expect(ofCode(code)).toBeUndefined();
});

describe('what is no American number', () => {
  test.each(['+34612345678', '+1212555', '2125550123', '+121255501234', ''])('%s', (number) => {
    expect(locationOfNumber(number)).toBeUndefined();
  });
});

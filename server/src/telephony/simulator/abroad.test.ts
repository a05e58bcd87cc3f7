import { expect, test } from 'vitest';
import { readNumber } from '../read-number.ts';
import { chanceFrom } from './chance.ts';
import { fromAbroad, type PlannedCall, planTraffic } from './plan-traffic.ts';
import { playCall } from './play-call.ts';
import type { Parameters } from './wire.ts';

const planned = () => {
  const chance = chanceFrom(3);
  const traffic = planTraffic(chance, { calls: 80, numbers: ['+525550100100'], ratePerSecond: 5 });
  return { traffic, abroad: fromAbroad(chance, traffic, ['MX', 'ES', 'US']) };
};

test('traffic comes from the countries that were named, and who calls again has the same number', () => {
  const { traffic, abroad } = planned();
  const countries = abroad.flatMap(({ from }) => (from ? [readNumber(from)?.country ?? '+1'] : []));
  expect(countries).toEqual(expect.arrayContaining(['MX', 'ES']));
  expect(countries.every((country) => ['MX', 'ES', 'US', '+1'].includes(country))).toBe(true);
  const pairs = new Set(traffic.flatMap(({ from }, place) => (from ? [`${from} ${abroad[place]?.from}`] : [])));
  expect(pairs.size).toBe(new Set(traffic.flatMap(({ from }) => from ?? [])).size);
});

test('every webhook of a call names its country and the account whose number was called', async () => {
  const call = { ...planned().abroad.find(({ from }) => from?.startsWith('+52')), givesUp: false } as PlannedCall;
  const posted: Parameters[] = [];
  const dial =
    '<?xml version="1.0" encoding="UTF-8"?><Response><Dial action="/carrier/twilio/dial"><Number statusCallback="/carrier/twilio/status">+525550100101</Number></Dial></Response>';
  const ask = async (path: string, parameters: Parameters) => {
    posted.push(parameters);
    return path.endsWith('/voice') ? dial : '<?xml version="1.0" encoding="UTF-8"?><Response/>';
  };
  const tell = (_: string, parameters: Parameters) => void posted.push(parameters);
  await playCall({ ...call, accountSid: 'AC7', targets: ['answers'] }, { ask, tell }, new Date(0));
  expect(posted[0]).toMatchObject({ From: call.from, FromCountry: 'MX', FromState: '' });
  expect(posted.length).toBeGreaterThan(3);
  expect(posted.every((each) => each.AccountSid === 'AC7')).toBe(true);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCarrier, aLine, aSid, type Line, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
let publisher: Person;
let line: Line;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  publisher = await t.signIn('publisher');
  line = await aLine(t, {
    publisherId: publisher.profile.id,
    terms: {
      geo: { countries: ['MX', 'ES'], states: [] },
      pricing: { kind: 'fixed', priceCents: 4000, floorCents: 1000, ceilingCents: 9000 },
      locationMultipliers: { 'country:ES': 1.5, CO: 3 },
      unknownPlace: 'refuse',
    },
  });
});
afterAll(() => t.close());

async function callFrom(from: string, told: Record<string, string> = {}) {
  const sid = aSid();
  await aCarrier(t).voice(sid, from, line.number, told);
  const [row] = await rows<{ id: string; country: string; state: string | null }>(
    t.db,
    'select * from call where call_sid = $1',
    [sid],
  );
  const detail = (await t.call('GET', `/calls/${row?.id}`, admin)).json();
  return { row, detail };
}

test('callers from the countries a campaign names are rung through, by their number alone', async () => {
  const { row, detail } = await callFrom('+525512345678');
  expect(row).toMatchObject({ country: 'MX', state: null });
  expect(detail.price.tiers).toMatchObject([{ baseCents: 4000, priceCents: 4000 }]);
  expect(detail).toMatchObject({ status: 'ringing', reason: null, place: { country: 'MX', state: null, zip: null } });
});

test('a factor of a whole country moves the price, and is named with it', async () => {
  const { row, detail } = await callFrom('+34612345678', { FromCountry: 'ES', FromZip: '28001' });
  expect(row).toMatchObject({ country: 'ES' });
  expect(detail.price.tiers).toMatchObject([{ baseCents: 4000, priceCents: 6000 }]);
  expect(detail.price.location).toEqual({ key: 'country:ES', basisPoints: 15_000 });
});

test('a caller from elsewhere is refused, and the trace says from where', async () => {
  const { detail } = await callFrom('+442071838750');
  expect(detail).toMatchObject({ status: 'refused', reason: 'out_of_geo', place: { country: 'GB' } });
  const geo = detail.trace.find((each: { rule: string }) => each.rule === 'geo');
  expect(geo).toMatchObject({ verdict: 'refuse', facts: { country: 'GB', source: 'number', inside: false } });
});

test('publishers see of a foreign caller the country and two digits', async () => {
  const { row } = await callFrom('+525598765432');
  const seen = (await t.call('GET', `/calls/${row?.id}`, publisher)).json();
  expect(seen.caller).toBe('+52 ••••••••32');
});

test('who is not named is somebody from a country the campaign wants', async () => {
  const asked = (body: object) =>
    t.call('POST', `/calls/lines/${line.number}/explanation`, { headers: admin.headers, body });
  expect((await asked({})).json().reason).toBeNull();
  expect((await asked({ callerNumber: '+44 20 7183 8750' })).json()).toMatchObject({
    reason: 'out_of_geo',
    place: { country: 'GB' },
  });
  expect((await asked({ callerNumber: '+44 12' })).json().fields).toEqual({ callerNumber: 'phone_invalid' });
});

import { expect, test } from 'vitest';
import { createTwiml } from './twiml.ts';

const twiml = createTwiml('https://callstead.example', 'twilio');
const dial = (records: boolean) => twiml({ do: 'dial', number: '+13055550142', position: 0, records, next: [] });

test('callers hear a notice before a call that is recorded, and none before others', () => {
  expect(dial(true).indexOf('recorded')).toBeGreaterThan(0);
  expect(dial(true).indexOf('recorded')).toBeLessThan(dial(true).indexOf('<Dial'));
  expect(dial(false)).not.toContain('<Say');
});

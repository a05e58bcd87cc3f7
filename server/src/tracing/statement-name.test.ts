import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

test.each([
  ['select "id" from "profile" where "email" = $1', 'select profile'],
  ['insert into "pgboss"."job" (name) values ($1)', 'insert job'],
  ['\n  update only call set x = 1', 'update call'],
  ['delete from click_salt where day < $1', 'delete click_salt'],
  ['select record_calls($1)', 'select record_calls'],
  ['with gone as (delete from event_inbox returning id) select 1', 'with event_inbox'],
  ['-- from whom it came\nselect 1', 'select'],
  ["select 'it''s from ana@people.example' from call", 'select call'],
  ["select '-- ', x from lead -- it's from nobody\n where y = 'into z'", 'select lead'],
  ["set local statement_timeout = '5s'", 'set'],
  ['begin', 'begin'],
  ['', 'statement'],
])('%j is called %j', (text, name) => {
  expect(statementName(text)).toBe(name);
});

test('nothing that stands in quotes is ever part of it', () => {
  const quoted = fc
    .string({ maxLength: 40 })
    .map((value) => `'from secret ${value.replaceAll("'", "''")} into secret'`);
  fc.assert(
    fc.property(fc.array(quoted, { minLength: 1, maxLength: 80 }), (values) => {
      expect(statementName(`insert into call values (${values.join(', ')})`)).toBe('insert call');
      expect(statementName(`select ${values.join(', ')}`)).toBe('select');
    }),
  );
});

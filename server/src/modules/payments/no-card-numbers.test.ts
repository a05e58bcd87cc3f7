import type { Endpoint } from '@callstead/contract/endpoint';
import * as endpoints from '@callstead/contract/payments-endpoints';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { createTestDatabase } from '../../testing/test-database.ts';

/** What people know of their card, under any name it might have. */
const OF_A_CARD = /pan|cvc|cvv|card_?number|account_?number|routing|iban|expiry/i;

const namesIn = (schema: unknown): string[] =>
  JSON.stringify(schema)
    .match(/"([A-Za-z0-9_]+)":/g)
    ?.map((name) => name.slice(1, -2)) ?? [];

test('what a card says of itself is typed on the page of the gateway, and no request of ours takes it', async () => {
  const bodies = Object.values<Endpoint>(endpoints).flatMap(({ body }) => (body ? [body] : []));
  expect(bodies.length).toBeGreaterThan(3);
  for (const body of bodies) {
    const names = namesIn(z.toJSONSchema(body, { io: 'input' }));
    expect(names.filter((name) => OF_A_CARD.test(name))).toEqual([]);
  }
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const columns = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_name in ('payment', 'funding_method', 'payment_customer', 'method_request', 'auto_recharge', 'refund')`.execute(
    db,
  );
  expect(columns.rows.length).toBeGreaterThan(20);
  expect(columns.rows.filter(({ column_name }) => OF_A_CARD.test(column_name))).toEqual([]);
});

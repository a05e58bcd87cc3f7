import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from './new-id.ts';

test('ids are UUIDs, and no two are the same', () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});

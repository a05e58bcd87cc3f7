import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureMonths } from '../db/months.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { ensureCursors, moveCursor } from './queries.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-05-15T12:00:00Z');

async function months(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'event'::regclass order by 1`.execute(
    database.db,
  );
  return rows.map(({ name }) => name).filter((name) => name < 'event_2026_06');
}

test('months are forgotten after 90 days, but not before every subscriber has read them', async () => {
  const { db } = database;
  await ensureMonths(db, 'event', new Date('2025-12-01'), NOW);
  for (const [position, month] of ['2025-12', '2026-01', '2026-02'].entries()) {
    await sql`insert into event (position, recorded_at, id, at, type, subject_type, subject_id, subject_name, actor_name, data)
      values (${position + 1}, ${`${month}-10`}, 1, now(), 'ticket.note', 'ticket', '1', '1', 'Ana', '{}')`.execute(db);
  }
  await ensureCursors(db, ['quick', 'slow']);
  await moveCursor(db, 'quick', 3);
  await moveCursor(db, 'slow', 1);
  await deleteOldEvents(db, NOW);
  expect(await months()).toEqual(['event_2026_01', 'event_2026_02', 'event_2026_03', 'event_2026_04', 'event_2026_05']);
  await moveCursor(db, 'slow', 3);
  await deleteOldEvents(db, NOW);
  // February ended less than 90 days ago.
  expect(await months()).toEqual(['event_2026_02', 'event_2026_03', 'event_2026_04', 'event_2026_05']);
});

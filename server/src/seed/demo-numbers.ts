import type { Db } from '../db/database.ts';
import { insertNumbers } from '../modules/numbers/queries.ts';

/** 555-01xx belongs to nobody: whatever is shown in the demo rings nowhere. */
const AREA_CODES = ['305', '512', '213', '646'];
const PER_AREA = 15;

export async function seedDemoNumbers(db: Db): Promise<void> {
  const numbers = AREA_CODES.flatMap((area) =>
    Array.from({ length: PER_AREA }, (_, index) => ({ number: `+1${area}55501${10 + index}`, carrier: 'simulator' })),
  );
  await insertNumbers(db, numbers);
}

import type { Db } from '../../db/database.ts';
import { findAnyObject } from './simulated-store.ts';

/** Shows whole what is named by its id: `latest_charge.balance_transaction` shows the charge, and its transaction in it. */
export async function expand(db: Db, object: object, paths: readonly string[]): Promise<object> {
  const shown = structuredClone(object);
  for (const path of paths) await show(db, shown, path.split('.'));
  return shown;
}

async function show(db: Db, object: object, [name, ...rest]: string[]): Promise<void> {
  if (!name || !Object.hasOwn(object, name)) return;
  const fields = object as Record<string, unknown>;
  const value = fields[name];
  const whole = typeof value === 'string' ? await findAnyObject(db, value) : value;
  if (!whole || typeof whole !== 'object') return;
  fields[name] = whole;
  await show(db, whole, rest);
}

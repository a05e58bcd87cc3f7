import type { Db } from '../../db/database.ts';

/** Who of these has to hand in a tax form before their first payout. Nobody does while no form is asked for. */
export async function listOwingTaxForm(_db: Db, _accountIds: readonly string[]): Promise<Set<string>> {
  return new Set();
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { rows } from './call-world.ts';
import type { TestNetwork } from './test-network.ts';

export const ERASED = {
  phone: '+13052417396',
  email: 'zeferina.quintanilha@example.com',
  names: ['Zeferina', 'Quintanilha'],
} as const;

/** However a number may be written. */
function spellings(): string[] {
  const { phone, email, names } = ERASED;
  const [area, exchange, line] = ['305', '241', '7396'];
  const national = ['', '-', '.', ' '].map((gap) => [area, exchange, line].join(gap));
  const hex = [phone, phone.slice(1), email].map((each) => Buffer.from(each).toString('hex'));
  const base64 = [phone, email].map((each) => Buffer.from(each).toString('base64').replace(/=+$/, '').slice(0, -1));
  return [...national, `(${area}) ${exchange}-${line}`, email, ...names, ...hex, ...base64];
}

/** Every row of every table, ours and the queue's. */
async function dumpTables({ db, owner }: Pick<TestNetwork, 'db' | 'owner'>): Promise<Map<string, string>> {
  const tables = await rows<{ schema: string; name: string }>(
    db,
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'm')`,
  );
  const dumped = new Map<string, string>();
  for (const { schema, name } of tables) {
    const { rows: found } = await sql<{ row: string }>`select t::text as row from ${sql.id(schema, name)} t`.execute(
      owner,
    );
    dumped.set(`${schema}.${name}`, found.map(({ row }) => row).join('\n'));
  }
  return dumped;
}

async function dumpFiles(dataDir: string): Promise<Map<string, string>> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)));
}

/** Where anything of them can still be read. */
export async function tracesOfErased(t: Pick<TestNetwork, 'db' | 'owner'>, dataDir: string): Promise<string[]> {
  const all = [...(await dumpTables(t)), ...(await dumpFiles(dataDir))];
  return all.flatMap(([where, content]) => {
    const text = `${where}\n${content}`.toLowerCase();
    return spellings()
      .filter((each) => text.includes(each.toLowerCase()))
      .map((each) => `${where}: ${each}`);
  });
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, type OpenDatabase, openDatabase } from '../db/database.ts';
import { SERVER_ROLE } from '../db/roles.ts';

export const TEMPLATE_DATABASE = 'callstead_template';

/**
 * A fresh, migrated database: a copy of the template's files takes little, so every test file has its own. By default
 * PostgreSQL copies page by page through its log, which takes twice the work.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  const ownerUrl = withDatabase(serverUrl, name);
  const url = asServer(ownerUrl);
  const [server, owner] = [openDatabase(url), openDatabase(ownerUrl)];
  const close = async () => {
    await server.close();
    await owner.close();
  };
  return { ...server, url, owner: owner.db, close };
}

/** With the rights the server has: a test that needs more says so by using `owner`. */
export type TestDatabase = OpenDatabase & { url: string; owner: Db };

export const SERVER_PASSWORD = 'known-to-all-tests';

export function asServer(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = SERVER_ROLE;
  url.password = SERVER_PASSWORD;
  return url.href;
}

export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

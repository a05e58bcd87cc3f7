import type { StatementRunner } from '../db/database.ts';

const LIST_DUE = `
  select q.name from pgboss.queue q where exists (
    select from pgboss.job j where j.name = q.name and j.state < 'active' and j.start_after < now())`;

/** The queues in which a job waits that may begin. */
export async function listDueQueues(pool: StatementRunner): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({ name: 'list-due-queues', text: LIST_DUE, values: [] });
  return rows.map(({ name }) => name);
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Cluster, PASSWORDS } from './cluster.ts';

/** As the container of PostgreSQL would, by the same script. */
export async function createRoles(cluster: Cluster): Promise<void> {
  const { stderr, status } = spawnSync('sh', [join(import.meta.dirname, '..', 'create-roles.sh')], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH ?? '',
      ...{ PGHOST: '127.0.0.1', PGPORT: String(cluster.leaderPort), PGPASSWORD: PASSWORDS.postgres },
      ...{ OWNER_PASSWORD: PASSWORDS.owner, SERVER_PASSWORD: PASSWORDS.server },
    },
  });
  if (status !== 0) throw new Error(`create-roles.sh: ${stderr}`);
}

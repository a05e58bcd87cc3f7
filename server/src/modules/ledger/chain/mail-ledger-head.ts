import { inTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { listApprovedAdmins, listMembers } from '../../identity/members.ts';
import { findHead } from './queries.ts';

/** To everybody who runs the network: a copy of the newest hash that nobody at the database can reach. */
export async function mailLedgerHead(services: Pick<Services, 'db' | 'queue' | 'config'>): Promise<void> {
  await inTransaction(services, async ({ db, queue, config }) => {
    const head = await findHead(db);
    if (!head) return;
    const values = {
      block: head.number,
      hash: head.hash.toString('hex'),
      sealedAt: head.sealedAt.toISOString().slice(0, 16).replace('T', ' '),
      link: `${config.publicUrl}/admin-dashboard/ledger`,
    };
    for (const { name, email, language } of await listMembers(db, await listApprovedAdmins(db))) {
      const data = { mail: 'ledger-head', to: email, language, values: { ...values, name } } as const;
      await queue.enqueue(db, { name: 'send-mail', data });
    }
  });
}

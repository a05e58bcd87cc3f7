import { DomainError } from '@callstead/domain/errors';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { findAccountOf } from '../../identity/queries.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { aboutApplication, decideApplication } from '../commands.ts';
import { findApplicationForUpdate } from '../queries.ts';
import { claimDue, forgetDecisions, listWaiting, takeWaiting, type WaitingDecision } from './queries.ts';

/** Everything that is due, each application on its own, in the name of whoever decided. What was interrupted goes on. */
export async function carryOutDecisions(services: Services): Promise<void> {
  for (const decision of await claimDue(services.db))
    for (const applicationId of await listWaiting(services.db, decision.id))
      await carryOut(services, decision, applicationId);
  await forgetDecisions(services.db);
}

/** That it waits and that it is decided change together: whatever dies, and however many try, it is decided once. */
async function carryOut(services: Services, decision: WaitingDecision, id: string): Promise<void> {
  const account = await findAccountOf(services.db, decision.user_id);
  if (!account) return drop(services, decision, id);
  const actor = memberOf(account, decision.address === null ? {} : { address: decision.address });
  try {
    await inTransaction(services, async (tx) => {
      await findApplicationForUpdate(tx.db, id);
      if (!(await takeWaiting(tx.db, decision.id, id))) return;
      await decideApplication(tx, actor, { id, decision: decision.decision, reason: decision.reason });
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await drop(services, decision, id); // withdrawn or decided in between: its own state says so
  }
}

async function drop(services: Services, decision: WaitingDecision, id: string): Promise<void> {
  await inTransaction(services, async (tx) => {
    const application = await findApplicationForUpdate(tx.db, id);
    if (!(await takeWaiting(tx.db, decision.id, id)) || !application) return;
    await emit(tx, 'network', { type: 'application.waiting', ...aboutApplication(application) });
  });
}

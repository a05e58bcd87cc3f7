import type { DecideManyResponse } from '@callstead/contract/applications';
import { type Decision, UNDO_SECONDS } from '@callstead/domain/applications/lifecycle';
import { DomainError, type ErrorCode } from '@callstead/domain/errors';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services, Tx } from '../../../services.ts';
import { aboutApplication, loadFor, statusAfter } from '../commands.ts';
import { findApplicationForUpdate } from '../queries.ts';
import { deleteDecision, findDecision, insertDecision, insertWaiting, listWaiting } from './queries.ts';

type AskedDecision = { ids: readonly string[]; decision: Decision; reason: string | null };

/** Nothing happens yet: until it is due it can be taken back. What cannot be decided is said at once, each on its own. */
export function decideSoon(services: Services, actor: Actor, asked: AskedDecision): Promise<DecideManyResponse> {
  authorize(actor, 'application.list');
  const ids = [...new Set(asked.ids)];
  return inTransaction(services, async (tx) => {
    const decisionId = await insertDecision(tx.db, { ...asked, ...madeBy(actor), waitSeconds: UNDO_SECONDS });
    const refusals = new Map<string, ErrorCode | null>();
    for (const id of ids.toSorted()) {
      const refused = await wait(tx, actor, { ...asked, id, decisionId }).then(() => null, refusalCode);
      refusals.set(id, refused);
    }
    const results = ids.map((id) => ({ id, error: refusals.get(id) ?? null }));
    if (results.every(({ error }) => error !== null)) {
      await deleteDecision(tx.db, decisionId);
      return { results, waiting: null };
    }
    await tx.queue.enqueue(tx.db, { name: 'carry-out-decisions', data: null, afterSeconds: UNDO_SECONDS });
    return { results, waiting: { id: decisionId, seconds: UNDO_SECONDS } };
  });
}

const madeBy = (actor: Actor) => {
  const { userId, accountId, address = null } = actor as Member;
  return { userId, accountId, address };
};

type Wanted = { id: string; decisionId: string; decision: Decision };

async function wait(tx: Tx, actor: Actor, { id, decisionId, decision }: Wanted): Promise<void> {
  const application = await loadFor(tx.db, actor, 'application.decide', id);
  statusAfter(decision, application);
  if (!(await insertWaiting(tx.db, decisionId, id))) throw new DomainError('application_state');
  await emit(tx, actor, { type: 'application.waiting', ...aboutApplication(application) });
}

function refusalCode(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  throw error;
}

/** Applications are locked before what waits for them, here and where it is carried out. */
export function undoDecision(services: WithDb, actor: Actor, id: string): Promise<void> {
  authorize(actor, 'application.list');
  return inTransaction(services, async (tx) => {
    const decision = await findDecision(tx.db, id);
    if (!decision || !can(actor, 'application.undo', { accountId: decision.account_id }))
      throw new DomainError('not_found');
    const applications = [];
    for (const applicationId of await listWaiting(tx.db, id))
      applications.push(await findApplicationForUpdate(tx.db, applicationId));
    if (!(await deleteDecision(tx.db, id))) throw new DomainError('decision_made');
    for (const application of applications)
      if (application) await emit(tx, actor, { type: 'application.waiting', ...aboutApplication(application) });
  });
}

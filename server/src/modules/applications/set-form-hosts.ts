import { DomainError } from '@callstead/domain/errors';
import { type Actor, can } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { aboutApplication } from './commands.ts';
import { findApplicationForUpdate, updateApplication } from './queries.ts';

type Wanted = { id: string; hosts: readonly string[] };

/** Which sites may show a publisher's form: it holds with the next page that asks for it. */
export function setFormHosts(services: WithDb, actor: Actor, { id, hosts }: Wanted): Promise<{ hosts: string[] }> {
  return inTransaction(services, async (tx) => {
    const application = await findApplicationForUpdate(tx.db, id);
    if (!application || !can(actor, 'application.set-form-hosts', application)) throw new DomainError('not_found');
    if (application.status !== 'approved' || application.campaign_type !== 'lead')
      throw new DomainError('application_state');
    if (hosts.join() === application.form_hosts.join()) return { hosts: application.form_hosts };
    const { form_hosts } = await updateApplication(tx.db, id, { form_hosts: [...hosts] });
    await emit(tx, actor, {
      type: 'application.set-form-hosts',
      ...aboutApplication(application),
      before: factsOf(application.form_hosts),
      after: factsOf(form_hosts),
    });
    return { hosts: form_hosts };
  });
}

const factsOf = (hosts: readonly string[]) => ({ formHosts: hosts.length > 0 ? hosts.join(', ') : null });

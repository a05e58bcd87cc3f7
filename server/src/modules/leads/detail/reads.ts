import type { LeadCertificate, LeadDetail } from '@callstead/contract/leads/leads';
import { type CallView, callView } from '@callstead/domain/calls/call-view';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import { questionsIn } from '@callstead/domain/leads/answer-words';
import { explainLead, traceOfLead } from '@callstead/domain/leads/explain-lead';
import type { LeadPerson } from '@callstead/domain/leads/seen-person';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import { isSold } from '@callstead/domain/reports/sold';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { listNames } from '../../calls/detail/queries.ts';
import { findLastMessage } from '../../dispute-threads/queries.ts';
import { aboutLead, sidesOf } from '../lead-sides.ts';
import { personOf, presentLeads } from '../lists/present.ts';
import { listPersons } from '../lists/queries.ts';
import { findLead, type LeadRow } from '../queries.ts';
import {
  permissionsOf,
  presentClick,
  presentConsent,
  presentEntries,
  presentPrice,
  presentReturn,
  presentSteps,
  wordsFor,
} from './present.ts';
import { findClickOf, findConsent, findFieldsAsked, findFundedMark, listEntries, listSteps } from './queries.ts';

export type DetailQuery = { view?: CallView | undefined; language: Language };

/** One lead with everything that explains it. 404 instead of 403 for another's. */
export async function readLead(db: Db, actor: Actor, id: string, query: DetailQuery): Promise<LeadDetail> {
  authorize(actor, 'lead.list');
  const row = await ownLead(db, actor, id);
  const view = callView(actor, query.view);
  const [[presented], fields, person, steps, entries, consent, click, names, funded, last] = await Promise.all([
    presentLeads(db, [row], { view, language: query.language }),
    findFieldsAsked(db, row),
    findPerson(db, id),
    listSteps(db, id),
    listEntries(db, id),
    findConsent(db, id),
    findClickOf(db, row),
    listNames(db, view === 'admin' ? peopleIn(row) : []),
    view !== 'advertiser' && isSold(row.billing) ? findFundedMark(db, row) : null,
    row.dispute ? findLastMessage(db, id) : undefined,
  ]);
  if (!presented) throw new DomainError('not_found');
  const words = wordsFor(view, person);
  return {
    ...presented,
    questions: questionsIn(fields, query.language),
    ...{ click: presentClick(click), pingId: row.ping_id, funded },
    timeline: presentSteps(steps, row, view, words),
    trace: explainLead(traceOfLead(row.decision, row.reservation), view === 'publisher'),
    price: presentPrice(row, view),
    entries: presentEntries(entries, view, words),
    consent: consent ? presentConsent({ consent, person }, row, view) : null,
    dispute: presentReturn(row, { names, words, last }),
    may: permissionsOf(row, { actor, view, sight: presented.sight, now: new Date() }),
  };
}

async function ownLead(db: Db, actor: Member, id: string): Promise<LeadRow> {
  const row = await findLead(db, id);
  if (!row || !can(actor, 'lead.read', sidesOf(row))) throw new DomainError('not_found');
  return row;
}

export async function findPerson(db: Db, id: string): Promise<LeadPerson | null> {
  const found = (await listPersons(db, [id])).get(id);
  return found ? personOf(found) : null;
}

const peopleIn = ({ dispute }: LeadRow) =>
  dispute ? [dispute.by, dispute.decision?.by].filter((id) => id !== undefined) : [];

/** What any party can show of what was agreed to; 404 where nobody agreed to anything. */
export async function readCertificate(db: Db, actor: Actor, id: string, query: DetailQuery): Promise<LeadCertificate> {
  authorize(actor, 'lead.list');
  const row = await ownLead(db, actor, id);
  const view = callView(actor, query.view);
  const [[presented], fields, person, consent] = await Promise.all([
    presentLeads(db, [row], { view, language: query.language }),
    findFieldsAsked(db, row),
    findPerson(db, id),
    findConsent(db, id),
  ]);
  if (!presented || !consent) throw new DomainError('not_found', { leadId: id });
  const { arrivedAt, campaign, publisher, way, sight, place, status, isTest } = presented;
  return {
    ...{ id, arrivedAt, campaign, publisher, way, sight, place, status, isTest, person: presented.person },
    formVersion: row.form_version,
    questions: questionsIn(fields, query.language),
    consent: presentConsent({ consent, person }, row, view),
  };
}

/** Who a lead is that nobody took: an admin may look, and the audit log says who did. */
export function lookAtLead(services: WithDb, actor: Actor, id: string): Promise<{ person: LeadPerson | null }> {
  authorize(actor, 'lead.look');
  return inTransaction(services, async (tx) => {
    const row = await findLead(tx.db, id);
    if (!row) throw new DomainError('not_found');
    await emit(tx, actor, { type: 'lead.look', ...aboutLead(row) });
    return { person: await findPerson(tx.db, id) };
  });
}

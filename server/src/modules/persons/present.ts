import type { Erasure, FoundPerson } from '@callstead/contract/persons';
import type { PersonContact } from '@callstead/domain/persons/contact-lines';
import type { CsvRow } from '../../http/csv.ts';
import { shortHash } from './person-events.ts';
import type { ErasureRow, PersonCallRow, PersonFacts, PersonLeadRow } from './queries.ts';

type Found = {
  token: string;
  contact: PersonContact;
  facts: PersonFacts;
  calls: readonly PersonCallRow[];
  leads: readonly PersonLeadRow[];
};

export function presentFound({ token, contact, facts, calls, leads }: Found): FoundPerson {
  return {
    token,
    ...{ kind: contact.kind, contact: contact.value },
    ...{ isSuppressed: facts.is_suppressed, blocks: facts.blocks, tickets: facts.tickets },
    callCount: facts.calls,
    calls: calls.map(({ id, arrived_at, campaign, has_recording: hasRecording }) => ({
      ...{ id, campaign, hasRecording },
      arrivedAt: arrived_at.toISOString(),
    })),
    leadCount: facts.leads,
    leads: leads.map(({ id, arrived_at, campaign, first_name, last_name, phone, email }) => ({
      ...{ id, campaign, phone, email },
      arrivedAt: arrived_at.toISOString(),
      name: [first_name, last_name].filter(Boolean).join(' ') || null,
    })),
    erasedAt: facts.erased_at?.toISOString() ?? null,
  };
}

export function presentErasure(row: ErasureRow): Erasure {
  const { id, kind, person, created_at, finished_at, calls, leads, recordings } = row;
  return {
    ...{ id, kind, calls, leads, recordings },
    person: shortHash(person),
    createdAt: created_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
  };
}

type Exported = Pick<Found, 'contact' | 'calls' | 'leads'>;

export const PERSON_COLUMNS: CsvRow = ['what', 'id', 'field', 'value'];

/** One fact a line: what is known differs from campaign to campaign. */
export async function* personLines({ contact, calls, leads }: Exported): AsyncGenerator<CsvRow> {
  yield ['person', '', contact.kind, contact.value];
  for (const { id, ...call } of calls) yield* linesOf('call', id, call);
  for (const { id, ...lead } of leads) yield* linesOf('lead', id, lead);
}

function* linesOf(what: string, id: string, facts: object): Generator<CsvRow> {
  for (const [field, value] of Object.entries(facts)) {
    if (value === null) continue;
    if (typeof value === 'object' && !(value instanceof Date)) yield* linesOf(what, id, value);
    else yield [what, id, field, value];
  }
}

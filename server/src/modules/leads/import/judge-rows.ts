import { contactOf } from '@callstead/domain/leads/contact';
import type { RowReason, RowVerdict } from '@callstead/domain/leads/import';
import { judgeLead, type LeadLine } from '@callstead/domain/leads/judge-lead';
import { locateLead } from '@callstead/domain/leads/locate-lead';
import { type LeadRequest, readLead } from '@callstead/domain/leads/read-lead';
import type { Db } from '../../../db/database.ts';
import { personsOf } from '../../../secrets/person-hash.ts';
import { readerFor } from '../../../telephony/read-number.ts';
import type { LeadServices } from '../engine.ts';
import { listBlocked, listKnownPersons, listReadyPersons } from './row-queries.ts';

export type AskedRow = { row: number; cells: readonly string[]; request: LeadRequest };
export type Judgement = {
  verdict: RowVerdict;
  reason: RowReason | null;
  fields: readonly string[];
  leadId: string | null;
};

type Judging = { importId: string; line: LeadLine; personKey: LeadServices['leads']['personKey']; now: Date };

const DAY_MS = 86_400_000;

/** Whom a row is about, whether or not a lead can be made of it. */
export function contactIn({ phone, email }: LeadRequest, countries: readonly string[]) {
  const text = (given: unknown) => (typeof given === 'string' ? given.slice(0, 300) : null);
  return contactOf({ phone: text(phone), email: text(email) }, readerFor(countries));
}

/**
 * What would become of each row if it came now. Caps, budget and balance are judged when it comes: nothing is set aside
 * here, so whoever is faster may take the room.
 */
export async function judgeRows(db: Db, rows: readonly AskedRow[], judging: Judging): Promise<Judgement[]> {
  const { line, now, personKey, importId } = judging;
  const people = rows.map(({ request }) => {
    const contact = contactIn(request, line.campaign.terms.geo.countries);
    return { contact, persons: personsOf(personKey, contact) };
  });
  const all = people.flatMap(({ persons }) => persons);
  const since = new Date(now.getTime() - line.campaign.terms.duplicates.windowDays * DAY_MS);
  const known = await listKnownPersons(db, all, { campaignId: line.campaign.id, since });
  const blocked = await listBlocked(db, all, line.advertiser.id);
  const before = await listReadyPersons(db, importId, all);
  return rows.map(({ request }, place) => {
    const { contact, persons } = people[place] as (typeof people)[number];
    const spoken = judgeAlone(request, contact, judging);
    if (spoken) return spoken;
    if (persons.some((each) => blocked.has(each))) return rejected('blocked');
    if (persons.some((each) => known.suppressed.has(each))) return rejected('suppressed');
    if (persons.some((each) => known.taken.has(each) || before.has(each))) return verdict('duplicate');
    for (const each of persons) before.add(each);
    return verdict('ready');
  });
}

/** Undefined where nothing speaks against it. */
function judgeAlone(request: LeadRequest, contact: ReturnType<typeof contactIn>, { line, now }: Judging) {
  const read = readLead(line.form, request);
  if ('problems' in read) return unreadable(read.problems.map(({ path }) => path));
  const { lead: given } = read;
  const { countries } = line.campaign.terms.geo;
  const location = locateLead({ ...contact, zip: given.zip, state: given.state, countries });
  const judged = judgeLead({ line, given, contact, location, at: now, spentTodayCents: 0, bid: null });
  return judged.kind === 'rejected' ? rejected(judged.reason) : undefined;
}

const verdict = (said: RowVerdict, reason: RowReason | null = null): Judgement => ({
  ...{ verdict: said, reason, fields: [], leadId: null },
});
const rejected = (reason: RowReason) => verdict('rejected', reason);
export const unreadable = (fields: readonly string[]): Judgement => ({
  ...verdict('unreadable', 'unreadable_field'),
  fields,
});

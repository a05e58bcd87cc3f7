import type { LeadRow as Presented } from '@callstead/contract/leads/leads';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Language } from '@callstead/domain/identity/account';
import { type LeadPerson, seenPerson } from '@callstead/domain/leads/seen-person';
import type { Db } from '../../../db/database.ts';
import { listCampaignNames, listPeople } from '../../conversions/lists/queries.ts';
import type { LeadRow } from '../queries.ts';
import { listPersons, type PersonRow } from './queries.ts';

export type Looking = { view: CallView; language: Language };

const UNNAMED = { id: '', title: '' };

/** Rows as the viewer may see them, with the names they refer to. */
export async function presentLeads(db: Db, rows: readonly LeadRow[], { view, language }: Looking) {
  const [campaigns, accounts, persons] = await Promise.all([
    listCampaignNames(
      db,
      rows.map((row) => row.campaign_id),
      language,
    ),
    listPeople(
      db,
      rows.flatMap((row) => [row.publisher_id, row.advertiser_id]),
    ),
    listPersons(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row): Presented => {
    const publisher = accounts.get(row.publisher_id);
    const advertiser = view === 'admin' ? accounts.get(row.advertiser_id) : undefined;
    return {
      ...{ id: row.id, arrivedAt: row.arrived_at.toISOString(), way: row.way, isTest: row.is_test },
      campaign: campaigns.get(row.campaign_id) ?? UNNAMED,
      publisher: publisher ? { affId: publisher.aff_id ?? '', name: view === 'admin' ? publisher.name : null } : null,
      advertiser: advertiser ? { id: advertiser.id, name: advertiser.company_name ?? advertiser.name } : null,
      ...presentPerson(persons.get(row.id), row, view),
      place: { country: row.country, state: row.state, zip: row.zip },
      ...{ status: row.status, reason: row.reason, billing: row.billing },
      ...presentMoney(row, view),
      approveAt: row.approve_at?.toISOString() ?? null,
      returned: row.dispute?.reason ?? null,
      ...{ clickId: row.click_id, subs: row.subs },
    };
  });
}

export const personOf = (row: PersonRow): LeadPerson => ({
  ...{ firstName: row.first_name, lastName: row.last_name, phone: row.phone, email: row.email },
  fields: row.fields as Record<string, unknown>,
  ...{ ip: row.ip, userAgent: row.user_agent, certificateUrl: row.certificate_url },
});

/** In lists without where they wrote from. */
function presentPerson(found: PersonRow | undefined, { status }: LeadRow, view: CallView) {
  const { sight, person } = seenPerson(found ? personOf(found) : null, view, status);
  if (!person) return { sight, person };
  const { firstName, lastName, phone, email, fields } = person;
  return { sight, person: { firstName, lastName, phone, email, fields } };
}

/** Neither side learns what the other one pays or earns; what nobody is charged for has no price. */
function presentMoney(row: LeadRow, view: CallView) {
  const { price_cents: priceCents, payout_cents: payoutCents } = row;
  const isPriced = isCharged(row) || row.status === 'pending';
  return {
    priceCents: isPriced && view !== 'publisher' ? priceCents : null,
    payoutCents: isPriced && view !== 'advertiser' ? payoutCents : null,
    marginCents: isPriced && view === 'admin' ? priceCents - payoutCents : null,
  };
}

const isCharged = ({ billing }: LeadRow) => billing !== 'none';

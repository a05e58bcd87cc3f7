import { randomInt } from 'node:crypto';
import type { Terms } from '@callstead/domain/campaigns/terms';
import { type LeadForm, USUAL_FORM } from '@callstead/domain/leads/form';
import type { LeadAnswer } from '../modules/leads/answer-queries.ts';
import type { PostedLead } from '../modules/leads/take-lead.ts';
import { takeLead } from '../modules/leads/take-lead.ts';
import { aLine, type Line, rows } from './call-world.ts';
import type { TestNetwork } from './test-network.ts';

export type LeadCampaign = Line & { offerId: string; affId: string };

type Options = {
  terms?: Partial<Terms>;
  form?: Partial<LeadForm>;
  balanceCents?: number;
  advertiserId?: string;
  publisherId?: string;
};

/** A campaign that takes leads, and somebody who joined it. */
export async function aLeadCampaign(
  t: Pick<TestNetwork, 'db' | 'anAccount'>,
  { form, ...options }: Options = {},
): Promise<LeadCampaign> {
  const line = await aLine(t, options);
  const [named] = await rows<{ offer_id: string; aff_id: string }>(
    t.db,
    `with c as (update campaign set type = 'lead' where id = $1 returning public_id)
     select c.public_id as offer_id, a.aff_id from c, account a where a.id = $2`,
    [line.campaignId, line.publisherId],
  );
  if (form) await putForm(t, line.campaignId, { ...USUAL_FORM, version: 1, ...form });
  return { ...line, offerId: named?.offer_id ?? '', affId: named?.aff_id ?? '' };
}

/** What a form asks from now on. */
export async function putForm({ db }: Pick<TestNetwork, 'db'>, campaignId: string, form: LeadForm): Promise<void> {
  const { version, fields, consent, takenWhen, countedWhen, redirectUrl, takesImports, thanks } = form;
  await rows(
    db,
    `insert into lead_form (campaign_id, version, fields, consent_version, sentence, taken_when, counted_when, redirect_url,
                            takes_imports, thanks, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now())`,
    [
      ...[campaignId, version, JSON.stringify(fields), consent.version, JSON.stringify(consent.sentence)],
      ...[takenWhen, countedWhen, redirectUrl, takesImports, thanks && JSON.stringify(thanks)],
    ],
  );
}

export type Person = { phone: string; email: string };

/** Exchanges 220 to 309: there is a person behind each of these numbers. */
const [FIRST_LINE, LINES] = [2_200_000, 900_000];
let met = randomInt(LINES);

/** Nobody who was here before: among hundreds that were drawn by lot two would be one person now and then. */
export function aPerson(): Person {
  met = (met + 1) % LINES;
  return { phone: `+1305${FIRST_LINE + met}`, email: `p${randomInt(1e12)}@example.com` };
}

export const aRequest = (person: Partial<Person> = {}, at = new Date()) => ({
  ...{ firstName: 'Ana', lastName: 'Ruiz', zip: '33139', ...aPerson(), ...person },
  consent: {
    ...{ text: USUAL_FORM.consent.sentence.en, capturedAt: new Date(at.getTime() - 1_000).toISOString() },
    ...{ ip: '192.0.2.7', url: 'https://pages.example.com/quote?email=ana@example.com' },
  },
});

type Posting = Partial<Omit<PostedLead, 'offerId' | 'publisher'>> & { person?: Partial<Person>; at?: Date };

/** Posts a lead as a program would; throws where it cannot be read. */
export async function postLead(
  t: Pick<TestNetwork, 'services'>,
  { offerId, affId }: Pick<LeadCampaign, 'offerId' | 'affId'>,
  { person, at = new Date(), ...posted }: Posting = {},
): Promise<LeadAnswer> {
  const answer = await takeLead(
    t.services,
    {
      ...{ offerId, publisher: { affId }, way: 'api', isTest: false, userAgent: 'Test', formHash: null },
      ...{ clickId: null, pingId: null, request: aRequest(person, at), ...posted },
    },
    at,
  );
  if ('problems' in answer) throw new Error(JSON.stringify(answer.problems));
  return answer;
}

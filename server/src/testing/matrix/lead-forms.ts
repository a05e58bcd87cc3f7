import { randomUUID } from 'node:crypto';
import { USUAL_FORM } from '@callstead/domain/leads/form';
import type { ImportStatus } from '@callstead/domain/leads/import';
import { putPiece } from '../../modules/leads/import/file.ts';
import { aCampaign } from '../a-campaign.ts';
import { aRow, csvOf, HEADER } from '../lead-import-world.ts';
import { aLeadCampaign } from '../lead-world.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import {
  ADMINS,
  ADVERTISERS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
  PUBLISHERS,
  type Rows,
} from './entry.ts';

/** Advertisers who are not approved are told so, whatever they ask for. */
const managing: Entry = {
  may: [...ADMINS, ...APPROVED_ADVERTISERS],
  refusal: (visitor) => (ADVERTISERS.includes(visitor) ? 'campaigns_restricted' : undefined),
};

const aLeadOffer = async (t: TestNetwork, advertiserId: string) => {
  const { id } = await aCampaign(t.db, advertiserId, { type: 'lead' });
  return { id };
};
const offers: Rows = {
  own: async (t, { profile }) => (profile.type === 'advertiser' ? aLeadOffer(t, profile.id) : undefined),
  another: async (t) => aLeadOffer(t, (await t.anAccount('advertiser')).id),
};

const { version: _, consent, ...usual } = USUAL_FORM;
const form = { ...usual, sentence: consent.sentence };

const TEXT = csvOf([aRow()]);
const CONTENT = Buffer.from(TEXT).toString('base64');
const PLACES = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'zip',
  'consent.text',
  'consent.capturedAt',
  'consent.ip',
  'consent.url',
];
const columns = HEADER.map((_header, column) => ({ target: PLACES[column], column }));

async function anImport(t: TestNetwork, publisherId: string, status: ImportStatus) {
  const campaign = await aLeadCampaign(t, { publisherId, form: { takesImports: true } });
  const id = randomUUID();
  await t.db
    .insertInto('lead_import')
    .values({
      ...{ id, publisher_id: publisherId, campaign_id: campaign.campaignId, file_name: 'leads.csv', status },
      ...{ bytes: Buffer.byteLength(TEXT), pieces: 1, mapping: '{}', form_version: 1, created_at: new Date() },
    })
    .execute();
  if (status !== 'uploading') await putPiece(t.services, id, 0, CONTENT);
  return { id, piece: '0' };
}

const importsIn = (status: ImportStatus): Rows => ({
  own: async (t, { profile }) =>
    profile.type === 'publisher' || profile.type === 'affiliate' ? anImport(t, profile.id, status) : undefined,
  another: async (t) => anImport(t, (await t.anAccount('publisher')).id, status),
  missing: () => ({ id: randomUUID(), piece: '0' }),
  mayAnother: [],
});

/** Rows name people: whoever was rejected sees none. */
const LOOKING = PUBLISHERS.filter((visitor) => !visitor.endsWith('rejected'));
/** Even publishers who may change nothing learn nothing about another's. */
const refusal: Entry['refusal'] = (visitor, whose) =>
  whose === 'another' && LOOKING.includes(visitor) ? 'not_found' : undefined;
const running: Entry = { may: APPROVED_PUBLISHERS, refusal };
const reading: Entry = { may: LOOKING, rows: importsIn('uploaded') };

async function aNewImport(t: TestNetwork, person?: Person) {
  const isPublisher = person?.profile.type === 'publisher' || person?.profile.type === 'affiliate';
  const campaign = await aLeadCampaign(t, {
    form: { takesImports: true },
    ...(person && isPublisher && { publisherId: person.profile.id }),
  });
  return { campaign: campaign.offerId, fileName: 'leads.csv', bytes: 100 };
}

export const leadFormsMatrix: Record<string, Entry> = {
  'GET /api/campaigns/:id/lead-form': { ...managing, rows: offers },
  'PUT /api/campaigns/:id/lead-form': { ...managing, body: { version: 0, form }, rows: offers },
  'GET /api/publisher/lead-imports': { may: LOOKING },
  'GET /api/publisher/lead-imports/campaigns': { may: LOOKING },
  'POST /api/publisher/lead-imports': { may: APPROVED_PUBLISHERS, answers: 201, body: aNewImport },
  'PUT /api/publisher/lead-imports/:id/pieces/:piece': {
    ...{ ...running, answers: 204, body: { content: CONTENT }, rows: importsIn('uploading') },
  },
  'GET /api/publisher/lead-imports/:id': reading,
  'GET /api/publisher/lead-imports/:id/rows': reading,
  'GET /api/publisher/lead-imports/:id/refused': reading,
  'POST /api/publisher/lead-imports/:id/check': {
    ...{ ...running, answers: 202, body: { columns }, rows: importsIn('uploaded') },
  },
  'POST /api/publisher/lead-imports/:id/start': { ...running, answers: 202, rows: importsIn('checked') },
  'DELETE /api/publisher/lead-imports/:id': { ...running, answers: 204, rows: importsIn('uploaded') },
};

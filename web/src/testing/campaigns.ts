import type { Campaign, CampaignVersionEntry } from '@callstead/contract/campaigns/managed-campaigns';
import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  listCampaigns,
  listCampaignVersions,
  pauseCampaign,
  readCampaign,
  readCampaignDefaults,
  resumeCampaign,
  submitCampaign,
  updateCampaign,
} from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import { completeTexts, copyTexts } from '@callstead/domain/campaigns/editable-texts';
import { DEFAULT_SHARE_BASIS_POINTS, USUAL_TERMS } from '@callstead/domain/campaigns/usual-terms';
import { type FakeApi, refusal } from './fake-api.ts';

const AT = '2026-03-02T10:00:00.000Z';

const TEXTS = {
  title: 'Techos Miami',
  description: 'Más techos.',
  detailedDescription: '',
  targetAudience: 'Dueños de casa.',
  target: '',
  qualification: '',
  conversionRequirements: '',
  restrictions: '',
  notes: '',
  keywords: [],
};

const TERMS = {
  ...USUAL_TERMS,
  pricing: { kind: 'fixed', priceCents: 4500, floorCents: 4500, ceilingCents: 4500 },
  budget: { totalCents: 500_000, dailyCents: null },
  targets: [{ id: 'line-1', number: '+13055550142', priority: 1, weight: 1, concurrency: null, hours: null }],
  publisherShareBasisPoints: DEFAULT_SHARE_BASIS_POINTS,
} as unknown as Campaign['terms']; // the usual ones are read-only, the contract's are not

type Texts = Campaign['texts'];
const complete = (texts: Texts) => completeTexts(texts) as Texts;

/** A draft; whoever asks names its advertiser, who alone may move it on. */
export function aCampaign(advertiserId: string, changes: Partial<Campaign> = {}): Campaign {
  return {
    id: crypto.randomUUID(),
    publicId: 'HS101',
    advertiser: { id: advertiserId, name: 'Casa Clara LLC', status: 'approved' },
    status: 'draft',
    category: 'homeServices',
    subCategory: 'roofing',
    type: 'call',
    takenWhen: null,
    promoMaterialsAvailable: false,
    version: 1,
    texts: complete({ en: { ...TEXTS, title: '', description: '', targetAudience: '' }, es: TEXTS }),
    terms: TERMS,
    links: { destination: null, hosts: [], fallback: null },
    personalDataDays: null,
    returnedReason: null,
    submittedAt: null,
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  };
}

const e164Of = (number: string) => `+1${number.replace(/\D/g, '').slice(-10)}`;

type Written = Pick<Campaign, 'category' | 'subCategory' | 'type' | 'texts'> & {
  terms: Omit<Campaign['terms'], 'publisherShareBasisPoints'>;
};

/** As the server keeps what was written. */
function stored({ category, subCategory, type, texts, terms }: Written) {
  const targets = terms.targets.map((target) => ({ ...target, number: e164Of(target.number) }));
  const kept = { ...terms, targets, publisherShareBasisPoints: DEFAULT_SHARE_BASIS_POINTS };
  return { category, subCategory, type, texts: complete(texts), terms: kept };
}

/** Campaigns that remember what is done to them and refuse an edit made from an older version, the newest first. */
export function keepCampaigns(api: FakeApi, ...kept: Campaign[]): Campaign[] {
  const owner = api.session?.profile?.id ?? '';
  const history = new Map<string, CampaignVersionEntry[]>();
  const remember = (campaign: Campaign) => {
    const { version, terms, texts } = campaign;
    const entry = { version, createdAt: AT, createdBy: { id: owner, name: 'Aldo Cruz' }, terms, texts };
    history.set(campaign.id, [entry, ...(history.get(campaign.id) ?? [])]);
    return campaign;
  };
  kept.forEach(remember);
  const change = (id: string, changes: Partial<Campaign>) => {
    const campaign = kept.find((each) => each.id === id);
    return campaign ? Object.assign(campaign, changes) : refusal('not_found');
  };
  const add = (campaign: Campaign) => {
    kept.unshift(remember(campaign));
    return campaign;
  };

  api.answer(readCampaignDefaults, { personalDataDays: 0 });
  api.answer(listCampaigns, ({ query }) => {
    const campaigns = kept.filter(({ status }) => !query.status || status === query.status);
    return { data: campaigns, hasMore: false, next: null, count: { rows: campaigns.length, isMore: false } };
  });
  api.answer(createCampaign, ({ body: { campaign, submit } }) =>
    add(aCampaign(owner, { ...stored(campaign), status: submit ? 'pending_review' : 'draft' })),
  );
  api.answer(readCampaign, ({ params }) => change(params.id, {}));
  api.answer(updateCampaign, ({ params, body: { campaign: written, version } }) => {
    const campaign = kept.find(({ id }) => id === params.id);
    if (!campaign) return refusal('not_found');
    if (campaign.version !== version) return refusal('campaign_changed');
    return remember(Object.assign(campaign, stored(written), { version: version + 1 }));
  });
  api.answer(deleteCampaign, ({ params }) => {
    kept.splice(
      kept.findIndex(({ id }) => id === params.id),
      1,
    );
    return { outcome: 'deleted' };
  });
  api.answer(listCampaignVersions, ({ params }) => ({
    data: history.get(params.id) ?? [],
    hasMore: false,
    next: null,
  }));
  api.answer(submitCampaign, ({ params }) => change(params.id, { status: 'pending_review' }));
  api.answer(pauseCampaign, ({ params }) => change(params.id, { status: 'paused' }));
  api.answer(resumeCampaign, ({ params }) => change(params.id, { status: 'active' }));
  api.answer(duplicateCampaign, ({ params }) => {
    const original = kept.find(({ id }) => id === params.id);
    if (!original) return refusal('not_found');
    return add(aCampaign(owner, { terms: original.terms, texts: copyTexts(original.texts) as Texts }));
  });
  return kept;
}

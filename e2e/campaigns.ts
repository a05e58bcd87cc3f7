import { type Asker, test as base, signIn } from './people.ts';
import { expect, type Page } from './story.ts';

/** `terms` replace some of the usual ones. */
type Written = {
  title?: string;
  submit?: boolean;
  activate?: boolean;
  terms?: Record<string, unknown>;
  /** Where links lead; left out, to our own page. */
  destination?: string;
  type?: 'call' | 'lead';
};
export type Made = { id: string; publicId: string; version: number };

type CampaignFixtures = {
  /** An approved advertiser of our own, logged in, with no campaigns yet. */
  advertiser: () => Promise<{ page: Page; email: string }>;
  /** A campaign of theirs, as far along as asked, without the form. */
  campaign: (advertiser: Asker, written?: Written) => Promise<Made>;
};

export const test = base.extend<CampaignFixtures>({
  advertiser: async ({ visitor, account }, use) => {
    await use(async () => {
      const { email } = await account('advertiser', 'approved');
      const page = await visitor();
      await signIn(page, email);
      return { page, email };
    });
  },

  campaign: async ({ administration }, use) => {
    await use(
      async (
        { request },
        { title = 'Techos Miami', submit = false, activate = false, terms = {}, destination, type = 'call' } = {},
      ) => {
        const links = destination && { links: { destination, hosts: [], fallback: null } };
        const data = { campaign: { ...writtenCampaign(title, terms), type, ...links }, submit: submit || activate };
        const created = await request.post('/api/advertiser/campaigns', { data });
        expect(created.ok(), await created.text()).toBe(true);
        const made: Made = await created.json();
        if (!activate) return made;
        const review = { decision: 'activate', version: made.version };
        const reviewed = await administration.post(`/api/admin/campaigns/${made.id}/review`, { data: review });
        expect(reviewed.ok(), await reviewed.text()).toBe(true);
        return made;
      },
    );
  },
});

const NO_TEXTS = {
  title: '',
  description: '',
  detailedDescription: '',
  targetAudience: '',
  target: '',
  qualification: '',
  conversionRequirements: '',
  restrictions: '',
  notes: '',
  keywords: [],
};
const WORKDAY = [{ from: 540, to: 1080 }];

export function writtenCampaign(title: string, terms: Record<string, unknown>) {
  return {
    language: 'es',
    category: 'homeServices',
    subCategory: 'roofing',
    type: 'call',
    texts: { en: NO_TEXTS, es: { ...NO_TEXTS, title, description: 'Más techos.', targetAudience: 'Dueños de casa.' } },
    terms: {
      pricing: { kind: 'fixed', priceCents: 4500, floorCents: 4500, ceilingCents: 4500 },
      minimumSeconds: 90,
      geo: { countries: ['US'], states: [] },
      locationMultipliers: {},
      hours: { zone: 'America/New_York', week: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, [], []] },
      caps: { daily: null, monthly: null, counts: 'qualified' },
      concurrency: { campaign: 5, perPublisher: null },
      budget: { totalCents: 500_000, dailyCents: null },
      approvalDays: 7,
      duplicates: { windowDays: 30, after: 'qualified', route: true, bill: false, pay: false },
      recording: { enabled: true, retentionDays: 90 },
      unknownPlace: 'refuse',
      anonymousCallers: 'refuse',
      targets: [{ id: 'line-1', number: '+13055550142', priority: 1, weight: 1, concurrency: null, hours: null }],
      overflowNumber: null,
      traffic: { allowed: ['seo'], prohibited: ['robocalls'] },
      ...terms,
    },
  };
}

/** Chooses from a select that is a list of its own, not the browser's. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
